import { createPayloadRequest, type PayloadRequest, type SanitizedConfig } from 'payload';
import type { User } from '@/payload-types';
import { readBounded, refuseAsPayload } from '@/platform/http/read-json';
import { findEntity, type RestHandler } from '@/platform/http/refuse-impossible-ids';
import {
  capQuestion,
  findQueryFault,
  isForVisitors,
  mostVisitorBytes,
  questionLimits,
} from '@/platform/http/rest-requests';
import { takePoints } from '@/platform/rate-limit/take-points';
import { type Action, grantFor, permissions, type Resource } from '../rules/permissions';

const unreadable = () => refuseAsPayload(400, 'The request can’t be read.');
const tooLong = () => refuseAsPayload(414, 'The query is too long.');
const notFound = () => refuseAsPayload(404, 'Not Found');

const overrides = ['x-payload-http-method-override', 'x-http-method-override'] as const;

type Query = Record<string, unknown>;

/** Rebuilds a request for Payload after its body was read and its query limited. */
export function rebuildRequest(
  request: Request,
  url: URL,
  { method = request.method, body }: { method?: string; body?: BodyInit } = {},
): Request {
  const headers = new Headers(request.headers);
  for (const name of [...overrides, 'content-length']) headers.delete(name);
  return new Request(url, { method, headers, signal: request.signal, ...(body ? { body } : {}) });
}

/** Turns a query sent as a POST form into its GET; refuses all other overrides. */
async function unfoldQuestion(request: Request): Promise<Request | Response> {
  const wanted = overrides.map((name) => request.headers.get(name)).filter((name) => name !== null);
  if (wanted.length === 0) return request;
  const type = request.headers.get('content-type');
  const isQuestion =
    request.method === 'POST' &&
    wanted.every((method) => method === 'GET') &&
    type === 'application/x-www-form-urlencoded';
  if (!isQuestion) return unreadable();
  const form = request.body ? await readBounded(request.body, questionLimits.query) : null;
  if (request.body && !form) return tooLong();
  const url = new URL(request.url);
  url.search = [url.search.slice(1), form?.toString('utf8')].filter(Boolean).join('&');
  const question = rebuildRequest(request, url, { method: 'GET' });
  question.headers.delete('content-type');
  return question;
}

/** The right that a request needs; `null` for reads and for endpoints with their own rule. */
function actionOf(method: string, [first, second, third]: readonly string[]): Action | null {
  if (first === 'globals') return method === 'POST' && third === undefined ? 'update' : null;
  if (method === 'POST' && (second === undefined || third === 'duplicate')) return 'create';
  if (method === 'PATCH' && third === undefined) return 'update';
  return method === 'DELETE' && third === undefined ? 'delete' : null;
}

/** Whether the role may never do this, so that the body need not be read. */
function isForbidden(user: User, method: string, segments: readonly string[]): boolean {
  const [first, second] = segments;
  const resource = (first === 'globals' ? second : first) ?? '';
  const action = actionOf(method, segments);
  if (!action || !Object.hasOwn(permissions, resource)) return false;
  return grantFor(resource as Resource, user.role, action) === 'no';
}

function isKnown(config: SanitizedConfig, segments: readonly string[]): boolean {
  if (findEntity(config, segments)) return true;
  return config.endpoints.some(({ path }) => path === `/${segments.join('/')}`);
}

/** Whether a collection lacks the requested feature. Payload would answer with a server error. */
function asksInVain(config: SanitizedConfig, segments: readonly string[]): boolean {
  const below = (segments[0] === 'globals' ? segments[2] : segments[1])?.toLowerCase();
  if (below === 'paste-url') return true;
  return below === 'versions' && !findEntity(config, segments)?.versions;
}

const isBulk = (method: string, segments: readonly string[]) =>
  segments.length === 1 && (method === 'PATCH' || method === 'DELETE');

function isForbiddenBulk(config: SanitizedConfig, method: string, segments: readonly string[]) {
  const collection = config.collections.find(({ slug }) => slug === segments[0]);
  if (!isBulk(method, segments) || !collection) return false;
  return Boolean(method === 'PATCH' ? collection.disableBulkEdit : collection.disableBulkDelete);
}

