import { type Endpoint, NotFound } from 'payload';

/**
 * Stands in the way of Payload’s own `POST /api/users/verify/:id`. No account of ours has an address
 * to confirm, so Payload would ask the database for a column that isn’t there, and whoever sends it
 * something would fill the log with faults.
 */
export const noVerification: Omit<Endpoint, 'root'> = {
  path: '/verify/:id',
  method: 'post',
  handler: (req) => {
    throw new NotFound(req.t);
  },
};
