/** A page, and a direct SQL query for the same rows. */
export interface View {
  name: string;
  /** Below the site's address. */
  path: string;
  /** Public pages are measured at their first view after a save, before they are kept. */
  isPublic?: true;
  /** Fewer records have no such page. */
  least?: number;
  /** The same over REST, below `/api`; without it, the page alone is measured. */
  rest?: string;
  sql?: string;
}

interface ListView {
  name: string;
  query?: string;
  /** Condition and order. */
  rows: string;
}

function list(
  collection: string,
  { table, columns, sort }: { table: string; columns: string; sort: string },
  views: readonly ListView[],
): View[] {
  return views.map(({ name, query = '', rows }) => ({
    name: `${collection}: ${name}`,
    path: `/cms/collections/${collection}?sort=${sort}&limit=50&${query}`,
    rest: `/${collection}?depth=0&sort=${sort}&limit=50&${query.replace(/(^|&)search=[^&]*/, '')}`,
    sql: `select ${columns} from ${table} ${rows}`,
  }));
}

const newest = 'order by created_at desc limit 50';
const waiting = `where status = 'new' and answered_at is null`;
const waitingQuery = 'where[and][0][status][equals]=new&where[and][1][answeredAt][exists]=false';
const open = ['new', 'contacted', 'qualified', 'proposal'];
const mine = [
  ...open.map((status, index) => `where[and][0][status][in][${index}]=${status}`),
  'where[and][1][owner][equals]=1',
].join('&');

const enquiries = list(
  'submissions',
  {
    table: 'submissions',
    columns: 'id, name, status, due_at, project_type, owner_id, created_at',
    sort: '-createdAt',
  },
  [
    { name: 'opening', rows: `where status <> 'spam' ${newest}` },
    { name: 'to answer', query: waitingQuery, rows: `${waiting} ${newest}` },
    {
      name: 'overdue',
      query: `${waitingQuery}&where[and][2][dueAt][less_than]=${new Date().toISOString()}`,
      rows: `${waiting} and due_at < now() ${newest}`,
    },
    {
      name: 'mine',
      query: mine,
      rows: `where status in ('new', 'contacted', 'qualified', 'proposal') and owner_id = 1 ${newest}`,
    },
    {
      name: 'held as spam',
      query: 'where[and][0][status][equals]=spam',
      rows: `where status = 'spam' ${newest}`,
    },
    {
      name: 'a word (1 %)',
      query: 'search=greenhouse',
      rows: `where status <> 'spam' and message ilike '%greenhouse%' ${newest}`,
    },
    {
      name: 'a common word',
      query: 'search=website',
      rows: `where status <> 'spam' and message ilike '%website%' ${newest}`,
    },
    {
      name: 'a word of long ago',
      query: 'search=pergola',
      rows: `where status <> 'spam' and message ilike '%pergola%' ${newest}`,
    },
    {
      name: 'a word nobody used',
      query: 'search=zeppelin',
      rows: `where status <> 'spam' and message ilike '%zeppelin%' ${newest}`,
    },
    {
      name: 'an address',
      query: 'search=person-77@',
      rows: `where status <> 'spam' and email ilike '%person-77@%' ${newest}`,
    },
    {
      name: 'page 1,000',
      query: 'page=1000',
      rows: `where status <> 'spam' ${newest} offset 49950`,
    },
  ],
);

const scans = list(
  'scan-results',
  {
    table: 'scan_results',
    columns: 'id, url, overall_score, status, counts_critical, tool, created_at',
    sort: '-createdAt',
  },
  [
    { name: 'opening', rows: newest },
    {
      name: 'score below 50',
      query: 'where[and][0][overallScore][less_than]=50',
      rows: `where overall_score < 50 ${newest}`,
    },
    {
      name: 'one site',
      query: 'search=shop-29999.co.uk',
      rows: `where url ilike '%shop-29999.co.uk%' or host ilike '%shop-29999.co.uk%' ${newest}`,
    },
    {
      name: 'a site nobody scanned',
      query: 'search=zeppelin',
      rows: `where url ilike '%zeppelin%' ${newest}`,
    },
  ],
);

const keywords = list(
  'keywords',
  {
    table: 'keywords',
    columns: 'id, keyword, volume, cpc_pence, intent, borough, cluster, page',
    sort: '-volume',
  },
  [
    { name: 'opening', rows: 'order by volume desc nulls last limit 50' },
    {
      name: 'of one place',
      query: 'where[and][0][borough][equals]=Place 7',
      rows: `where borough = 'Place 7' order by volume desc nulls last limit 50`,
    },
    {
      name: 'a word',
      query: 'search=heating 4711',
      rows: `where keyword ilike '%heating%' and keyword ilike '%4711%' order by volume desc nulls last limit 50`,
    },
  ],
);

const proposals = list(
  'proposals',
  {
    table: 'proposals',
    columns: 'id, title, client_name, status, total_once_pence, valid_until, updated_at',
    sort: '-updatedAt',
  },
  [
    { name: 'opening', rows: 'order by updated_at desc limit 50' },
    {
      name: 'accepted',
      query: 'where[and][0][status][equals]=accepted',
      rows: `where status = 'accepted' order by updated_at desc limit 50`,
    },
    {
      name: 'a client',
      query: 'search=client-9999@',
      rows: `where client_email ilike '%client-9999@%' order by updated_at desc limit 50`,
    },
  ],
);

const others = [
  ...list(
    'mails',
    { table: 'mails', columns: 'id, subject, "to", status, kind, created_at', sort: '-createdAt' },
    [
      { name: 'opening', rows: newest },
      {
        name: 'an address',
        query: 'search=person-77@',
        rows: `where "to" ilike '%person-77@%' ${newest}`,
      },
    ],
  ),
  ...list(
    'audit-log',
    {
      table: 'audit_log',
      columns: 'id, event, who, detail, device, created_at',
      sort: '-createdAt',
    },
    [{ name: 'opening', rows: newest }],
  ),
];

const site: View[] = [
  ...[
    ...['/', '/blog', '/blog/pricing-transparency', '/blog?category=SEO'],
    ...['/blog?q=website', '/blog?q=greenhouse', '/blog/feed.xml', '/llms.txt', '/sitemap'],
    ...['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-posts-1.xml'],
  ].map((path) => ({ name: `site: ${path}`, path, isPublic: true as const })),
  { name: 'site: /blog/page/80', path: '/blog/page/80', isPublic: true, least: 1_000 },
  { name: 'site: /search, a word (1 %)', path: '/search?q=greenhouse' },
  { name: 'site: /search, two common words', path: '/search?q=what+does+a+website+cost' },
  {
    name: 'site: /search, nine words',
    path: '/search?q=pricing+website+seo+google+content+pages+design+mobile+speed',
  },
  { name: 'site: where prices are shown', path: '/api/price-changes/places' },
  { name: 'site: where a package is used', path: '/api/removals?collection=packages&id=1' },
];

/** Measured views, in the order of the printed table. */
export const views: readonly View[] = [
  ...site,
  { name: 'the first page', path: '/cms' },
  ...enquiries,
  ...scans,
  ...keywords,
  ...proposals,
  ...others,
];
