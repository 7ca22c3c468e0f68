import path from 'node:path';
import { buildSite } from './build.ts';

/** The build step of `npm start`, whose output the supervisor logs. */

const root = path.resolve(import.meta.dirname, '../../..');

process.exitCode = await buildSite(root, {
  onlyIfNeeded: true,
  onWait: () => process.send?.('waiting'),
});
// The IPC channel would keep this process alive.
if (process.connected) process.disconnect();
