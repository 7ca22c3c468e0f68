import type { EndpointRow } from './endpoint-row';

function rowsOf(step: 'state' | 'compare'): EndpointRow[] {
  const row = { route: `POST /editing/${step}`, fine: 200 };
  const data = step === 'compare' ? { data: { name: 'Typed' } } : {};
  return [
    {
      ...row,
      ...(step === 'compare' ? { tells: true } : {}),
      about: 'an enquiry',
      for: ['admin', 'sales'],
      ask: async (desk) => ({ body: { slug: 'submissions', id: await desk.enquiry(), ...data } }),
    },
    {
      ...row,
      about: 'settings',
      for: ['admin'],
      ask: async () => ({ body: { slug: 'policy-settings', ...data } }),
    },
  ];
}

/** Endpoints that open forms poll. Access follows the right to edit the document. */
export const editingRows: readonly EndpointRow[] = [...rowsOf('state'), ...rowsOf('compare')];
