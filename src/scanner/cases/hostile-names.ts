import { isIP } from 'node:net';
import type { Resolve } from '../address/resolve-target.ts';
import { nameProblem } from '../address/special-names.ts';

const publicIpv4 = '93.184.215.14';
const publicIpv6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c';
const metadata = '169.254.169.254';

/** IP addresses that a description names, in order. */
export function addressesIn(text: string): string[] {
  return text
    .split(/[\s,;()+&=]+/)
    .map((word) => word.replace(/[.:]$/, ''))
    .filter((word) => isIP(word) !== 0);
}

function publicOnes(text: string): string[] {
  return [
    ...(/\bAAAA public/i.test(text) ? [publicIpv6] : []),
    ...(/\bA public|answer public/i.test(text) ? [publicIpv4] : []),
  ];
}

/**
 * The name servers of one case, as its expectation describes them: `dns: A 10.0.0.1`,
 * `dns: AAAA public, A 127.0.0.1`, `dns: CNAME -> x.internal`, `dns: NXDOMAIN`, and
 * `dns-rebinding: 1st answer public, 2nd 127.0.0.1`, whose first answer is the public one alone.
 * Without a description every name is an ordinary site's.
 */
export function namesOf(expected: string): Resolve {
  if (!expected.startsWith('dns')) return async () => [publicIpv4];
  const hostile = addressesIn(expected);
  if (expected.startsWith('dns-rebinding')) {
    let asked = 0;
    return async () => {
      asked += 1;
      return asked === 1 ? [publicIpv4] : hostile;
    };
  }
  const [, alias] = /CNAME\s*->\s*(\S+)/.exec(expected) ?? [];
  // Whoever asks for a name is told the addresses at the end of its aliases.
  const aliased = alias && isIP(alias) === 0 && nameProblem(alias) ? [metadata] : [];
  const answers = [...publicOnes(expected), ...hostile, ...aliased];
  if (answers.length > 0 || /\bzero\b|\bempty\b/i.test(expected)) return async () => answers;
  return async () => {
    throw new Error('ENOTFOUND');
  };
}
