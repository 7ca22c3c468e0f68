import { z } from 'zod';
import { type Role, roles } from './permissions';

/** How long the link of an invitation can be used: over a weekend. */
export const invitationDays = 3;
/** How long the link for a new password can be used. */
export const passwordLinkHours = 1;

/** How long the link can be used that confirms another e-mail address. */
export const emailLinkHours = 24;

export const passwordHasItsPlace =
  'A password is changed under “Change the password” on the account’s page: it asks for the current one.';
export const emailTaken = 'There is an account with this address already.';
export const emailLinkUsedUp =
  'This link has been used, is too old, or was replaced by a newer one. Ask for the change again.';

/** Why a link from a mail does nothing: also what somebody reads who made one up. */
export const linkUsedUp =
  'This link has been used, is too old, or was replaced by a newer one. Ask for another one with “Forgotten your password?” on the sign-in page.';

/** The answer to whoever asks for a new password: the same whether or not there is an account. */
export const passwordLinkAnswer =
  'If there is an account with this address, a mail with a link is on its way.';

export function tooManyPasswordLinks(retryAfterSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return `Too many links were asked for from your connection. Please try again ${when}.`;
}

export const emailWanted = 'Enter an e-mail address, such as fay@example.com.';

/** One line of an account’s list of sessions. */
export interface SessionView {
  id: string;
  /** ISO 8601. */
  since: string;
  until: string;
  /** In short words, e.g. “Firefox on Windows”; `null` when the log doesn’t say. */
  device: string | null;
  /** Of the person who looks at the list. */
  isThisOne: boolean;
}

/** What an account looks after that is not closed. */
export interface Responsibilities {
  enquiries: number;
  proposals: number;
}

const counted = (count: number, one: string, many: string) =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

/**
 * Names what an account looks after, e.g. “3 enquiries and 1 proposal”.
 *
 * @returns `null` when there is nothing
 */
export function responsibilitiesInWords({ enquiries, proposals }: Responsibilities): string | null {
  const parts = [
    ...counted(enquiries, 'enquiry', 'enquiries'),
    ...counted(proposals, 'proposal', 'proposals'),
  ];
  return parts.join(' and ') || null;
}

export const roleLabels: Record<Role, string> = {
  admin: 'Admin',
  editor: 'Editor',
  sales: 'Sales',
};

/** What a role may do, for whoever chooses one. */
export const roleWords: Record<Role, string> = {
  admin: 'Admin: everything, accounts and settings too',
  editor: 'Editor: pages, posts and prices, no enquiries',
  sales: 'Sales: enquiries, proposals and territories',
};

/** Refusals that keep the back office from losing its last admin. */
export const lastAdminWords = {
  demoted: 'This is the only admin. Make somebody else an admin first.',
  deleted:
    'This is the only admin, so the account can’t be deleted. Make somebody else an admin first.',
} as const;

/** What an admin fills in to invite somebody. */
export const invitationSchema = z.object({
  name: z
    .string('Enter a name.')
    .trim()
    .min(1, 'Enter a name.')
    .max(100, 'Use at most 100 characters for the name.'),
  email: z
    .string(emailWanted)
    .trim()
    .toLowerCase()
    .max(200, emailWanted)
    .pipe(z.email(emailWanted)),
  role: z.enum(roles, 'Choose a role.'),
});

/** Who asks for a link to set a new password. */
export const passwordLinkSchema = z.object({
  email: z.string().trim().toLowerCase().max(200).pipe(z.email()),
});

/** Which of an account’s sessions are to end. */
export const endSessionsSchema = z.union([
  z.object({ session: z.string().min(1).max(64) }),
  z.object({ all: z.literal('others') }),
]);

/** Who takes over what an account looked after; nobody with `null`. */
export const handOverSchema = z.object({ to: z.number().int().positive().nullable() });

/** Characters; more is nobody’s. */
const longestEmail = 254;
const longestPassword = 1_000;

/** What somebody signs in with. The address is compared as it is stored: without spaces, small. */
export const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().min(1).max(longestEmail),
  password: z
    .string()
    .max(longestPassword)
    .refine((password) => password.trim() !== ''),
});

export type Credentials = z.output<typeof credentialsSchema>;
