import { type Action, grantFor, type Resource, type Viewer } from '@/accounts/rules/permissions';

interface MayBeSample {
  isSample?: boolean | null;
}

export interface SampleSources {
  settings: MayBeSample & {
    isContactSample?: boolean | null;
    people?: readonly (MayBeSample & { name: string })[] | null;
    claims?: readonly (MayBeSample & { label: string })[] | null;
  };
  /** Published testimonials that are marked as samples. */
  testimonials: readonly { id: number; author: string; company?: string | null }[];
  caseStudies: readonly { id: number; title: string }[];
  /** Proposals of the installation that still exist. */
  proposals: readonly { id: number; title: string }[];
}

export interface SampleGroup {
  title: string;
  advice: string;
  /** Samples, with their paths below the back office. */
  items: { label: string; path: string }[];
}

/** Lists the samples that this role may change, in groups. */
export function listSampleData(
  { settings, testimonials, caseStudies, proposals }: SampleSources,
  viewer: Viewer,
): SampleGroup[] {
  const may = (resource: Resource, action: Action) => grantFor(resource, viewer, action) === 'yes';
  const inSettings = (labels: readonly string[]) =>
    (may('site-settings', 'update') ? labels : []).map((label) => ({
      label,
      path: '/globals/site-settings',
    }));
  function documents<Doc extends { id: number }>(
    collection: Resource,
    action: Action,
    docs: readonly Doc[],
    labelOf: (doc: Doc) => string,
  ) {
    return (may(collection, action) ? docs : []).map((doc) => ({
      label: labelOf(doc),
      path: `/collections/${collection}/${doc.id}`,
    }));
  }
  const claims = (settings.claims ?? []).filter(({ isSample }) => isSample);
  const identity = 'Registered name, company number, address and VAT';
  const groups: SampleGroup[] = [
    {
      title: 'Legal identity',
      advice: 'Enter your own details in the tab “Legal identity” and untick the box below them.',
      items: inSettings(settings.isSample ? [identity] : []),
    },
    {
      title: 'Phone and WhatsApp',
      advice: 'Enter your own numbers in the tab “Contact and hours” and untick the sample.',
      items: inSettings(settings.isContactSample ? ['Sample numbers'] : []),
    },
    {
      title: 'People',
      advice: 'Put yourselves into the tab “People”, and delete the samples.',
      items: inSettings(
        (settings.people ?? []).flatMap(({ name, isSample }) => (isSample ? name : [])),
      ),
    },
    {
      title: 'Claims',
      advice: 'Note the evidence in the tab “Claims” and untick “Still the sample”.',
      items: inSettings(claims.map(({ label }) => label)),
    },
    {
      title: 'Testimonials',
      advice: 'Replace the words by a client’s own and untick “Sample text”, or unpublish it.',
      items: documents('testimonials', 'update', testimonials, ({ author, company }) =>
        company ? `${author}, ${company}` : author,
      ),
    },
    {
      title: 'Case studies',
      advice: 'Untick “Demonstration” once it is a client’s project, or unpublish it.',
      items: documents('case-studies', 'update', caseStudies, ({ title }) => title),
    },
    {
      title: 'Proposals',
      advice: 'Keep them as a pattern as long as you like; delete them once you have your own.',
      items: documents('proposals', 'delete', proposals, ({ title }) => title),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
