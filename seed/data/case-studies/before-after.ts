import { picture } from '../../references';

/** A usual site of such a firm, which we drew to compare, and the home page of a demonstration. */
export const fromUsualSite = (slug: string) => ({
  beforeImage: picture(`${slug}-usual-site`),
  afterImage: picture(`${slug}-home`),
  beforeLabel: 'A usual site, drawn by us',
  afterLabel: 'Our demo',
});