function isQuestion(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function limited(url: URL, method: string, segments: readonly string[], query: Query): URL {
  const capped = new URL(url);
  // The back office needs only the IDs of documents that change in bulk.
  const caps = isBulk(method, segments) ? { depth: '0' } : capQuestion(query);
  for (const [name, value] of Object.entries(caps)) {
    if (isQuestion(method) || name === 'depth') capped.searchParams.set(name, value);
  }
  return capped;
}

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a body is an object as JSON, or a form with such fields and at most one file. */
async function isReadable(bytes: Buffer<ArrayBuffer>, formType: string | null): Promise<boolean> {
  try {
    if (formType === null) return bytes.length === 0 || isPlainObject(JSON.parse(String(bytes)));
    const headers = { 'content-type': formType };
    const form = await new Response(bytes, { headers }).formData();
    const fields = String(form.get('_payload') ?? '{}');
    return typeof form.get('file') !== 'string' && isPlainObject(JSON.parse(fields));
  } catch {
    return false;
  }
}

/** Payload answers anything but an object, as JSON or a form, with a server error. */
async function forwardChange(
  request: Request,
  url: URL,
  mostBytes: number,
  pass: (request: Request) => Promise<Response>,
): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = request.body ? await readBounded(request.body, mostBytes) : Buffer.alloc(0);
  if (!bytes) return refuseAsPayload(413, 'This is too much to be read.');
  const isForm = type.toLowerCase().startsWith('multipart/');
  if (!(await isReadable(bytes, isForm ? type : null))) return unreadable();
  const sent = rebuildRequest(request, url, { body: bytes.length === 0 ? '{}' : bytes });
  if (!isForm) sent.headers.set('content-type', 'application/json');
  return pass(sent);
}

const readAsked = (config: Promise<SanitizedConfig>, url: URL, headers: Headers) =>
  createPayloadRequest({ config, request: new Request(url, { headers }), canSetHeaders: false });

async function refuseCaller(
  { user, payload, t }: PayloadRequest,
  method: string,
  segments: readonly string[],
): Promise<Response | null> {
  if (!user && isForVisitors(method, segments)) return null;
  if (!isKnown(payload.config, segments)) return user ? null : notFound();
  const isRefused =
    !user ||
    isForbidden(user as User, method, segments) ||
    isForbiddenBulk(payload.config, method, segments);
  if (isRefused) {
    return refuseAsPayload(403, t('error:notAllowedToPerformAction'));
  }
  return asksInVain(payload.config, segments) ? notFound() : null;
}

async function countQuestion(user: User): Promise<Response | null> {
  const point = await takePoints([{ name: 'staffQuestion', key: String(user.id) }]);
  if (point.allowed) return null;
  const headers = { 'Retry-After': String(point.retryAfterSeconds) };
  return refuseAsPayload(
    429,
    'These are too many questions at once. Try again in a minute.',
    headers,
  );
}

/**
 * Guards everything below `/api`. Visitors get what `isForVisitors` names; all other refusals to
 * them are identical. Staff requests have limits, so that no query overloads the site.
 */
export function guardRestApi(config: Promise<SanitizedConfig>, handle: RestHandler): RestHandler {
  return async (request, args) => {
    const { slug: segments = [] } = await args.params;
    const { search } = new URL(request.url);
    if (search.length > questionLimits.query) return tooLong();
    const isOpen = isForVisitors(request.method, segments);
    // A list of the back office loads up to a hundred pictures, so they bypass the limits.
    if (isOpen && segments[0] === 'media') return handle(request, args);
    const asked = await readAsked(config, new URL(request.url), request.headers);
    // A query in a form is judged as the GET that it represents.
    const isFolded = overrides.some((name) => request.headers.has(name));
    const refused = await refuseCaller(asked, isFolded ? 'GET' : request.method, segments);
    if (refused) return refused;

    const user = asked.user as User | null;
    const unfolded = user ? await unfoldQuestion(request) : request;
    if (unfolded instanceof Response) return unfolded;
    const url = new URL(unfolded.url);
    const { query } = unfolded === request ? asked : await readAsked(config, url, new Headers());
    const fault = findQueryFault(query);
    if (fault) return refuseAsPayload(400, fault);
    // Without a condition, a bulk change would affect every document.
    if (isBulk(unfolded.method, segments) && !query.where) {
      return refuseAsPayload(400, 'Say which documents are meant.');
    }
    const isCounted = isQuestion(unfolded.method) && !isOpen;
    const excess = user && isCounted ? await countQuestion(user) : null;
    if (excess) return excess;
    const target = limited(url, unfolded.method, segments, query);
    const pass = (sent: Request) => handle(sent, args);
    if (!['POST', 'PATCH', 'PUT'].includes(unfolded.method))
      return pass(rebuildRequest(unfolded, target));
    return forwardChange(
      unfolded,
      target,
      user ? Number.POSITIVE_INFINITY : mostVisitorBytes,
      pass,
    );
  };
}
