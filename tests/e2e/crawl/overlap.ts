import { textOverlap } from '../../support/text-overlap';
import { routes } from '../support/routes';
import { expect, test } from '../support/test';

/** Search engines treat pages with a higher overlap as doorway pages. */
const most = 0.4;

for (const [name, paths] of [
  ['cities', routes.city],
  ['niches in cities', routes.cityNiche],
] as const) {
  test(`pages of ${name} have little text in common`, ({ site }) => {
    const texts = paths.map((path) => {
      const page = site.pages.find(({ address }) => address === path);
      return { path, text: page?.facts.ownText ?? '' };
    });
    const alike = texts.flatMap((one, index) =>
      texts.slice(index + 1).flatMap((other) => {
        const overlap = textOverlap(one.text, other.text);
        return overlap > most
          ? `${one.path} and ${other.path}: ${Math.round(overlap * 100)} %`
          : [];
      }),
    );
    expect(alike).toEqual([]);
    // A page without text would overlap with no other.
    for (const { path, text } of texts) {
      expect(text.split(' ').length, `words of ${path}`).toBeGreaterThan(250);
    }
  });
}
