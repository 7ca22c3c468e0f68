import { picture } from '../../references';

/** A home page's wireframe and result, both screenshots of one demonstration. */
export const fromWireframe = (slug: string) => ({
  beforeImage: picture(`${slug}-home-wireframe`),
  afterImage: picture(`${slug}-home`),
  beforeLabel: 'Wireframe',
  afterLabel: 'Finished',
});
