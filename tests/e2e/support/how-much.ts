import type { cmsApi } from './api';
import { type RouteKind, routeKinds, routes } from './routes';

type Cms = ReturnType<typeof cmsApi>;

/**
 * `npm run test:full` looks at every address and takes its time. `npm test` looks at one of each
 * template: pages of one template differ in their words alone. Journeys tagged `@full` vary one that
 * `npm test` plays: another input device, another project, a motion.
 */
export const isFull = process.env.TEST_FULL === '1';

/** So many in `npm test`, and so many in `npm run test:full`. */
export function howMany(usually: number, inFull: number): number {
  return isFull ? inFull : usually;
}

/** The whole list in `npm run test:full`, otherwise the first of it. */
export function orFirst<Item>(items: readonly Item[]): readonly Item[] {
  return isFull ? items : items.slice(0, 1);
}

/** Pages whose picture for shared links is fetched: each takes a while to draw. */
export const pagesToShare: ReadonlySet<string> = new Set(
  routeKinds.flatMap((kind) => orFirst<string>(routes[kind])),
);

interface PageDoc {
  path: string;
  sections: { blockType: string }[];
}

/** Of pages made of sections as few as have every kind of section between them. */
async function pagesOfEverySection(cms: Cms): Promise<string[]> {
  const docs = (await cms.list('pages')) as unknown as PageDoc[];
  const pages = docs.map(({ path, sections }) => ({
    path,
    kinds: new Set(sections.map(({ blockType }) => blockType)),
  }));
  const unseen = new Set(pages.flatMap(({ kinds }) => [...kinds]));
  const chosen: string[] = [];
  while (unseen.size > 0) {
    const newIn = ({ kinds }: { kinds: Set<string> }) =>
      [...kinds].filter((kind) => unseen.has(kind)).length;
    const [next] = pages.toSorted((one, other) => newIn(other) - newIn(one));
    if (!next) break;
    chosen.push(next.path);
    for (const kind of next.kinds) unseen.delete(kind);
  }
  // What is no document has code of its own: it is the only one of its template.
  const known = new Set(docs.map(({ path }) => path));
  return [...chosen, ...routes.page.filter((path) => !known.has(path))];
}

/** Addresses of a kind: one of each template, or all of them. */
export async function addressesOf(kind: RouteKind, cms: Cms): Promise<readonly string[]> {
  return kind === 'page' && !isFull ? pagesOfEverySection(cms) : orFirst(routes[kind]);
}
