/** The facts that a visitor, a search engine or an assistant reads in a page’s HTML. */
export interface DocumentFacts {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  shareUrl: string | null;
  sharePictures: string[];
  robots: string | null;
  /** Texts of the first-level headings. */
  headings: string[];
  /** Targets of links and forms, as written. */
  targets: string[];
  /** Those in the page’s main part, without header and footer. */
  mainTargets: string[];
  /** Pictures, styles, scripts and icons, as written. */
  files: string[];
  /** Valid anchors: values that an address can have after `#`. */
  anchors: string[];
  structuredData: string[];
  /** The main part as text. */
  text: string;
  /** The same without the parts that several pages share on purpose. */
  ownText: string;
}

/**
 * Reads a page's HTML. Runs inside a browser, for its parser; no script of the page runs, and
 * nothing is loaded.
 */
export function readDocument(html: string): DocumentFacts {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const values = (selector: string, name: string, root: ParentNode = parsed) =>
    [...root.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? []);
  const texts = (selector: string) =>
    [...parsed.querySelectorAll(selector)].map((element) => element.textContent.trim());

  const facts = {
    titles: texts('head > title'),
    descriptions: values('meta[name=description]', 'content'),
    canonicals: values('link[rel=canonical]', 'href'),
    shareUrl: values('meta[property="og:url"]', 'content')[0] ?? null,
    sharePictures: values('meta[property="og:image"]', 'content'),
    robots: values('meta[name=robots]', 'content')[0] ?? null,
    headings: texts('h1'),
    targets: [...values('a[href]', 'href'), ...values('form[action]', 'action')],
    mainTargets: values('main a[href]', 'href'),
    files: [
      ...values('img[src], script[src], iframe[src], source[src], video[src]', 'src'),
      ...values('img[srcset], source[srcset]', 'srcset').flatMap((set) =>
        set.split(',').flatMap((part) => part.trim().split(' ')[0] ?? []),
      ),
      ...values('link[rel~=icon], link[rel=stylesheet], link[rel=preload]', 'href'),
      ...values('link[rel=alternate], link[rel=apple-touch-icon], link[rel=manifest]', 'href'),
    ],
    anchors: values('[id]', 'id'),
    structuredData: texts('script[type="application/ld+json"]'),
  };

  const main = parsed.querySelector('main') ?? parsed.body;
  for (const element of main.querySelectorAll('script, style, template')) element.remove();
  const text = main.textContent.replace(/\s+/g, ' ');
  for (const element of main.querySelectorAll('[data-shared], nav')) element.remove();
  // Text of neighbouring elements would otherwise be joined.
  const walker = parsed.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.nodeValue ?? '');
  return { ...facts, text, ownText: parts.join(' ').replace(/\s+/g, ' ') };
}
