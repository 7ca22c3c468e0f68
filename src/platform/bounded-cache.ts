/**
 * Caches the newest results of a slow function by name. Concurrent callers share one run; failures
 * are not cached.
 */
export class BoundedCache<T> {
  readonly #entries = new Map<string, Promise<T>>();
  readonly #limit: number;

  /** @param limit maximum number of cached results */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns the cached result, or calls `make`. */
  get(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(name);
    if (known) return known;
    const made = make();
    this.#entries.set(name, made);
    made.catch(() => this.#entries.delete(name));
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
    return made;
  }
}
