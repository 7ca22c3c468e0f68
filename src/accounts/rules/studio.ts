import type { AccessWords, RefusedPassword } from './shared-password';

/** Specification, section 8, “Admin login”. */
export const studioWelcome = {
  title: 'Login successful',
  description: 'Welcome to the admin dashboard',
} as const satisfies AccessWords;

const wrong = {
  title: 'Invalid password',
  description: 'Please check your password and try again',
} as const;

const failed = {
  title: 'Login failed',
  description: 'An error occurred. Please try again.',
} as const;

/** No answer from the server: no connection, or a restart. */
export const studioUnreachable: RefusedPassword = {
  status: 'refused',
  reason: 'fault',
  error: failed.description,
  toast: failed,
};

/**
 * Words a refused try at the studio’s password (specification, section 8): a toast, and one line in
 * the form for visitors who miss the toast.
 *
 * @param refused result of the password check
 */
export function wordStudioRefusal(refused: RefusedPassword): RefusedPassword {
  switch (refused.reason) {
    case 'wrong':
      return { ...refused, error: `${wrong.title}. Please check it and try again.`, toast: wrong };
    case 'fault':
      return { ...refused, error: failed.description, toast: failed };
    default:
      return { ...refused, toast: { title: failed.title, description: refused.error } };
  }
}
