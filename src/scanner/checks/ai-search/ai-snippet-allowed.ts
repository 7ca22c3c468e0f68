import { type Check, fail, joinWithAnd, pass } from '../../model/check.ts';
import { type RobotsDirective, readRobotsDirectives } from '../../page/head-elements.ts';
import { dropRepeatedProofs } from '../proofs.ts';

const engines = [
  { agent: 'googlebot', name: 'Google' },
  { agent: 'bingbot', name: 'Bing' },
] as const;

function forbidsSnippets({ name, value }: RobotsDirective): boolean {
  return name === 'nosnippet' || (name === 'max-snippet' && value === '0');
}

export const aiSnippetAllowed: Check = {
  id: 'ai-snippet-allowed',
  severity: 'medium',
  title: 'Search engines may not quote the page',
  passed: 'Search engines may quote the page',
  why: 'Google’s AI overviews and Bing’s Copilot only use pages that they may quote from. With “nosnippet”, yours is left out, and its search result has no description.',
  fix: 'Remove “nosnippet” or “max-snippet:0” from the robots <meta> or the X-Robots-Tag header. Single passages can be kept out with the attribute data-nosnippet instead.',
  remedy: 'visibility',
  sourceName: 'Google Search Central, AI features and your website',
  sourceUrl: 'https://developers.google.com/search/docs/appearance/ai-features',
  judge({ page, headers }) {
    const found = engines.map(({ agent, name }) => ({
      name,
      directives: readRobotsDirectives(page, headers, agent).filter(forbidsSnippets),
    }));
    const closed = found.filter(({ directives }) => directives.length > 0);
    if (closed.length === 0) return pass('Google and Bing may show and use passages of this page.');
    const proofs = closed.flatMap(({ directives }) => directives.map(({ proof }) => proof));
    return fail(
      `${joinWithAnd(closed.map(({ name }) => name))} may not show or use any passage of this page.`,
      dropRepeatedProofs(proofs),
      { share: 1 - closed.length / engines.length },
    );
  },
};
