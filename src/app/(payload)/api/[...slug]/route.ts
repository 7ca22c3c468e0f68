import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { refuseImpossibleIds } from '@/server/http/refuse-impossible-ids';
import { guardLoginRoute } from '@/server/sign-in/guard-login-route';

export const GET = refuseImpossibleIds(config, REST_GET(config));
export const POST = guardLoginRoute(refuseImpossibleIds(config, REST_POST(config)));
export const DELETE = refuseImpossibleIds(config, REST_DELETE(config));
export const PATCH = refuseImpossibleIds(config, REST_PATCH(config));
export const PUT = refuseImpossibleIds(config, REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
