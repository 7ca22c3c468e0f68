import { z } from 'zod';
import { emailWanted } from './account-words';
import { roles } from './permissions';

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
