import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/execute.ts';

const file = path.join(root, 'docs/benchmarks.md');
const soakHeading = '\n## Soak\n';

/** Writes one of the two parts of `docs/benchmarks.md` and leaves the other. */
export function writeReport(part: 'serving' | 'soak', text: string): void {
  const [serving = '', soak = ''] = existsSync(file)
    ? readFileSync(file, 'utf8').split(soakHeading)
    : [];
  const parts = { serving, soak, [part]: text };
  const end = parts.soak ? `${soakHeading}\n${parts.soak.trim()}\n` : '';
  writeFileSync(file, `${parts.serving.trim()}\n${end}`);
}
