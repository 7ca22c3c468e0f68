import { type Endpoint, NotFound } from 'payload';

/**
 * Stands in the way of Payload’s own `POST /api/users/forgot-password`, which sends the mail while
 * the person waits: the time it takes would tell who has an account. The site’s route answers in its
 * place, see `src/accounts/actions/ask-for-password.ts`.
 */
export const noForgotPassword: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: (req) => {
    throw new NotFound(req.t);
  },
};
