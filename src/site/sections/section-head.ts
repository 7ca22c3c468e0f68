interface SectionHeadData {
  eyebrow?: string | null;
  heading: string;
  intro?: string | null;
  anchor?: string | null;
}

/** Fields common to most sections, as props of their components. */
export function sectionHead({ eyebrow, heading, intro, anchor }: SectionHeadData) {
  return {
    eyebrow: eyebrow || null,
    heading,
    intro: intro || null,
    anchor: anchor || null,
  };
}
