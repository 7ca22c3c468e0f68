/** A minimal page that can be published at an address. */
export function smallPage(title: string, path: string) {
  return {
    title,
    path,
    sections: [
      {
        blockType: 'callToAction',
        title: `A page of the moment: ${title}`,
        buttonText: 'Go',
        buttonLink: '/',
        variant: 'compact',
      },
    ],
    _status: 'published',
  };
}
