import localFont from 'next/font/local';

// Self-hosted, so that no request leaves the site. Two faces are subsets of their used glyphs, see
// tests/run/cut-fonts.ts.
const display = localFont({
  src: './_fonts/bricolage-grotesque.woff2',
  weight: '500 700',
  variable: '--face-display',
  display: 'swap',
});

const text = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
});

// Not preloaded: the fallback has the same advance width, so figures cause no layout shift.
const mono = localFont({
  src: './_fonts/jetbrains-mono.woff2',
  weight: '400 600',
  variable: '--face-mono',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Class names that put the three faces' variables on `<html>`; site.css builds its fonts from them. */
export const fontVariables = `${display.variable} ${text.variable} ${mono.variable}`;
