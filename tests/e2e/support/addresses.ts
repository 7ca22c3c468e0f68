import { isFull, orFirst } from '../../support/how-much';
import type { cmsApi } from './api';
import { type RouteKind, routeKinds, routes } from './routes';

type Cms = ReturnType<typeof cmsApi>;

/** Pages whose sharing picture is fetched. They are few, because each takes a while to render. */
export const pagesToShare: ReadonlySet<string> = new Set(
  routeKinds.flatMap((kind) => orFirst<string>(routes[kind])),
);

interface PageDoc {
  path: string;
  sections: { blockType: string }[];
}

/** A minimal set of pages that contains every kind of section. */
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
  // A page that is no document has its own code, so it is the only one of its template.
  const known = new Set(docs.map(({ path }) => path));
  return [...chosen, ...routes.page.filter((path) => !known.has(path))];
}

/** Addresses of a kind: one of each template, or all of them. */
export async function addressesOf(kind: RouteKind, cms: Cms): Promise<readonly string[]> {
  return kind === 'page' && !isFull ? pagesOfEverySection(cms) : orFirst(routes[kind]);
}
