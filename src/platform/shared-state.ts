/**
 * State of this process on a global symbol. Next bundles the site's code, so the server and each
 * route may have separate copies of a module.
 */
export function sharedState<State>(name: string, make: () => State): State {
  const holder = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`site.${name}`);
  holder[key] ??= make();
  return holder[key] as State;
}
