import { accessSync, constants, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { chatModelOf, chatModelShape, checkChatModel } from './chat-model-settings.ts';
import { checkS3, isOrigin, s3SettingsOf, s3Shape } from './s3-settings.ts';

/**
 * The validated environment, the only reader of `process.env`: `readOperatorEnv` for the
 * supervisor, `getEnv` for the site. Plain Node, Payload's command line and Next load this file.
 */

type Source = Record<string, string | undefined>;

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535;
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

/** The minimum for accounts. Further rules apply when the account is created. */
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
  .transform((value): string[] => value.toLowerCase().match(/[^\s,]+/g) ?? [])
  .refine(
    (hosts) => hosts.every(isHostAndPort),
    'must be a list of exact host:port pairs, such as localhost:3000,staging.example.com:443',
  );

/** The operator's settings, from the environment or `.env`. All are optional. */
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
  LOG_FORMAT: z.enum(['json', 'text'], 'must be json or text').optional(),
  METRICS_PORT: wholeNumber(1, 65535).optional(),
  WEB_PROCESSES: wholeNumber(1, 64).default(1),
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
  ...s3Shape,
  ...chatModelShape,
};

const operatorSchema = z
  .object(operatorShape)
  .superRefine(checkS3)
  .superRefine(checkChatModel)
  .transform((env) => ({
    port: env.PORT,
    /** Undefined: all addresses of the machine. */
    bindAddress: env.BIND_ADDRESS,
    dataDir: path.resolve(/* turbopackIgnore: true */ env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePoolMax: env.DATABASE_POOL_MAX,
    /** 0: no limit, as migrations require. */
    databaseStatementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
    /** Absent: no metrics are served. */
    metricsPort: env.METRICS_PORT,
    /** App processes on the one port. */
    webProcesses: env.WEB_PROCESSES,
    /** Trusted proxies in front of this server; each adds one address to X-Forwarded-For. */
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    payloadSecret: env.PAYLOAD_SECRET,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    studioPassword: env.STUDIO_PASSWORD,
    betaPassword: env.BETA_PASSWORD,
    smtpUrl: env.SMTP_URL,
    scannerAllowHosts: env.SCANNER_ALLOW_HOSTS,
    /** The browser that prints proposals as PDF; without it, the client's own browser prints. */
    pdfBrowser: env.PDF_BROWSER,
    /** The bucket of the pictures; without it, they are in the data folder. */
    s3: s3SettingsOf(env),
    /** Words the chat's answers; without it, the chat shows the passages themselves. */
    chatModel: chatModelOf(env),
  }));

export type OperatorEnv = z.output<typeof operatorSchema>;

export type SiteEnv = OperatorEnv & {
  databaseUrl: string;
  payloadSecret: string;
  /** Shared by the supervisor and the site, for `/api/internal/*`. */
  internalSecret: string;
  /** File descriptor of the listening socket that the supervisor keeps open. */
  inheritedSocket?: number;
  /** Another process answers until this one is ready. */
  hasPredecessor?: boolean;
  /** Hash of the beta area's generated password; absent if the operator set one. */
  betaPasswordHash?: string;
  studioPasswordHash?: string;
  isProduction: boolean;
};

/** `problems` are sentences for the operator. */
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

/** Treats `FOO=` in an .env file as unset, not as an empty value. */
function withoutEmpty(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/** Settings that may be given as the path of a file, as Docker and Kubernetes mount secrets. */
const secretNames = [
  ...['DATABASE_URL', 'PAYLOAD_SECRET', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'SMTP_URL'],
  ...[
    'ADMIN_PASSWORD',
    'STUDIO_PASSWORD',
    'BETA_PASSWORD',
    'S3_SECRET_ACCESS_KEY',
    'CHAT_MODEL_KEY',
  ],
];

/**
 * Replaces `NAME_FILE` by `NAME` with the file’s content, for this process and its children.
 * @throws EnvironmentError
 */
export function readSecretFiles(source: Source = process.env): void {
  for (const name of secretNames) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    try {
      source[name] = readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new EnvironmentError([`${name}_FILE names a file that can’t be read (${code}).`]);
    }
    delete source[`${name}_FILE`];
  }
}

/** @throws EnvironmentError that lists all problems */
export function readOperatorEnv(source: Source = process.env): OperatorEnv {
  const result = operatorSchema.safeParse(withoutEmpty(source));
  if (result.success) return result.data;
  throw new EnvironmentError(
    result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`),
  );
}

export function namesOfSettings(source: Source = process.env): string[] {
  return Object.keys(withoutEmpty(source))
    .filter((name) => name in operatorShape && name !== 'DATA_DIR')
    .sort();
}

/** @throws EnvironmentError */
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
    ...(source.INHERITED_SOCKET ? { inheritedSocket: Number(source.INHERITED_SOCKET) } : {}),
    hasPredecessor: source.HAS_PREDECESSOR === 'true',
    betaPasswordHash: source.BETA_PASSWORD_HASH,
    studioPasswordHash: source.STUDIO_PASSWORD_HASH,
  };
}

/** True during `next build`, which has no database and no secrets: one build serves everywhere. */
export function isBuildPhase(source: Source = process.env): boolean {
  return source.NEXT_PHASE === 'phase-production-build';
}

const NOT_AT_BUILD_TIME = 'only-for-the-build-no-secret';

function buildTimeEnv(): SiteEnv {
  return {
    ...readOperatorEnv({}),
    // Nothing listens on port 1, so an accidental query during the build fails at once.
    databaseUrl: 'postgresql://build@127.0.0.1:1/build',
    payloadSecret: NOT_AT_BUILD_TIME,
    internalSecret: NOT_AT_BUILD_TIME,
    isProduction: true,
  };
}

let siteEnv: SiteEnv | undefined;

/** The site's environment. Server only: it contains secrets. */
export function getEnv(): SiteEnv {
  if (typeof window !== 'undefined') throw new Error('The environment is for the server only.');
  if (isBuildPhase()) return buildTimeEnv();
  siteEnv ??= readSiteEnv();
  return siteEnv;
}

/** True for log lines as JSON: where no person reads them on a terminal, or as LOG_FORMAT says. */
export function isJsonLog(isTerminal: boolean, source: Source = process.env): boolean {
  const format = source.LOG_FORMAT?.trim();
  return format ? format === 'json' : !isTerminal && source.NODE_ENV === 'production';
}

function childEnvironmentFrom(env: Source): NodeJS.ProcessEnv {
  const defined = Object.entries(env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as NodeJS.ProcessEnv;
}

/** This process's environment with changes; `undefined` removes a variable. */
export function childEnvironment(changes: Source): NodeJS.ProcessEnv {
  return childEnvironmentFrom({ ...process.env, ...changes });
}

/** Passes the key to all child processes. The operator's own key wins. */
export function giveServerActionsKey(key: string | undefined): void {
  if (key) process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= key;
}

/** True if a package manager runs this process as a script, through a shell. */
export function isPackageScript(source: Source = process.env): boolean {
  return source.npm_lifecycle_event !== undefined;
}

export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR } = process.env;
  // English messages on every machine.
  return childEnvironmentFrom({ PATH, SystemRoot, TMPDIR, LC_ALL: 'C' });
}
