import { picture } from '../../references';

/** A home page as it was drawn and as it came out; both are taken of the same demonstration. */
export const fromWireframe = (slug: string) => ({
  beforeImage: picture(`${slug}-home-wireframe`),
  afterImage: picture(`${slug}-home`),
  beforeLabel: 'Wireframe',
  afterLabel: 'Finished',
});
