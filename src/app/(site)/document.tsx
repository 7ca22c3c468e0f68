import type { Metadata } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { PageScript, StaticPart } from '@/design/layout/StaticPart';
import { ToastHost } from '@/design/ui/ToastHost';

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

// Signs of posts, drawn alike on every system. Only pages that show one load it.
const sign = localFont({
  src: './_fonts/noto-emoji.woff2',
  variable: '--face-sign',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Class names that put the faces' variables on `<html>`; site.css builds its fonts from them. */
export const fontVariables = [display, text, mono, sign].map((face) => face.variable).join(' ');

/** Metadata of public layouts: icons for browser tabs and home screens. */
export const publicMetadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

/**
 * Metadata of layouts behind a sign-in or a private link. Other sites must not receive these
 * addresses; the origin check of forms still needs the referrer.
 */
export const privateMetadata: Metadata = {
  ...publicMetadata,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

/** The first keyboard stop, which skips to `<main id="main">`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="touch fixed start-4 top-2 z-50 flex -translate-y-24 items-center rounded-control print-hidden bg-ink px-4 font-semibold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

export function SiteDocument({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <html lang="en-GB" className={fontVariables} data-scroll-behavior="smooth">
      <body className={className}>
        <SkipLink />
        {children}
        <ToastHost />
        {/* The last one: effects run in this order. */}
        <PageScript part={StaticPart} />
      </body>
    </html>
  );
}

/** Class of a body whose main part fills the window. */
export const columnBody = 'flex min-h-dvh flex-col';
