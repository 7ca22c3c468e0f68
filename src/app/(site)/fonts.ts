import localFont from 'next/font/local';

// The files come from npm and are served from our own address: no request leaves the site.
const display = localFont({
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  weight: '200 800',
  variable: '--face-display',
  display: 'swap',
});

const text = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
});

// Not preloaded: the fallback has the same advance width, so figures never move when it arrives.
const mono = localFont({
  src: '../../../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  weight: '100 800',
  variable: '--face-mono',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Class names that put the three faces' variables on `<html>`; site.css builds its fonts from them. */
export const fontVariables = `${display.variable} ${text.variable} ${mono.variable}`;
