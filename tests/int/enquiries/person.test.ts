import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { countsOf, email, other, startPersons } from '../support/persons';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);
const { ask, begin, leaveTraces, look, make, makeAccepted, query } = await startPersons(site);
beforeEach(begin);

describe('the data about a person', () => {
  it('is found by the address, in any spelling, in every place', async () => {
    await leaveTraces();
    const shown = await look(` ${email.toUpperCase()} `);
    expect(countsOf(shown)).toEqual({
      enquiries: 1,
      conversations: 1,
      mails: 3,
      mentions: 1,
      files: 2,
      proposals: 1,
      versions: 1,
      scans: 2,
      reportMails: 1,
      crawls: 1,
      jobs: 1,
      counters: 1,
      filters: 1,
    });
    expect(shown.kept).toEqual([]);
    expect(countsOf(await look('nobody@client.example'))).toEqual({});
  });

  it('is found by name or telephone number, as a choice of persons', async () => {
    await make('submissions', {
      ...{ name: 'Megan O’Brien', email },
      message: 'Please call me on +44 (0)7700 900 123.'.replace('(0)', ''),
    });
    await make('proposals', { clientName: '100% Nails', clientEmail: other });
    const people = async (search: string) => (await ask('find', { search })).body.people;
    const megan = [{ email: email.toLowerCase(), name: 'Megan O’Brien' }];
    expect(await people('o’bri')).toEqual(megan);
    expect(await people('07700 900123')).toEqual(megan);
    expect(await people('100% n')).toEqual([{ email: other, name: '100% Nails' }]);
    expect(await people('%%%')).toEqual([]);
  });

  it('is exported completely, with the text of mails, and without keys', async () => {
    const { enquiry } = await leaveTraces();
    const accepted = await makeAccepted(null);
    const { body, text } = await ask('export', { email });
    expect(body).toMatchObject({
      enquiries: [{ id: enquiry, email, message: expect.stringContaining('Please build us') }],
      proposalEvents: [{ text: `Mail ${email}, please.` }, { text: 'Is a blog included?' }],
      keptByLaw: [{ until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      scans: [{ email }, {}],
    });
    expect(JSON.stringify(body.proposals)).toContain(`"id":${accepted}`);
    expect(JSON.stringify(body.mails)).toContain('wrote to us.');
    expect(JSON.stringify(body.mailFiles)).toContain('wrote to us.');
    expect(text).not.toMatch(/linkSalt|linkHash|tokenHash|"html"/);
    const [line] = await query(`select detail from audit_log where event = 'export'`);
    expect(line.detail).toMatch(
      /^Everything about person [\w-]{16}: 1 enquiry, 1 conversation, 3 mails, /,
    );
  });
});
