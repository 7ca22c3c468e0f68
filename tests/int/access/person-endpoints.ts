import { secretWord } from '../support/desk';
import type { EndpointRow } from './endpoint-row';

/** All data about one person: for roles that may delete all of it. */
export const personEndpoints: readonly EndpointRow[] = [
  {
    route: 'POST /persons/find',
    for: ['admin'],
    fine: 200,
    tells: true,
    ask: async (desk) => {
      await desk.enquiry();
      return { body: { search: secretWord } };
    },
  },
  {
    route: 'POST /persons/export',
    for: ['admin'],
    fine: 200,
    ask: async () => ({ body: { email: 'unknown@client.example' } }),
  },
  {
    // The preview no longer matches the data: a caller with the right gets this error.
    route: 'POST /persons/erase',
    for: ['admin'],
    fine: 409,
    ask: async () => ({ body: { email: 'unknown@client.example', seen: 'x' } }),
  },
];
