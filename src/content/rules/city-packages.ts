import { figureIn, type LexicalState, lexicalNodes } from './lexical';

/**
 * Orders packages by how near they are to a city's usual trades: first those that its text about a
 * site there quotes, then those of its pages about niches, then the others.
 *
 * @returns keys of packages, each once
 */
export function orderCityPackages(
  build: LexicalState | null | undefined,
  nichePackages: readonly string[],
  allPackages: readonly string[],
): string[] {
  const quoted = lexicalNodes(build).flatMap((node) => {
    const [, key] = /^package:([^:]+)/.exec(figureIn(node) ?? '') ?? [];
    return key && allPackages.includes(key) ? [key] : [];
  });
  return [...new Set([...quoted, ...nichePackages, ...allPackages])];
}
