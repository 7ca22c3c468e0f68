/**
 * The headers by which a page finds out who asks for it. Payload takes its cookie for a stranger’s
 * when somebody follows a link from another site, such as their mail. A page is only read then; and
 * what is sent to one is a server action, whose origin Next has checked.
 */
export function pageHeaders(given: Pick<Headers, 'get'>): Headers {
  return new Headers({ cookie: given.get('cookie') ?? '', 'sec-fetch-site': 'same-origin' });
}
