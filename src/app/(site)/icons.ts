import type { Metadata } from 'next';

/** Icons for browser tabs and home screens, shared by all layouts. */
export const siteIcons: NonNullable<Metadata['icons']> = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/favicon.svg', type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
};
