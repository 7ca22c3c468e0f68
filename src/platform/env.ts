import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * The environment, checked. This is the only file that reads `process.env`.
 *
 * The supervisor knows what an operator may set (`readOperatorEnv`) and works out the rest; the site
 * is given everything it needs (`getEnv`). The file is loaded by plain Node, by Payload's command
 * line and by Next, so it imports nothing of theirs.
 */

type Source = Record<string, string | undefined>;

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535;
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.href === `${url.origin}/`;
}

function isHostAndPort(value: string): boolean {
  const [, , port] = /^(\[[0-9a-f:]+\]|[a-z0-9][a-z0-9.-]*):(\d+)$/.exec(value) ?? [];
  return port !== undefined && isPort(port);
}

function url(protocols: string[], example: string) {
  const matches = (value: string) => protocols.includes(URL.parse(value)?.protocol ?? '');
  return z.string().refine(matches, `must look like ${example}`);
}

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

const password = z.string().min(8, 'must have at least 8 characters');

/** Like every account’s. What else is asked of it is looked at when the account is made. */
const accountPassword = z.string().min(12, 'must have at least 12 characters');

function isProgram(file: string): boolean {
  if (!path.isAbsolute(file)) return false;
  try {
    accessSync(/* turbopackIgnore: true */ file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const hostList = z
  .string()
  .transform((value) =>
    value
      .toLowerCase()
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine(
    (hosts) => hosts.every(isHostAndPort),
    'must be a list of exact host:port pairs, such as localhost:3000,staging.example.com:443',
  );

/** What an operator may set, in the environment or in `.env`. Everything is optional. */
const operatorShape = {
  PORT: wholeNumber(1, 65535).default(3000),
  BIND_ADDRESS: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'postgresql://user:password@host:5432/name',
  ).optional(),
  DATABASE_POOL_MAX: wholeNumber(4, 200).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(0, 3_600_000).default(30_000),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'must be an address without a path, such as https://www.example.com')
    .transform((value) => new URL(value).origin)
    .optional(),
  PAYLOAD_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters; leave it out and one is made for you')
    .optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: accountPassword.optional(),
  STUDIO_PASSWORD: password.optional(),
  BETA_PASSWORD: password.optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com:465').optional(),
  SCANNER_ALLOW_HOSTS: hostList.default([]),
  PDF_BROWSER: z
    .string()
    .refine(isProgram, 'must be the whole path of a Chromium or Chrome, such as /usr/bin/chromium')
    .optional(),
};

const operatorSchema = z.object(operatorShape).transform((env) => ({
  port: env.PORT,
  /** Undefined: every address of the machine. */
  bindAddress: env.BIND_ADDRESS,
  dataDir: path.resolve(/* turbopackIgnore: true */ env.DATA_DIR),
  databaseUrl: env.DATABASE_URL,
  databasePoolMax: env.DATABASE_POOL_MAX,
  /** 0: no limit, which the migrations need. */
  databaseStatementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
  /** Proxies of ours between a visitor and this server; each adds one address to X-Forwarded-For. */
  trustedProxyHops: env.TRUSTED_PROXY_HOPS,
  siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
  payloadSecret: env.PAYLOAD_SECRET,
  adminEmail: env.ADMIN_EMAIL,
  adminPassword: env.ADMIN_PASSWORD,
  studioPassword: env.STUDIO_PASSWORD,
  betaPassword: env.BETA_PASSWORD,
  smtpUrl: env.SMTP_URL,
  scannerAllowHosts: env.SCANNER_ALLOW_HOSTS,
  /** Sets proposals as PDF; without it, the reader’s own browser prints. */
  pdfBrowser: env.PDF_BROWSER,
}));

export type OperatorEnv = z.output<typeof operatorSchema>;

export type SiteEnv = OperatorEnv & {
  databaseUrl: string;
  payloadSecret: string;
  /** Shared by the supervisor and the site: opens `/api/internal/*`. */
  internalSecret: string;
  /** Of the password that was made for the beta area, where the operator set none. */
  betaPasswordHash?: string;
  /** The same for the studio’s list of proposals. */
  studioPasswordHash?: string;
  isProduction: boolean;
};

/** The environment can't be used. `problems` are sentences fit for an operator to read. */
export class EnvironmentError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `The environment needs mending:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

/** `FOO=` in an .env file means "not set", not "set to nothing". */
function withoutEmpty(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/** Checks what the operator set. Throws an EnvironmentError that names every problem at once. */
export function readOperatorEnv(source: Source = process.env): OperatorEnv {
  const result = operatorSchema.safeParse(withoutEmpty(source));
  if (result.success) return result.data;
  throw new EnvironmentError(
    result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`),
  );
}

