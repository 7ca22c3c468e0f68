import type { Desk } from '../support/desk';
import type { EndpointRow } from './endpoint-row';

const editors = ['admin', 'editor'] as const;
const admins = ['admin'] as const;

const ofCity = async (desk: Desk) => ({ collection: 'cities', id: await desk.city() });
const cityAsQuery = async (desk: Desk) => {
  const { collection, id } = await ofCity(desk);
  return { query: { collection, id: String(id) } };
};

/** Unpublishing and scheduling: for the roles that write the content. */
export const publishingRows: readonly EndpointRow[] = [
  { route: 'GET /removals', for: editors, fine: 200, ask: cityAsQuery },
  {
    route: 'POST /removals',
    about: 'to the trash',
    for: editors,
    fine: 200,
    ask: async (desk) => ({
      body: { ...(await ofCity(desk)), redirectTo: null, isForGood: false },
    }),
  },
  {
    route: 'POST /removals',
    about: 'for good',
    for: admins,
    fine: 200,
    ask: async (desk) => ({
      body: { ...(await ofCity(desk)), redirectTo: null, isForGood: true },
    }),
  },
  { route: 'GET /schedules', for: editors, fine: 200, ask: cityAsQuery },
  {
    route: 'POST /schedules',
    for: editors,
    fine: 200,
    ask: async (desk) => ({
      body: {
        ...(await ofCity(desk)),
        type: 'publish',
        day: `27/11/${new Date().getFullYear() + 1}`,
        time: '09:31',
      },
    }),
  },
  {
    route: 'POST /schedules/cancel',
    for: editors,
    fine: 200,
    ask: async (desk) => ({ body: { job: await desk.scheduled() } }),
  },
  {
    route: 'POST /payload-jobs/:id/retry',
    for: admins,
    fine: 200,
    ask: async (desk) => ({ id: await desk.failedJob(), body: {} }),
  },
];
