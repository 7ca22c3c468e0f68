/** Files and routes. Every page may have a form, which is posted to its address. */
const withoutForm = /^\/(?:_next|demos|og|preview|readyz)(?:\/|$)|\/pdf$|\.[a-z\d]+$/;

/** Methods of an address; `null` below `/api`, whose routes know their own. */
export function allowedMethods(path: string): readonly string[] | null {
  if (/^\/api(?:\/|$)/.test(path)) return null;
  return withoutForm.test(path) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST'];
}
