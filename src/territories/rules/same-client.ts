import { splitWords } from './typed-words';

/** What a business is, and not what it is called. */
const forms = new Set(['ltd', 'limited', 'llp', 'plc', 'co', 'uk', 'the', 'and']);

/** Mail providers: their name is nobody’s business. */
const providers =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|mac|aol|btinternet|sky|proton(mail)?|gmx)$/;

const squeezeName = (text: string) =>
  splitWords(text)
    .filter((word) => !forms.has(word))
    .join('');

/** `helixheating` of `office@mail.helix-heating.co.uk`. */
function readBusinessName(email: string): string {
  const labels = (email.split('@')[1] ?? '').toLowerCase().split('.');
  const own = labels.filter((label) => label.length > 3 && !providers.test(label));
  // The longest part is the name: what stands before and after it are mail, co and uk.
  return squeezeName(own.sort((a, b) => b.length - a.length)[0] ?? '');
}

/**
 * Whether somebody is the client who holds a territory: by the name, whatever its case and legal
 * form, or by the name in their e-mail address. A client’s own territory stands in nobody’s way.
 *
 * @param person names that they go by, and their e-mail address where it is known
 * @param clientName as it stands in the register
 */
export function isSameClient(
  { names, email = null }: { names: readonly string[]; email?: string | null },
  clientName: string,
): boolean {
  const client = squeezeName(clientName);
  if (!client) return false;
  return (
    names.some((name) => squeezeName(name) === client) || readBusinessName(email ?? '') === client
  );
}
