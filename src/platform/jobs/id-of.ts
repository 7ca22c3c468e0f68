/** The id of a relation, populated or not. */
export const idOf = (relation: number | { id: number } | null | undefined) =>
  typeof relation === 'object' ? relation?.id : relation;
