import { readdirSync } from 'node:fs';

/** The demonstration sites, and every page of each. */
export const demos = readdirSync('public/demos', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    slug: name,
    home: `/demos/${name}`,
    pages: readdirSync(`public/demos/${name}`)
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.replace(/\.html$/, ''))
      .map((page) => (page === 'index' ? `/demos/${name}` : `/demos/${name}/${page}`)),
  }));
