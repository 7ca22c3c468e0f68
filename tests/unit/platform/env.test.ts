import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  childEnvironment,
  EnvironmentError,
  isBuildPhase,
  isPackageScript,
  readOperatorEnv,
  readSecretFiles,
  readSiteEnv,
} from '@/platform/env';
import { makeTempDir } from '../../support/temp-dir';

function problemsOf(source: Record<string, string>): string[] {
  try {
    readOperatorEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe('the operator’s settings', () => {
  it('are all optional', () => {
    expect(readOperatorEnv({})).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      dataDir: path.resolve('.data'),
      databaseUrl: undefined,
      payloadSecret: undefined,
      scannerAllowHosts: [],
    });
  });

  it('derive the site’s address from the port', () => {
    expect(readOperatorEnv({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  });

  it('treat an empty variable as unset', () => {
    expect(readOperatorEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('drop the trailing slash of the site’s address', () => {
    expect(readOperatorEnv({ SITE_URL: 'https://www.example.com/' }).siteUrl).toBe(
      'https://www.example.com',
    );
  });

  it('include the browser for PDF files', () => {
    expect(readOperatorEnv({}).pdfBrowser).toBeUndefined();
    expect(readOperatorEnv({ PDF_BROWSER: process.execPath }).pdfBrowser).toBe(process.execPath);
  });

  it('include the scanner’s exact hosts', () => {
    const list = 'Localhost:3000, staging.example.com:443,[::1]:8080,';
    expect(readOperatorEnv({ SCANNER_ALLOW_HOSTS: list }).scannerAllowHosts).toEqual([
      'localhost:3000',
      'staging.example.com:443',
      '[::1]:8080',
    ]);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'https://example.com/path'],
    ['SITE_URL', 'https://user@example.com'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['PAYLOAD_SECRET', 'too short'],
    ['ADMIN_EMAIL', 'somebody'],
    ['ADMIN_PASSWORD', '12345678901'],
    ['STUDIO_PASSWORD', '1234567'],
    ['BETA_PASSWORD', '1234567'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SCANNER_ALLOW_HOSTS', 'localhost'],
    ['SCANNER_ALLOW_HOSTS', '*.example.com:443'],
    ['SCANNER_ALLOW_HOSTS', 'localhost:0'],
    ['DATABASE_POOL_MAX', '1'],
    ['PDF_BROWSER', 'chromium'],
    ['PDF_BROWSER', '/nowhere/chromium'],
    ['PDF_BROWSER', import.meta.filename],
  ])('refuses %s=%s and names it', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it('keep secrets out of error messages', () => {
    const secrets = {
      PAYLOAD_SECRET: 's3cret',
      ADMIN_PASSWORD: 's3cret',
      SMTP_URL: 'http://u:s3cret@h',
    };
    expect(problemsOf(secrets).join()).not.toContain('s3cret');
  });

  it('report every problem at once', () => {
    expect(problemsOf({ PORT: 'x', SITE_URL: 'y', BETA_PASSWORD: 'z' })).toHaveLength(3);
  });
});

describe('a language model for the chat', () => {
  const model = { CHAT_MODEL_URL: 'http://127.0.0.1:11434/v1/', CHAT_MODEL: 'llama3.2' };

  it('is off by default', () => {
    expect(readOperatorEnv({}).chatModel).toBeUndefined();
  });

  it('has an address, a name and a budget', () => {
    expect(readOperatorEnv({ ...model, CHAT_MODEL_KEY: 'k' }).chatModel).toEqual({
      ...{ url: 'http://127.0.0.1:11434/v1', name: 'llama3.2', key: 'k', answersADay: 200 },
    });
    const { chatModel } = readOperatorEnv({ ...model, CHAT_MODEL_ANSWERS_A_DAY: '5' });
    expect(chatModel?.answersADay).toBe(5);
  });

  it.each([
    ['CHAT_MODEL_URL is missing, although CHAT_MODEL_KEY is set', { CHAT_MODEL_KEY: 's3cret' }],
    ['CHAT_MODEL is missing, although CHAT_MODEL_URL is set', { CHAT_MODEL_URL: 'http://h/v1' }],
    ['CHAT_MODEL_URL must be a base address', { ...model, CHAT_MODEL_URL: 'ollama' }],
    ['CHAT_MODEL_ANSWERS_A_DAY must be', { ...model, CHAT_MODEL_ANSWERS_A_DAY: '0' }],
  ])('%s', (problem, env) => {
    expect(problemsOf(env).join()).toContain(problem);
  });
});

describe('a bucket for the pictures', () => {
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 's3cret' };

  it('is off by default', () => {
    expect(readOperatorEnv({}).s3).toBeUndefined();
  });

  it('is on Amazon with a region, or on another store with its address', () => {
    expect(readOperatorEnv({ S3_BUCKET: 'pictures', S3_REGION: 'eu-west-2' }).s3).toEqual({
      bucket: 'pictures',
      region: 'eu-west-2',
      forcePathStyle: false,
    });
    const other = { S3_ENDPOINT: 'http://store:9000', S3_FORCE_PATH_STYLE: 'true', ...keys };
    expect(readOperatorEnv({ S3_BUCKET: 'pictures', ...other }).s3).toEqual({
      ...{ bucket: 'pictures', endpoint: 'http://store:9000', region: 'us-east-1' },
      ...{ accessKeyId: 'key', secretAccessKey: 's3cret', forcePathStyle: true },
    });
  });

  it.each([
    ['S3_BUCKET is missing, although S3_ENDPOINT is set', { S3_ENDPOINT: 'http://store:9000' }],
    ['S3_BUCKET is missing, although S3_ACCESS_KEY_ID is set', keys],
    ['S3_REGION is missing', { S3_BUCKET: 'pictures', ...keys }],
    [
      'S3_SECRET_ACCESS_KEY is missing',
      { S3_BUCKET: 'pictures', S3_REGION: 'eu-west-2', S3_ACCESS_KEY_ID: 'key' },
    ],
    ['S3_ENDPOINT must be an address', { S3_BUCKET: 'pictures', S3_ENDPOINT: 's3.example.com' }],
    [
      'S3_FORCE_PATH_STYLE must be true or false',
      { S3_BUCKET: 'pictures', S3_REGION: 'eu-west-2', S3_FORCE_PATH_STYLE: 'yes' },
    ],
  ])('is refused with “%s”', (message, source) => {
    const problems = problemsOf(source as Record<string, string>);
    expect(problems).toEqual([expect.stringContaining(message)]);
  });
});

describe('a secret in a file', () => {
  it('is read in place of the variable', async () => {
    const folder = await makeTempDir('secret');
    const file = path.join(folder, 'url');
    await writeFile(file, 'postgresql://u:p@h/d\n');
    const source = { DATABASE_URL_FILE: file };
    readSecretFiles(source);
    await rm(folder, { recursive: true });
    expect(source).toEqual({ DATABASE_URL: 'postgresql://u:p@h/d' });
  });

  it('is named when it can’t be read', () => {
    expect(() => readSecretFiles({ SMTP_URL_FILE: '/nowhere/url' })).toThrow(
      'SMTP_URL_FILE names a file that can’t be read (ENOENT)',
    );
  });
});

describe('the site’s environment', () => {
  const given = {
    DATABASE_URL: 'postgresql://site:secret@127.0.0.1:5432/site',
    PAYLOAD_SECRET: 'p'.repeat(32),
    INTERNAL_SECRET: 'i'.repeat(32),
  };

  it('has everything that pages and CMS need', () => {
    expect(readSiteEnv({ ...given, NODE_ENV: 'production' })).toMatchObject({
      databaseUrl: given.DATABASE_URL,
      payloadSecret: given.PAYLOAD_SECRET,
      internalSecret: given.INTERNAL_SECRET,
      isProduction: true,
    });
  });

  it.each(Object.keys(given))('explains how to start the site when %s is missing', (name) => {
    expect(() => readSiteEnv({ ...given, [name]: undefined })).toThrow('npm start');
  });

  it('has the password hash that the operator left to us', () => {
    expect(readSiteEnv(given)).toMatchObject({
      betaPasswordHash: undefined,
      studioPasswordHash: undefined,
    });
    const [beta, studio] = ['scrypt:32768:8:1:salt:key', 'scrypt:32768:8:1:other:key'];
    expect(
      readSiteEnv({ ...given, BETA_PASSWORD_HASH: beta, STUDIO_PASSWORD_HASH: studio }),
    ).toMatchObject({ betaPasswordHash: beta, studioPasswordHash: studio });
  });

  it('recognises the build by Next’s own variable', () => {
    expect(isBuildPhase({ NEXT_PHASE: 'phase-production-build' })).toBe(true);
    expect(isBuildPhase({})).toBe(false);
  });
});

it('removes variables for a child process', () => {
  expect(childEnvironment({ PATH: undefined, EXTRA: 'yes' })).toMatchObject({ EXTRA: 'yes' });
  expect(childEnvironment({ PATH: undefined })).not.toHaveProperty('PATH');
});

it('recognises npm by its own variable', () => {
  expect(isPackageScript({ npm_lifecycle_event: 'start' })).toBe(true);
  expect(isPackageScript({})).toBe(false);
});
