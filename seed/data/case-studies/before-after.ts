import { picture } from '../../references';

/** A usual site of such a firm, which we drew to compare, and a page of a demonstration. */
export const fromUsualSite = (slug: string, page = 'home') => ({
  beforeImage: picture(`${slug}-usual-site`),
  afterImage: picture(`${slug}-${page}`),
  afterPhoneImage: picture(`${slug}-phone`),
  beforeLabel: 'A usual site, drawn by us',
  afterLabel: 'Our demo',
});
