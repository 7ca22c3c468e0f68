import type { Metadata } from 'next';

/** The sign of the site in tabs and on home screens, the same on every screen of ours. */
export const siteIcons: NonNullable<Metadata['icons']> = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/favicon.svg', type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
};
