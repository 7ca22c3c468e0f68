import { readFile } from 'node:fs/promises';
import { receiptIn } from '../support/page-form.ts';
import { attempt, json, type Play, postEnquiry } from './stage.ts';
import { ask } from './visitor.ts';

export const innerDoors: Play = {
  name: 'Inner doors: which ids exist, private settings, drafts’ pictures',
  async run({ origin }, fell) {
    const collections = [
      'users',
      'submissions',
      'proposals',
      'mails',
      'payload-jobs',
      'territories',
    ];
    for (const collection of collections) {
      const [one, none] = await Promise.all(
        ['1', '987654'].map((id) =>
          ask(origin, `/api/${collection}/access/${id}`, {
            method: 'POST',
            headers: json,
            body: '{}',
          }),
        ),
      );
      if (one?.status !== none?.status || one?.body !== none?.body) {
        fell(`/api/${collection}/access tells which ids exist`);
      }
    }
    const closed = [
      '/api/globals/site-settings',
      '/api/media',
      '/api/redirects',
      '/api/users',
      '/api/reorder',
      '/api/payload-preferences/x',
      '/api/payload-kv/versions',
      '/api/access',
    ];
    for (const path of closed) {
      const { status } = await ask(origin, path);
      if (status < 400 || status > 499) fell(`${path} answered ${status}`);
    }
    return collections.length * 2 + closed.length;
  },
};

export const wideLetters: Play = {
  name: 'Names and messages in the widest characters',
  async run({ origin }, fell) {
    const sizes = [50, 120, 5_000];
    for (const size of sizes) {
      const answer = await postEnquiry(origin, { name: '𝔞'.repeat(size) });
      if (answer.status >= 500) fell(`${size} letters were answered with ${answer.status}`);
    }
    return sizes.length;
  },
};

export const foreignForms: Play = {
  name: 'A form that another site has a visitor’s browser send',
  async run({ origin }, fell) {
    const foreign = ['https://elsewhere.example', 'null'];
    for (const from of foreign) {
      const answer = await postEnquiry(origin, {}, { origin: from });
      if (answer.status !== 403) fell(`from ${from} it was answered with ${answer.status}`);
      if (receiptIn(answer.body)) fell(`from ${from} it was stored`);
    }
    return foreign.length;
  },
};

const pages = [
  '/',
  '/pricing',
  '/blog',
  '/nowhere-at-all',
  '/scan',
  '/admin',
  '/auth',
  '/cms/login',
];

export const headersOfPages: Play = {
  name: 'Headers of every kind of page',
  async run({ origin }, fell) {
    for (const path of [...pages, '/api/packages']) {
      const { headers } = await ask(origin, path);
      const policy = headers['content-security-policy'] ?? '';
      const scripts = /script-src([^;]*)/.exec(policy)?.[1] ?? "'unsafe-inline'";
      if (scripts.includes("'unsafe-inline'")) fell(`${path} allows inline scripts`);
      if (headers['x-content-type-options'] !== 'nosniff') fell(`${path} may be sniffed`);
      if (!policy.includes('frame-ancestors')) fell(`${path} may be framed`);
      if (origin.startsWith('https:') && !headers['strict-transport-security']) {
        fell(`${path} has no HSTS`);
      }
    }
    const closed = ['/admin', '/auth', '/cms/login', '/api/packages', '/preview?path=/'];
    for (const path of closed) {
      const { headers } = await ask(origin, path);
      if (!headers['cache-control']?.includes('no-store')) fell(`${path} may be stored`);
    }
    return pages.length + 1 + closed.length;
  },
};

const longestLine = 4_096;

export const logs: Play = {
  name: 'A log without visitors and without endless lines',
  needs: 'log',
  async run({ origin, logFile }, fell) {
    const secret = `Nightingale-${attempt}`;
    await postEnquiry(origin, { name: `${secret}\u0000`, message: secret.repeat(40) });
    await ask(origin, `/api/posts?where[title][equals]=${secret.repeat(400)}`);
    await ask(origin, `/${secret.repeat(300)}`);
    const text = await readFile(logFile ?? '', 'utf8');
    const [alarm] = text.split('\n').filter((line) => / ERROR /.test(line));
    if (alarm) fell(`a play made it raise an alarm: ${alarm.slice(0, 200)}`);
    const longest = Math.max(...text.split('\n').map((line) => line.length));
    if (longest > longestLine) fell(`the longest line has ${longest} characters`);
    if (text.includes(secret)) fell('the log repeats what a visitor sent');
    if (text.includes(`${attempt}@visitor.example`)) fell('the log names a visitor’s address');
    return 3;
  },
};

export const unknownProxy: Play = {
  name: 'A proxy that the site doesn’t know of',
  needs: 'log',
  async run({ origin, logFile }, fell) {
    await ask(origin, '/', { headers: { 'x-forwarded-for': '192.0.2.7' } });
    const text = await readFile(logFile ?? '', 'utf8');
    if (!text.includes('TRUSTED_PROXY_HOPS')) fell('it is not noticed');
    return 1;
  },
};
