import { describe, expect, it } from 'vitest';
import { describeForLog } from '@/platform/describe-for-log';

const name = 'Jane Example';
const email = 'jane@customer.example';

/** As drizzle and pg throw it. */
function failedInsert(code: string, message: string): Error {
  const cause = Object.assign(new Error(message), {
    ...{ name: 'error', severity: 'ERROR', code, table: 'submissions' },
    detail: `Failing row contains (1, ${name}, ${email}).`,
    where: `PL/pgSQL function refuse(), "${name}"`,
  });
  const statement = `insert into "submissions" ("name", "email") values ($1, $2)`;
  const text = `Failed query: ${statement}\nparams: ${name},${email},   at home\n   at 5 o’clock`;
  return Object.assign(new Error(text, { cause }), { params: [name, email] });
}

describe('an error of a statement', () => {
  it('names statement, code, table and constraint, without values', () => {
    const said = describeForLog(failedInsert('P0001', `No place for ${name}`));
    expect(said).toContain('Failed query (insert into "submissions")');
    expect(said).toContain('PostgreSQL P0001, table submissions');
    expect(said).not.toMatch(/Jane|customer|o’clock/);
    expect(said).toContain('describe-for-log.test.ts');
  });

  it('includes PostgreSQL’s message where it holds no value', () => {
    const said = describeForLog(failedInsert('53300', 'too many clients already'));
    expect(said).toContain('53300, table submissions: too many clients already');
    expect(said).not.toMatch(/Jane|customer/);
  });

  it('omits the statement within a text', () => {
    const text = `Error running migration x. Failed query: select 1\nparams: ${name}`;
    expect(describeForLog(text)).toBe('Error running migration x. Failed query (select)');
  });
});

describe('other errors', () => {
  it('are one line without email addresses', () => {
    expect(describeForLog(`550 <${email}>:\r\n  no\tsuch\u0000 user`)).toBe(
      '550 <[e-mail]>: no such user',
    );
    expect(describeForLog(new TypeError(`${email} is no`))).toMatch(/^TypeError: \[e-mail\] is no/);
  });

  it('of an object give only its field names', () => {
    expect(describeForLog({ id: 1, name, email })).toBe('{id, name, email}');
    expect(describeForLog([name, email])).toBe('[2 entries]');
  });

  it('quote nothing of unparsable text', () => {
    const said = describeForLog(
      (() => {
        try {
          return JSON.parse(`${name} wrote`);
        } catch (error) {
          return error;
        }
      })(),
    );
    expect(said).toContain('SyntaxError');
    expect(said).not.toContain('Jane');
  });

  it('omit the query of an address', () => {
    expect(describeForLog(`Failed to answer GET /a?token=secret&to=${name}`)).toBe(
      'Failed to answer GET /a?… Example',
    );
  });

  it('follow causes, without loops', () => {
    const error = new Error('outer');
    error.cause = new Error('inner', { cause: error });
    expect(describeForLog(error)).toMatch(/^Error: outer < Error: inner at /);
  });
});
