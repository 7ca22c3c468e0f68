/** A seeded page; saving validates its sections against `src/site/sections`. */
export interface PageSeed {
  title: string;
  path: string;
  sections: ({ blockType: string } & Record<string, unknown>)[];
  meta: { title: string; description: string };
}
