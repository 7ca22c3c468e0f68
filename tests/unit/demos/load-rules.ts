import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

/**
 * Runs a demonstration's rules file, a classic script, by itself.
 *
 * @param site folder under public/demos
 * @param name what the script hangs on `window`
 */
export function loadRules<Rules>(site: string, name: string): Rules {
  const window: Record<string, unknown> = {};
  runInNewContext(readFileSync(`public/demos/${site}/rules.js`, 'utf8'), { window });
  return window[name] as Rules;
}
