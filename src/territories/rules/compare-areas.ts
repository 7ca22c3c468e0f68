/** A part of the country. */
export interface Area {
  /** Postcode districts, e.g. `RG1`. */
  districts: ReadonlySet<string>;
  /** Unlisted names as words joined by spaces, e.g. `little snoring`. */
  names: ReadonlySet<string>;
}

export interface Overlap {
  /** Common districts; empty when only a name is common. */
  districts: string[];
  /** True if the overlap covers the whole first area. */
  isWhole: boolean;
}

function isSameName(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

/**
 * Finds common districts or names of two areas.
 * @returns `null` without overlap; whether there is one does not depend on the order
 */
export function compareAreas(asked: Area, other: Area): Overlap | null {
  const districts = [...asked.districts].filter((code) => other.districts.has(code));
  const sharesName = [...asked.names].some((name) =>
    [...other.names].some((otherName) => isSameName(name, otherName)),
  );
  if (districts.length === 0) return sharesName ? { districts, isWhole: true } : null;
  return { districts, isWhole: districts.length === asked.districts.size };
}
