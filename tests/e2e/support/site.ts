import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** The first account of the site that the journeys run against. */
export const adminAccount = { email: 'admin@studio.example', password: 'a long test pass phrase' };

/** Opens the studio’s list of proposals. */
export const studioPassword = 'studio-password-for-tests';

/** Opens the beta audit. */
export const betaPassword = 'beta-password-for-tests';

const folder = path.resolve('test-results');
mkdirSync(folder, { recursive: true });

/** Everything that the server printed; a journey reads it at the end. */
export const serverLog = path.join(folder, 'server.log');