/** Names of the settings that the operator has to make again where a backup is restored. */
export function namesOfSettings(source: Source = process.env): string[] {
  return Object.keys(withoutEmpty(source))
    .filter((name) => name in operatorShape && name !== 'DATA_DIR')
    .sort();
}

/** Checks what the site was given by the supervisor. Throws an EnvironmentError. */
export function readSiteEnv(source: Source = process.env): SiteEnv {
  const env = readOperatorEnv(source);
  const internalSecret = source.INTERNAL_SECRET;
  const { databaseUrl, payloadSecret } = env;
  if (!databaseUrl || !payloadSecret || !internalSecret) {
    throw new EnvironmentError([
      'The database address and the secrets are missing. They are prepared by the project’s own commands: use npm start, npm run dev, or npm run payload for Payload’s command line.',
    ]);
  }
  const isProduction = source.NODE_ENV === 'production';
  return {
    ...{ ...env, databaseUrl, payloadSecret, internalSecret, isProduction },
    betaPasswordHash: source.BETA_PASSWORD_HASH,
    studioPasswordHash: source.STUDIO_PASSWORD_HASH,
  };
}

/**
 * True while `next build` runs. The build has no database and no secrets, so that one build serves
 * every environment; whatever it renders is rendered again when the site starts.
 */
export function isBuildPhase(source: Source = process.env): boolean {
  return source.NEXT_PHASE === 'phase-production-build';
}

const NOT_AT_BUILD_TIME = 'only-for-the-build-no-secret';

function buildTimeEnv(): SiteEnv {
  return {
    ...readOperatorEnv({}),
    // Nothing listens on port 1: a query that slips into the build fails at once and is noticed.
    databaseUrl: 'postgresql://build@127.0.0.1:1/build',
    payloadSecret: NOT_AT_BUILD_TIME,
    internalSecret: NOT_AT_BUILD_TIME,
    isProduction: true,
  };
}

let siteEnv: SiteEnv | undefined;

/** The site's environment, checked once on first use. Server only: it holds secrets. */
export function getEnv(): SiteEnv {
  if (typeof window !== 'undefined') throw new Error('The environment is for the server only.');
  if (isBuildPhase()) return buildTimeEnv();
  siteEnv ??= readSiteEnv();
  return siteEnv;
}

function childEnvironmentFrom(env: Source): NodeJS.ProcessEnv {
  const defined = Object.entries(env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as NodeJS.ProcessEnv;
}

/** The environment for a child process: ours with changes; `undefined` takes a variable away. */
export function childEnvironment(changes: Source): NodeJS.ProcessEnv {
  return childEnvironmentFrom({ ...process.env, ...changes });
}

/** For all child processes, the build and the site among them. A key that the operator set wins. */
export function giveServerActionsKey(key: string | undefined): void {
  if (key) process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= key;
}

/** True if a package manager runs us as one of its scripts, with a shell in between. */
export function isPackageScript(source: Source = process.env): boolean {
  return source.npm_lifecycle_event !== undefined;
}

/** The environment for a program that has no business with ours, such as PostgreSQL. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR } = process.env;
  // English messages, whatever the machine speaks.
  return childEnvironmentFrom({ PATH, SystemRoot, TMPDIR, LC_ALL: 'C' });
}
