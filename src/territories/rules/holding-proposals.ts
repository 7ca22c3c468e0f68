interface Line {
  id?: string | null;
  of?: { relationTo: string } | null;
  isOptional?: boolean | null;
}

/** Statuses of a proposal that is out with its client, who has not decided. */
export const openStatuses = ['sent', 'viewed', 'questions'] as const;

/**
 * The lines that are retainers of the price list, also those that the client can leave out. With one
 * of them a proposal holds a territory, and its acceptance makes one.
 */
export function retainerLines<Of extends Line>(lines: readonly Of[] | null | undefined): Of[] {
  return (lines ?? []).filter(({ of }) => of?.relationTo === 'retainers');
}

/**
 * The retainer that a client takes with a choice of the optional lines.
 *
 * @param chosen ids of optional lines
 */
export function chosenRetainer<Of extends Line>(
  lines: readonly Of[] | null | undefined,
  chosen: readonly string[],
): Of | undefined {
  return retainerLines(lines).find(
    ({ id, isOptional }) => !isOptional || (id && chosen.includes(id)),
  );
}
