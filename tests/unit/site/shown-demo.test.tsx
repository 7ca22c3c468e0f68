// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShownDemo, SiteScene } from '@/site/case-study/ShownDemo';
import { findTradePicture, quoteLink } from '@/site/case-study/site-picture';
import { makeAddOn, makePackage } from '../prices/support/price-book';
import { open } from '../support/dom';

const { listCaseStudies, findPicture } = vi.hoisted(() => ({
  listCaseStudies: vi.fn(),
  findPicture: vi.fn(),
}));
vi.mock('@/content/store/case-studies', () => ({ listCaseStudies }));
vi.mock('@/content/store/published', () => ({ findPicture }));

const item = makePackage({ caseStudyId: 7, pictureId: 3 });
const addOns = [makeAddOn({ name: 'WhatsApp integration', pricePence: 50_000 })];
const built = { pageCount: 7, pence: 260_000 };
const offerOf = (price: typeof built | null) => ({ item, addOns, built: price });
const picture = (alt: string) => ({ src: '/a.webp', srcSet: '', width: 1440, height: 900, alt });
const study = { id: 7, slug: 'bread', href: '/portfolio/bread', title: 'Bread', isSample: true };
const own = {
  ...study,
  id: 8,
  title: 'Boilers',
  description: 'Finds the fault. The button is £500 more.',
  offer: offerOf(null),
};

beforeEach(() => {
  listCaseStudies.mockResolvedValue([]);
  findPicture.mockResolvedValue(picture('A layout'));
});

const show = async () => open(await ShownDemo({ item, sizes: '100vw' }));

describe('the picture of a package', () => {
  it('is a link to its published case study', async () => {
    listCaseStudies.mockResolvedValue([{ ...study, image: picture('A shop') }]);
    await show();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/portfolio/bread');
    expect(screen.getByAltText('A shop')).toBeDefined();
    expect(screen.queryByText('A layout we drew')).toBeNull();
  });

  it.each([
    ['unpublished', []],
    ['without a picture', [{ ...study, image: null }]],
  ])('is a drawn layout without a link while the case study is %s', async (_state, studies) => {
    listCaseStudies.mockResolvedValue(studies);
    await show();
    expect(screen.getByAltText('A layout')).toBeDefined();
    expect(screen.getByText('A layout we drew', { selector: 'figcaption' })).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is left out once it was removed', async () => {
    findPicture.mockResolvedValue(null);
    await show();
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('the site of a trade', () => {
  beforeEach(() => {
    listCaseStudies.mockResolvedValue(
      [study, own].map((each) => ({ ...each, image: picture(each.title) })),
    );
  });

  const showScene = async (caseStudyId: number | null) => {
    const shown = await findTradePicture(item, caseStudyId);
    if (!shown) throw new Error('There is no picture.');
    open(<SiteScene item={item} shown={shown} />);
  };

  it('costs its package, and more with what it has beside that', async () => {
    await showScene(8);
    expect(screen.getByText('Price').nextSibling?.textContent).toBe('£2,400–3,200');
    expect(screen.getByText('With WhatsApp integration').nextSibling?.textContent).toBe('+ £500');
    expect(screen.getByText(/button is/).textContent).toContain('£500');
  });

  it('costs its package where it has nothing beside it', async () => {
    await showScene(null);
    expect(screen.getByText('Price').nextSibling?.textContent).toBe('£2,400–3,200');
  });

  it('costs one figure with its pages where these decide', async () => {
    const priced = { ...own, offer: offerOf(built), image: picture('Boilers') };
    listCaseStudies.mockResolvedValue([priced]);
    await showScene(8);
    expect(screen.getByText('This site').nextSibling?.textContent).toBe('£2,600');
    expect(screen.getByText('With WhatsApp integration').nextSibling?.textContent).toBe('+ £500');
    expect(screen.getByText('Pages').nextSibling?.textContent).toBe('7');
    expect(screen.getByText(/ · Growth, £2,400–3,200$/)).toBeDefined();
    expect(screen.queryByText('Price')).toBeNull();
    expect(quoteLink(await findTradePicture(item, 8))).toEqual({
      label: 'See the quote for Boilers: £3,100 with WhatsApp integration',
      href: '/portfolio/bread#investment',
    });
  });

  it('costs the range where the figure is of another package', async () => {
    const other = { ...offerOf(built), item: makePackage({ id: 99 }) };
    listCaseStudies.mockResolvedValue([{ ...own, offer: other, image: picture('Boilers') }]);
    await showScene(8);
    expect(screen.getByText('Price').nextSibling?.textContent).toBe('£2,400–3,200');
  });

  it.each([
    ['names the site itself', 7],
    ['has the only site', null],
  ])('needs no such words where the package %s', async (_what, caseStudyId) => {
    expect(await findTradePicture(item, caseStudyId)).toMatchObject({ label: 'Bread', note: null });
  });
});
