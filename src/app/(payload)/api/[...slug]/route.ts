import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { guardRestApi } from '@/accounts/actions/guard-rest-api';
import { guardLoginRoute } from '@/accounts/actions/sign-in-routes';
import { type RestHandler, refuseImpossibleIds } from '@/platform/http/refuse-impossible-ids';
import { repeatDeadlocks } from '@/platform/http/repeat-deadlocks';

const guarded = (handle: RestHandler) =>
  guardRestApi(config, refuseImpossibleIds(config, repeatDeadlocks(handle)));

export const GET = guarded(REST_GET(config));
export const POST = guardLoginRoute(guarded(REST_POST(config)));
export const DELETE = guarded(REST_DELETE(config));
export const PATCH = guarded(REST_PATCH(config));
export const PUT = guarded(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
