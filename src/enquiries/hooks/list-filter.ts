import type { BaseFilter, Where } from 'payload';
import { foundBySearch } from '../data/find-enquiries';

const withoutSpam: Where = { status: { not_equals: 'spam' } };

/** Whether conditions say anything about the status, however deep. */
function mentionsStatus(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false;
  return Object.entries(where).some(([key, value]) => key === 'status' || mentionsStatus(value));
}

/** As the filter builder writes it: alternatives, each with a list of conditions. */
function alternativesOf(where: Where): Where[] {
  const { or } = where;
  return Array.isArray(or) && or.length > 0 ? or : [where];
}

/**
 * Leaves spam out of a list of enquiries unless the conditions name a status themselves.
 *
 * @param where what somebody asks for, as the address of the list has it
 */
export function hideSpam(where: Where | undefined): Where {
  if (!where || Object.keys(where).length === 0) return { and: [withoutSpam] };
  if (mentionsStatus(where)) return where;
  return {
    or: alternativesOf(where).map((one) => ({ and: [...(one.and ?? [one]), withoutSpam] })),
  };
}

/**
 * The inbox opens without spam. The condition is put where the visitor’s own ones are, so that it
 * shows in the filter and in the address: “select all” and the export read it there, and would
 * otherwise change and export what the list does not show.
 */
export const openWithoutSpam: BaseFilter = async ({ req }) => {
  const found = await foundBySearch(req);
  const asked = req.query.where as Where | undefined;
  const shown = hideSpam(asked);
  if (shown === asked) return found;
  req.query.where = shown;
  // A list in a drawer has an address of its own.
  return found ? { and: [withoutSpam, found] } : withoutSpam;
};
