const named: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const decode = (text: string) => text.replace(/&([\w#]+);/g, (all, name) => named[name] ?? all);

/**
 * What a browser without script posts with a form beside what is typed: hidden entries, with those that
 * name its server action.
 *
 * @param html of the page
 * @param id of the form
 */
export function hiddenEntries(html: string, id: string): Record<string, string> {
  const form = html
    .split('<form')
    .find((part) => part.slice(0, part.indexOf('>')).includes(`id="${id}"`));
  const inputs = form?.split('</form>')[0]?.match(/<input[^>]*type="hidden"[^>]*>/g);
  if (!inputs) throw new Error(`The page has no form ${id} that works without script.`);
  const entryOf = (input: string, name: string) =>
    decode(new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '');
  return Object.fromEntries(
    inputs.map((input) => [entryOf(input, 'name'), entryOf(input, 'value')]),
  );
}

/** The reference in the receipt of an enquiry; null when none was stored. */
export function receiptIn(html: string): string | null {
  return /data-received.*?(E-[2-9A-HJ-NP-Z]{6})/s.exec(html)?.[1] ?? null;
}
