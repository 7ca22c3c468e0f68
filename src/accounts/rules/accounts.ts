import { z } from 'zod';
import { type Role, roles } from './permissions';
import { wordMinutes } from './sign-in';

/** Lifetime of an invitation link: long enough for a weekend. */
export const invitationDays = 3;
export const passwordLinkHours = 1;

export const emailLinkHours = 24;

export const passwordHasItsPlace =
  'A password is changed under “Change the password” on the account’s page: it asks for the current one.';
export const emailTaken = 'There is an account with this address already.';
export const emailLinkUsedUp =
  'This link has been used, is too old, or was replaced by a newer one. Ask for the change again.';

/** Message for an invalid mail link, also for an invented one. */
export const linkUsedUp =
  'This link has been used, is too old, or was replaced by a newer one. Ask for another one with “Forgotten your password?” on the sign-in page.';

/** Answer to a password request: identical whether or not the account exists. */
export const passwordLinkAnswer =
  'If there is an account with this address, a mail with a link is on its way.';

export function tooManyPasswordLinks(retryAfterSeconds: number): string {
  return `Too many links were asked for from your connection. Please try again ${wordMinutes(retryAfterSeconds)}.`;
}

export const emailWanted = 'Enter an e-mail address, such as fay@example.com.';

export interface SessionView {
  id: string;
  /** ISO 8601. */
  since: string;
  until: string;
  /** Short description, e.g. “Firefox on Windows”; `null` when the log has none. */
  device: string | null;
  isThisOne: boolean;
}

export interface Responsibilities {
  enquiries: number;
  proposals: number;
}

const counted = (count: number, one: string, many: string) =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

/** `3 enquiries and 1 proposal`, or `null`. */
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

export const roleWords: Record<Role, string> = {
  admin: 'Admin: everything, accounts and settings too',
  editor: 'Editor: pages, posts and prices, no enquiries',
  sales: 'Sales: enquiries, proposals and territories',
};

export const lastAdminWords = {
  demoted: 'This is the only admin. Make another account an admin first.',
  deleted:
    'This is the only admin, so the account can’t be deleted. Make another account an admin first.',
} as const;

export const emailField = z
  .string(emailWanted)
  .trim()
  .toLowerCase()
  .max(200, emailWanted)
  .pipe(z.email(emailWanted));

export const invitationSchema = z.object({
  name: z
    .string('Enter a name.')
    .trim()
    .min(1, 'Enter a name.')
    .max(100, 'Use at most 100 characters for the name.'),
  email: emailField,
  role: z.enum(roles, 'Choose a role.'),
});

export const passwordLinkSchema = z.object({ email: emailField });

export const endSessionsSchema = z.union([
  z.object({ session: z.string().min(1).max(64) }),
  z.object({ all: z.literal('others') }),
]);

export const handOverSchema = z.object({ to: z.number().int().positive().nullable() });

/** Characters; no valid address is longer (RFC 5321). */
const longestEmail = 254;
const longestPassword = 1_000;

/** Sign-in credentials. The address is normalised as it is stored: trimmed and in lower case. */
export const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().min(1).max(longestEmail),
  password: z
    .string()
    .max(longestPassword)
    .refine((password) => password.trim() !== ''),
});

export type Credentials = z.output<typeof credentialsSchema>;
