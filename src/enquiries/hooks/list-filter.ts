import type { BaseFilter, Where } from 'payload';
import { foundBySearch } from '../data/find-enquiries';

const withoutSpam: Where = { status: { not_equals: 'spam' } };

/** Whether conditions mention the status at any depth. */
function mentionsStatus(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false;
  return Object.entries(where).some(([key, value]) => key === 'status' || mentionsStatus(value));
}

/** The filter builder’s format: alternatives, each with a list of conditions. */
function alternativesOf(where: Where): Where[] {
  const { or } = where;
  return Array.isArray(or) && or.length > 0 ? or : [where];
}

/**
 * Hides spam in a list of enquiries unless the conditions name a status.
 *
 * @param where requested conditions, from the list’s URL
 */
export function hideSpam(where: Where | undefined): Where {
  if (!where || Object.keys(where).length === 0) return { and: [withoutSpam] };
  if (mentionsStatus(where)) return where;
  return {
    or: alternativesOf(where).map((one) => ({ and: [...(one.and ?? [one]), withoutSpam] })),
  };
}

/**
 * Hides spam in the inbox by default. The condition joins the requested ones, so that the filter
 * and the URL show it. “Select all” and the export read the URL, and would otherwise include hidden
 * enquiries.
 */
export const openWithoutSpam: BaseFilter = async ({ req }) => {
  const found = await foundBySearch(req);
  const asked = req.query.where as Where | undefined;
  const shown = hideSpam(asked);
  if (shown === asked) return found;
  req.query.where = shown;
  // A list in a drawer has no URL of its own.
  return found ? { and: [withoutSpam, found] } : withoutSpam;
};
