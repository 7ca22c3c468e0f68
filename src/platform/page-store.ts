/**
 * Next's store of rendered pages, named in `next.config.ts`: it keeps none. The server around Next
 * keeps their final bytes, see `http/page-cache.ts`.
 */
export default class PageStore {
  async get(): Promise<null> {
    return null;
  }

  async set(): Promise<void> {}

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
