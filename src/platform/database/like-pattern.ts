/** A pattern of SQL's LIKE that finds a text anywhere; its `%` and `_` have no special meaning. */
export const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
