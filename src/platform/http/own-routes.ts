import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The build's routes and files, without the CMS's documents. */
export interface OwnRoutes {
  has(path: string): boolean;
  /** The value of Next's cookie for previewing drafts. */
  previewId: string;
}

/** Routes whose content depends on the CMS, so the route alone does not prove an address. */
const contentRoutes = new Set([
  ...['/[[...path]]', '/blog/[slug]', '/og/[[...path]]', '/files/[name]'],
]);

interface RoutesManifest {
  staticRoutes: { page: string; regex: string }[];
  dynamicRoutes: { page: string; regex: string }[];
}

async function listFiles(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => prefix + path.relative(folder, file).replaceAll(path.sep, '/'));
}

/** Demonstration sites omit the file extension of their pages (rewrites in next.config.ts). */
function filesFor(asked: string): string[] {
  return asked.startsWith('/demos/') ? [asked, `${asked}.html`, `${asked}/index.html`] : [asked];
}

export async function readOwnRoutes(root: string): Promise<OwnRoutes> {
  const build = path.join(root, '.next');
  const readJson = async <Content>(name: string) =>
    JSON.parse(await readFile(path.join(build, name), 'utf8')) as Content;
  const [routes, prerendered, assets, publicFiles] = await Promise.all([
    readJson<RoutesManifest>('routes-manifest.json'),
    readJson<{ preview: { previewModeId: string } }>('prerender-manifest.json'),
    listFiles(path.join(build, 'static'), '/_next/static/'),
    listFiles(path.join(root, 'public'), '/'),
  ]);
  const files = new Set([...assets, ...publicFiles]);
  const patterns = [...routes.staticRoutes, ...routes.dynamicRoutes]
    // Next's error pages have names that no address has.
    .filter(({ page }) => !page.startsWith('/_') && !contentRoutes.has(page))
    .map(({ regex }) => new RegExp(regex));
  return {
    previewId: prerendered.preview.previewModeId,
    has: (asked) =>
      filesFor(decodeURIComponent(asked)).some((file) => files.has(file)) ||
      patterns.some((pattern) => pattern.test(asked)),
  };
}
