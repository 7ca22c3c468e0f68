/** Caches a slow function's newest results. Callers share a run; failures are not cached. */
export class BoundedCache<T> {
  readonly #entries = new Map<string, Promise<T>>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

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
