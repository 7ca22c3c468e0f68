/** Colour name, without `--color-`, to its hex value. */
export type Scheme = Record<string, string>;

function readDeclarations(css: string, prefix: string): Scheme {
  const found = css.matchAll(new RegExp(`--${prefix}-([a-z-]+):\\s*(#[0-9a-f]{6})\\b`, 'gi'));
  return Object.fromEntries([...found].map((match) => [match[1] ?? '', match[2] ?? '']));
}

/**
 * Reads both colour schemes from the stylesheet itself, so that the test measures what visitors see.
 *
 * @throws when a colour of the night is declared but never put in place, or the other way round
 */
export function readSchemes(css: string): { day: Scheme; night: Scheme } {
  const day = readDeclarations(css, 'color');
  const own = readDeclarations(css, 'night');
  const placed = [...css.matchAll(/--color-([a-z-]+): var\(--night-([a-z-]+)\);/g)];
  for (const name of Object.keys(own)) {
    if (!placed.some((match) => match[1] === name && match[2] === name)) {
      throw new Error(`night-${name} is declared, but the night utility does not use it`);
    }
  }
  for (const match of placed) {
    if (own[match[2] ?? ''] === undefined) throw new Error(`night-${match[2]} is not declared`);
  }
  return { day, night: { ...day, ...own } };
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast ratio of WCAG 2.2.
 *
 * @param one colour as `#rrggbb`
 * @param other colour as `#rrggbb`
 * @returns 1 to 21
 */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
