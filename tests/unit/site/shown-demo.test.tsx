// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShownDemo } from '@/site/case-study/ShownDemo';
import { makePackage } from '../prices/support/price-book';
import { open } from '../support/dom';

const { listCaseStudies, findPicture } = vi.hoisted(() => ({
  listCaseStudies: vi.fn(),
  findPicture: vi.fn(),
}));
vi.mock('@/content/store/case-studies', () => ({ listCaseStudies }));
vi.mock('@/content/store/published', () => ({ findPicture }));

const picture = (alt: string) => ({ src: '/a.webp', srcSet: '', width: 1440, height: 900, alt });
const study = { id: 7, slug: 'bread', href: '/portfolio/bread', title: 'Bread', isSample: true };
const item = makePackage({ caseStudyId: 7, pictureId: 3 });

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
    expect(screen.getByText('A layout we drew')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is left out once it was removed', async () => {
    findPicture.mockResolvedValue(null);
    await show();
    expect(screen.queryByRole('figure')).toBeNull();
  });
});
