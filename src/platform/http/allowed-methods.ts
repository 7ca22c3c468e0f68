/** Routes of `/api` know their own methods, but fail at TRACE. */
const routes = /^\/api(?:\/|$)/;
const ofRoutes = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Files and routes. Every page may have a form, which is posted to its address. */
const withoutForm = /^\/(?:_next|demos|og|preview|readyz)(?:\/|$)|\/pdf$|\.[a-z\d]+$/;

export function allowedMethods(path: string): readonly string[] {
  if (routes.test(path)) return ofRoutes;
  return withoutForm.test(path) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST'];
}
