/** State on a global symbol: Next's bundles hold separate copies of a module for each route. */
export function sharedState<State>(name: string, make: () => State): State {
  const holder = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`site.${name}`);
  holder[key] ??= make();
  return holder[key] as State;
}
