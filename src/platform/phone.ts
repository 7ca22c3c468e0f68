/** UK numbers have nine or ten digits after the country code, mobiles ten (Ofcom, National Telephone Numbering Plan). */
const shape = /^\+(?:44(?:7\d{9}|[1-689]\d{8,9})|(?!44)[1-9]\d{7,14})$/;

/**
 * A phone number as links dial it: `+441632960123`. Numbers without a country are from the UK.
 * @returns null for text that is no phone number
 */
export function dialled(text: string): string | null {
  const digits = text.replace(/\(0\)/, '').replace(/[\s().\-–/]/g, '');
  const number = digits.replace(/^00/, '+').replace(/^0/, '+44');
  return shape.test(number) ? number : null;
}

/** Target of a link that rings a number. */
export const phoneHref = (text: string): string => `tel:${dialled(text) ?? text}`;

/** The address that opens a chat with this number; it takes digits only. */
export function whatsappHref(text: string, message = ''): string | null {
  const number = dialled(text)?.slice(1);
  if (!number) return null;
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}
