interface SectionHeadData {
  eyebrow?: string | null;
  heading: string;
  intro?: string | null;
  anchor?: string | null;
}

/** What most sections begin with, in the form that their components take. */
export function sectionHead({ eyebrow, heading, intro, anchor }: SectionHeadData) {
  return {
    eyebrow: eyebrow || null,
    heading,
    intro: intro || null,
    anchor: anchor || null,
  };
}
