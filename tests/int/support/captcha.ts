import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * Solves a puzzle as the widget does.
 *
 * @param change a client’s manipulation of the puzzle before sending the solution
 */
export async function solve(challenge: Challenge, change: object = {}): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  const parameters = { ...challenge.parameters, ...change };
  const sent = { challenge: { ...challenge, parameters }, solution };
  return Buffer.from(JSON.stringify(sent)).toString('base64');
}
