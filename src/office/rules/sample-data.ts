import { grantFor, type Viewer } from '@/accounts/rules/permissions';

export interface SampleSources {
  settings: { isSample: boolean; claims: readonly { label: string; isSample: boolean }[] };
  /** Published testimonials that are marked as samples. */
  testimonials: readonly { id: number; author: string; company: string }[];
  caseStudies: readonly { id: number; title: string }[];
  /** Proposals of the installation that still exist. */
  proposals: readonly { id: number; title: string }[];
}

export interface SampleItem {
  label: string;
  /** Path below the back office. */
  path: string;
}

export interface SampleGroup {
  title: string;
  advice: string;
  items: SampleItem[];
}

const settingsPath = '/globals/site-settings';

function settingsGroups({ isSample, claims }: SampleSources['settings']): SampleGroup[] {
  return [
    {
      title: 'Legal identity',
      advice: 'Enter your own details in the tab “Legal identity” and untick the box below them.',
      items: isSample
        ? [{ label: 'Registered name, company number, address and VAT', path: settingsPath }]
        : [],
    },
    {
      title: 'Claims',
      advice: 'Note the evidence in the tab “Claims” and untick “Still the sample”.',
      items: claims
        .filter((claim) => claim.isSample)
        .map(({ label }) => ({ label, path: settingsPath })),
    },
  ];
}

/** Lists the samples that this role may change, in groups. */
export function listSampleData(sources: SampleSources, viewer: Viewer): SampleGroup[] {
  const may = (resource: 'site-settings' | 'testimonials' | 'case-studies') =>
    grantFor(resource, viewer, 'update') === 'yes';
  const groups: SampleGroup[] = [
    ...(may('site-settings') ? settingsGroups(sources.settings) : []),
    {
      title: 'Testimonials',
      advice: 'Replace the words by a client’s own and untick “Sample text”, or unpublish it.',
      items: (may('testimonials') ? sources.testimonials : []).map(({ id, author, company }) => ({
        label: company ? `${author}, ${company}` : author,
        path: `/collections/testimonials/${id}`,
      })),
    },
    {
      title: 'Case studies',
      advice: 'Untick “Demonstration” once it is a client’s project, or unpublish it.',
      items: (may('case-studies') ? sources.caseStudies : []).map(({ id, title }) => ({
        label: title,
        path: `/collections/case-studies/${id}`,
      })),
    },
    {
      title: 'Proposals',
      advice: 'Keep them as a pattern as long as you like; delete them once you have your own.',
      // Only viewers with the right to delete can remove sample proposals.
      items: (grantFor('proposals', viewer, 'delete') === 'yes' ? sources.proposals : []).map(
        ({ id, title }) => ({ label: title, path: `/collections/proposals/${id}` }),
      ),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
