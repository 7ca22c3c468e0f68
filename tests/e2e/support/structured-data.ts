import type { APIRequestContext } from '@playwright/test';

/** A node of a page's JSON-LD graph, as plain JSON. */
export type GraphNode = Record<string, unknown> & { '@type': string };

/** Reads the structured data out of a page’s HTML, as a search engine would. */
export function structuredDataOf(html: string): GraphNode[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': GraphNode[] })['@graph'],
  );
}

/** The HTML that the server sends, without running any script. */
export async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** Whether a page’s HTML contains a text. The boolean keeps a failed test from printing a page. */
export async function shows(
  request: APIRequestContext,
  path: string,
  text: string,
): Promise<boolean> {
  return (await htmlOf(request, path)).includes(text);
}
