import path from 'node:path';
import { buildSite } from './build.ts';

/**
 * The build step of `npm start`: a process of its own, whose output the supervisor keeps. It needs
 * no environment and no database.
 */

const root = path.resolve(import.meta.dirname, '../../..');

process.exitCode = await buildSite(root, {
  onlyIfNeeded: true,
  onWait: () => process.send?.('waiting'),
});
// The channel to the supervisor would keep this process alive.
if (process.connected) process.disconnect();
