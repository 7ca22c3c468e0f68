/**
 * The permissions of the back office. Access rules and `docs/permissions.md` derive from it, and
 * the access tests check every cell over REST.
 */
export const roles = ['admin', 'editor', 'sales'] as const;
export type Role = (typeof roles)[number];

export const actions = ['create', 'read', 'update', 'delete', 'versions'] as const;
export type Action = (typeof actions)[number];

/**
 * `kept`: documents outside the trash. `trash`: may move to the trash, not delete. `own`: the own
 * record. `names`: the own record, and the names of other accounts.
 */
export type Grant = 'yes' | 'no' | 'published' | 'kept' | 'trash' | 'own' | 'names';

export type Viewer = Role | 'anonymous';

type Row = Record<Action, Grant>;
type Rights = Record<Viewer, Row>;

function row(rights: string): Row {
  const grants = rights.split(' ') as Grant[];
  return Object.fromEntries(actions.map((action, index) => [action, grants[index]])) as Row;
}

const nothing = row('no no no no no');
const everything = row('yes yes yes yes yes');
const readAll = row('no yes no no no');
const readPublished = row('no published no no no');

/** Editors move content to the trash; only an admin deletes it permanently. */
const content: Rights = {
  admin: everything,
  editor: row('yes yes yes trash yes'),
  sales: readAll,
  anonymous: readPublished,
};

/** Personal data: sales staff work with it; only an admin deletes it. */
const sales: Rights = {
  admin: row('yes yes yes yes no'),
  editor: nothing,
  sales: row('yes yes yes no no'),
  anonymous: nothing,
};

/** Settings of the whole site. A global can't be created or deleted. */
const settings: Rights = {
  admin: row('no yes yes no yes'),
  editor: row('no yes no no no'),
  sales: row('no yes no no no'),
  anonymous: row('no yes no no no'),
};

/** A record that only the site writes, immutable even for an admin. */
const log: Rights = { admin: readAll, editor: readAll, sales: readAll, anonymous: nothing };
/** What only the site writes, and an admin may delete. */
const written: Rights = { ...log, admin: row('no yes no yes no') };

export const permissions = {
  users: {
    admin: row('yes yes yes yes no'),
    editor: row('no names own no no'),
    sales: row('no names own no no'),
    anonymous: nothing,
  },
  media: {
    admin: row('yes yes yes yes no'),
    editor: row('yes yes yes trash no'),
    sales: readAll,
    anonymous: row('no kept no no no'),
  },
  packages: content,
  retainers: content,
  'add-ons': content,
  testimonials: content,
  faqs: content,
  cities: content,
  posts: content,
  pages: content,
  'chatbot-tiers': content,
  'hidden-fees': content,
  'comparison-tables': content,
  'cost-comparisons': content,
  'feature-matrix': content,
  niches: content,
  'city-niche-pages': content,
  industries: content,
  'case-studies': content,
  'legal-pages': content,
  keywords: {
    admin: row('yes yes yes yes no'),
    editor: row('yes yes yes yes no'),
    sales: readAll,
    anonymous: nothing,
  },
  // Territory contracts are confidential between client and agency.
  territories: { ...sales, editor: readAll },
  submissions: sales,
  // Only visitors begin one; staff answer and close it.
  conversations: {
    ...sales,
    admin: row('no yes yes yes no'),
    sales: row('no yes yes no no'),
  },
  // Only the chat writes these.
  'unanswered-questions': {
    admin: row('no yes yes yes no'),
    editor: row('no yes yes yes no'),
    sales: readAll,
    anonymous: nothing,
  },
  proposals: {
    ...sales,
    admin: everything,
    sales: row('yes yes yes no yes'),
  },
  // Only the site writes these, including events that clients cause.
  'proposal-events': { ...log, editor: nothing },
  'proposal-terms': {
    admin: everything,
    editor: readAll,
    sales: readAll,
    anonymous: nothing,
  },
  // Only the site writes these; sent mails must not be altered.
  mails: { ...written, editor: nothing },
  'housekeeping-reports': { ...written, editor: nothing, sales: nothing },
  // Entries are immutable, so that even an admin can't remove traces.
  'audit-log': { ...log, editor: nothing, sales: nothing },
  // Written by the price board and by edits of prices elsewhere.
  'price-changes': log,
  'page-views': written,
  // Only the scanner writes these.
  'scan-results': written,
  'site-crawls': written,
  'report-mails': { ...written, editor: nothing },
  redirects: {
    admin: row('yes yes yes yes no'),
    editor: row('yes yes yes yes no'),
    sales: readAll,
    // Old addresses are public: the site redirects every visitor.
    anonymous: readAll,
  },
  'site-settings': settings,
  'scanner-settings': settings,
  navigation: { ...settings, editor: row('no yes yes no yes') },
  'policy-settings': settings,
  'estimator-settings': { ...settings, editor: row('no yes yes no yes') },
} as const satisfies Record<string, Rights>;

export type Resource = keyof typeof permissions;

export function grantFor(resource: Resource, viewer: Viewer, action: Action): Grant {
  return permissions[resource][viewer][action];
}
