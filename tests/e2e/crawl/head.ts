import { HtmlValidate } from 'html-validate';
import { pagesToShare } from '../support/addresses';
import { type RouteKind, routeKinds, routes } from '../support/routes';
import { findDataProblems, nodesOfType } from '../support/structured-data-rules';
import { expect, test } from '../support/test';

/**
 * The HTML standard’s rules. React’s spelling of attributes and void elements is valid, so style
 * rules are excluded.
 */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function markupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

/** Values that several pages share, each with those pages. */
function repeated(values: readonly (readonly [address: string, value: string])[]): string[] {
  const owners = new Map<string, string[]>();
  for (const [address, value] of values) {
    owners.set(value, [...(owners.get(value) ?? []), address]);
  }
  return [...owners].flatMap(([value, own]) =>
    own.length > 1 ? `“${value}”: ${own.join(', ')}` : [],
  );
}

test('every page is valid HTML', async ({ site }) => {
  const problems = [];
  for (const { address, body } of site.pages) {
    for (const problem of await markupProblems(body)) problems.push(`${address} ${problem}`);
  }
  expect(problems).toEqual([]);
});

test('the page for missing addresses is valid HTML', async ({ request }) => {
  expect(await markupProblems(await (await request.get('/nowhere')).text())).toEqual([]);
});

test('every page has exactly one first-level heading, with text', ({ site }) => {
  const wrong = site.pages.flatMap(({ address, facts: { headings } }) =>
    headings.length === 1 && headings[0] !== '' ? [] : `${address}: ${headings.join(' | ')}`,
  );
  expect(wrong).toEqual([]);
});

test('every page shows a picture, apart from the legal ones', ({ site }) => {
  const legal: readonly string[] = routes.legal;
  const bare = site.pages.flatMap(({ address, body }) => {
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    return main.includes('<img') || legal.includes(address) ? [] : address;
  });
  expect(bare).toEqual([]);
});

test('every page has a unique title and description, within search lengths', ({ site }) => {
  const wrong = site.pages.flatMap(({ address, facts: { titles, descriptions } }) => {
    const [title = '', description = ''] = [titles[0], descriptions[0]];
    return [
      ...(titles.length === 1 && descriptions.length === 1 ? [] : [`${address} has not one each`]),
      ...(title.length >= 20 && title.length <= 60
        ? []
        : [`${address}: ${title.length} characters in the title “${title}”`]),
      ...(description.length >= 110 && description.length <= 160
        ? []
        : [`${address}: ${description.length} characters in the description “${description}”`]),
      ...(`${title} ${description}`.includes('{{') ? [`${address} shows a token`] : []),
    ];
  });
  expect(wrong).toEqual([]);
  expect(repeated(site.pages.map((page) => [page.address, page.facts.titles[0] ?? '']))).toEqual(
    [],
  );
  expect(
    repeated(site.pages.map((page) => [page.address, page.facts.descriptions[0] ?? ''])),
  ).toEqual([]);
});

test('every page has its own address as the canonical one', ({ site, baseURL }) => {
  // Browsers and Next agree that an origin alone is the same address with and without a slash.
  const whole = (address: string) => new URL(address, baseURL).href;
  const wrong = site.pages.flatMap(({ address, facts: { canonicals, shareUrl } }) =>
    canonicals.length === 1 &&
    whole(canonicals[0] ?? '') === whole(address) &&
    whole(shareUrl ?? '') === whole(address)
      ? []
      : `${address}: ${canonicals.join(' ')}, shared as ${shareUrl}`,
  );
  expect(wrong).toEqual([]);
});

test('every page has a unique sharing picture', async ({ site, request }) => {
  const problems: string[] = [];
  for (const { address, facts } of site.pages) {
    const [picture] = facts.sharePictures;
    if (!picture || facts.sharePictures.length > 1) {
      problems.push(`${address} has ${facts.sharePictures.length}`);
      continue;
    }
    if (!pagesToShare.has(address)) continue;
    const answer = await request.get(picture);
    const file = await answer.body();
    const isPng = file.subarray(1, 4).toString('latin1') === 'PNG';
    const [width, height] = isPng ? [file.readUInt32BE(16), file.readUInt32BE(20)] : [0, 0];
    if (
      answer.status() !== 200 ||
      answer.headers()['content-type'] !== 'image/png' ||
      width !== 1200 ||
      height !== 630
    ) {
      problems.push(`${address}: ${picture} answered ${answer.status()}, ${width} by ${height}`);
    }
  }
  expect(problems).toEqual([]);
  expect(
    repeated(site.pages.map((page) => [page.address, page.facts.sharePictures[0] ?? ''])),
  ).toEqual([]);
});

test('structured data is complete and its references exist', ({ site }) => {
  const problems = site.pages.flatMap(({ address, facts }) =>
    findDataProblems(facts.structuredData).map((problem) => `${address}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

/** Structured data types by kind of page, besides the agency, the site and the page itself. */
const particular: Record<RouteKind, readonly string[]> = {
  page: [],
  project: ['CreativeWork'],
  post: ['BlogPosting'],
  industry: ['Service', 'FAQPage'],
  city: ['Service', 'FAQPage'],
  cityNiche: ['Service', 'FAQPage'],
  legal: [],
};

test('every page declares its type', ({ site }) => {
  const missing = routeKinds.flatMap((kind) =>
    routes[kind].flatMap((path) => {
      const page = site.pages.find(({ address }) => address === path);
      const expected = ['ProfessionalService', 'WebSite', 'WebPage', ...particular[kind]];
      if (path !== '/') expected.push('BreadcrumbList');
      return expected.flatMap((type) =>
        nodesOfType(page?.facts.structuredData ?? [], type).length > 0 ? [] : `${path}: ${type}`,
      );
    }),
  );
  expect(missing).toEqual([]);
});

test('structured data has the page’s questions, and breadcrumbs that lead to pages', ({ site }) => {
  const problems = site.pages.flatMap(({ address, facts: { structuredData, text } }) => {
    const asked = nodesOfType(structuredData, 'Question').map(({ value }) => String(value.name));
    const ways = nodesOfType(structuredData, 'ListItem').map(({ value }) => String(value.item));
    return [
      ...asked.flatMap((name) => (text.includes(name) ? [] : `${address} does not ask “${name}”`)),
      ...ways.flatMap((item) =>
        site.pages.some((page) => page.address === new URL(item).pathname)
          ? []
          : `${address}: ${item} is no page`,
      ),
    ];
  });
  expect(problems).toEqual([]);
});
