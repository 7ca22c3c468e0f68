/**
 * Remembers the results of a slow function by name, the newest ones only. Askers at the same time
 * share one run; a failure is not remembered.
 */
export class BoundedCache<T> {
  readonly #entries = new Map<string, Promise<T>>();
  readonly #limit: number;

  /** @param limit how many results are kept */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The result kept under a name, or that of `make`. */
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
