import { secretWord } from '../support/desk';
import type { EndpointRow } from './endpoint-row';

/** Everything about one person: whoever may delete all of it. */
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
    // What was shown is not what is there: whoever may erase is told so.
    route: 'POST /persons/erase',
    for: ['admin'],
    fine: 409,
    ask: async () => ({ body: { email: 'unknown@client.example', seen: 'x' } }),
  },
];
