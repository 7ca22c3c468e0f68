import { grantFor, type Viewer } from '@/accounts/rules/permissions';

/** What came with the installation and may still stand on the site. */
export interface SampleSources {
  settings: { isSample: boolean; claims: readonly { label: string; isSample: boolean }[] };
  /** Published ones that are marked as samples. */
  testimonials: readonly { id: number; author: string; company: string }[];
  caseStudies: readonly { id: number; title: string }[];
  /** Those that came with the installation and are still there. */
  proposals: readonly { id: number; title: string }[];
}

/** Something to replace, with the place in the back office where that is done. */
export interface SampleItem {
  label: string;
  /** Below the back office's own address. */
  path: string;
}

export interface SampleGroup {
  title: string;
  /** How to put it right, in a sentence. */
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

/**
 * Lists what is still sample and can be put right by whoever looks.
 *
 * @param viewer only places that this role may change are named
 * @returns groups with at least one item; empty when nothing is sample
 */
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
      // Only who may delete them can be done with them.
      items: (grantFor('proposals', viewer, 'delete') === 'yes' ? sources.proposals : []).map(
        ({ id, title }) => ({ label: title, path: `/collections/proposals/${id}` }),
      ),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
