import { z } from 'zod';

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
