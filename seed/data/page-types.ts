/** A page as the seed describes it; sections are those of `src/site/sections`, checked when it is saved. */
export interface PageSeed {
  title: string;
  path: string;
  sections: ({ blockType: string } & Record<string, unknown>)[];
  meta: { title: string; description: string };
}
