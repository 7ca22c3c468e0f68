import path from 'node:path';
import { buildSite } from './build.ts';

/**
 * `npm run build`, and the build step of `npm start`, which runs this file as a process of its own
 * and reads its output. It needs no environment and no database.
 */

const root = path.resolve(import.meta.dirname, '../../..');

process.exitCode = await buildSite(root, (child) => {
  // Started by the supervisor: without it, nobody waits for this build any more.
  process.once('disconnect', () => child.kill('SIGKILL'));
});
// The channel to the supervisor would keep this process alive.
if (process.connected) process.disconnect();
