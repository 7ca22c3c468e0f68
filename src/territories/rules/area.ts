/** A piece of the country, as far as the check can tell. */
export interface Area {
  /** Postcode districts, e.g. `RG1`. */
  districts: ReadonlySet<string>;
  /** Names that no list knows, as words joined by spaces, e.g. `little snoring`. */
  names: ReadonlySet<string>;
}

export interface Overlap {
  /** Districts that both have; empty where a name alone is what they share. */
  districts: string[];
  /** Whether nothing is left of the first area. */
  isWhole: boolean;
}

function isSameName(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

/**
 * What two areas have in common: a postcode district, or a name.
 *
 * @returns `null` when they have nothing in common; it makes no difference for that which of the two
 *   comes first
 */
export function compareAreas(asked: Area, other: Area): Overlap | null {
  const districts = [...asked.districts].filter((code) => other.districts.has(code));
  const sharesName = [...asked.names].some((name) =>
    [...other.names].some((otherName) => isSameName(name, otherName)),
  );
  if (districts.length === 0) return sharesName ? { districts, isWhole: true } : null;
  return { districts, isWhole: districts.length === asked.districts.size };
}
