/** The brand colours. `npm run generate` writes them into `brand.css` and `favicon.svg`. */
export const colours = {
  paper: '#faf7f2',
  sheet: '#fffdf9',
  mist: '#e8efe9',
  wash: '#fff5dc',
  ink: '#14201b',
  muted: '#55625c',
  /** Thin separator lines. */
  rule: '#d9d3c7',
  /** Ruler marks, leader dots. */
  tick: '#b9b3a6',
  /** Borders of controls: contrast 3:1 on every background. */
  edge: '#857f72',
  orchard: '#0f5b46',
  /** Background of the primary action, one per view. */
  cider: '#b9351c',
  'cider-deep': '#97290f',
  'on-cider': '#ffffff',
  danger: '#a92c15',
  /** Warning text in the back office. */
  caution: '#8a5a00',
  amber: '#f2b63d',
  'on-amber': '#14201b',
  /** Dark backgrounds in both schemes; on the site always together with `night`. */
  panel: '#0b3f31',
  foot: '#0d1814',
  /** Placeholder text in the light field of a dark panel. */
  hint: '#55625c',
} as const;

/** Dark scheme: replacements for colours of the same name. */
export const nightColours: Partial<Record<keyof typeof colours, string>> = {
  paper: '#10211b',
  sheet: '#1f372e',
  mist: '#172d25',
  wash: '#2f2a16',
  ink: '#f4f1ea',
  muted: '#b3c2ba',
  rule: '#354e43',
  tick: '#557065',
  edge: '#7d958a',
  orchard: '#8fd3b6',
  cider: '#c8432a',
  'cider-deep': '#ad361f',
  danger: '#ff9f8a',
  caution: '#f2b63d',
};

export const panelColours = { rule: '#1d5b49', tick: '#4d8a74' } as const;
