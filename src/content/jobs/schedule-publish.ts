import {
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type TaskConfig,
} from 'payload';
import type { User } from '@/payload-types';
import { inTransaction } from '@/platform/database/transaction';
import { cmsPath } from '@/platform/paths';
import { queueScheduleFailed } from '../mails/schedule';
import { describePublishProblem } from '../rules/schedule';

export interface ScheduledInput {
  type?: 'publish' | 'unpublish' | null;
  /** The id is a string, as in Payload's own schedules. */
  doc?: { relationTo: CollectionSlug; value: string | number } | null;
  /** Account that scheduled the action; the job runs with its rights. */
  user?: { relationTo: 'users'; value: number } | null;
}

const accountGone =
  'The account that scheduled it was deleted before its time. Publish it by hand, or schedule it again.';

async function readAccount(payload: Payload, user: ScheduledInput['user']): Promise<User | null> {
  if (!user) return null;
  return payload.findByID({ collection: 'users', id: user.value, depth: 0, disableErrors: true });
}

/** A document's title in its newest version. */
async function readName(
  payload: Payload,
  { relationTo: collection, value: id }: NonNullable<ScheduledInput['doc']>,
): Promise<string> {
  const { config } = payload.collections[collection];
  const doc = (await payload.findByID({
    collection,
    id,
    draft: true,
    trash: true,
    depth: 0,
    joins: false as never,
    disableErrors: true,
  })) as Record<string, unknown> | null;
  const title = doc?.[config.admin.useAsTitle ?? 'id'] || 'without a title';
  return `${config.labels.singular}: ${String(title)}`;
}

/** Recipients of a failure mail: the scheduling account, or the admins if it was deleted. */
async function readRecipients(
  payload: Payload,
  account: User | null,
): Promise<Pick<User, 'name' | 'email'>[]> {
  if (account) return [account];
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    pagination: false,
    depth: 0,
    select: { name: true, email: true },
  });
  return docs;
}

async function tellOfFailure(
  payload: Payload,
  input: ScheduledInput & { doc: NonNullable<ScheduledInput['doc']> },
  account: User | null,
  reason: string,
): Promise<void> {
  const { doc } = input;
  const { brandName, legalName, companyNumber, registeredAddress } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
  });
  const siteUrl = payload.config.serverURL;
  const head = { brandName, legalName, companyNumber, registeredAddress, siteUrl };
  const document = await readName(payload, doc);
  const isPublished = input.type !== 'unpublish';
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    for (const { name, email } of await readRecipients(payload, account)) {
      const link = `${siteUrl}${cmsPath}/collections/${doc.relationTo}/${doc.value}`;
      const failed = { name, email, document, isPublished, reason, link };
      await queueScheduleFailed(req, head, failed);
    }
  });
}

async function publish(
  payload: Payload,
  { type, user }: ScheduledInput,
  doc: { relationTo: CollectionSlug; value: string | number },
  account: User | null,
): Promise<void> {
  if (user && !account) throw Object.assign(new Error(accountGone), { isPublic: true });
  await payload.update({
    collection: doc.relationTo,
    id: Number(doc.value),
    data: { _status: type === 'unpublish' ? 'draft' : 'published' } as never,
    depth: 0,
    overrideAccess: account === null,
    user: account && { ...account, collection: 'users' },
  });
}

/** Runs a scheduled action with its account's rights. A failure is mailed and listed. */
async function publishOnTime({
  input,
  req: { payload },
}: {
  input: ScheduledInput;
  req: PayloadRequest;
}): Promise<{ output: object }> {
  const { doc } = input;
  if (!doc) return { output: {} };
  const account = await readAccount(payload, input.user);
  try {
    await publish(payload, input, doc, account);
  } catch (error) {
    const reason = describePublishProblem(error);
    await tellOfFailure(payload, { ...input, doc }, account, reason).catch((failure: Error) => {
      payload.logger.error({ err: failure, msg: 'Staff could not be told of a failed schedule.' });
    });
    throw new Error(reason, { cause: error });
  }
  return { output: {} };
}

/** Publishes or unpublishes at a set time. It replaces Payload's task, which fails silently. */
export const schedulePublishTask: TaskConfig<{ input: ScheduledInput; output: object }> = {
  slug: 'schedulePublish',
  label: 'Publish at a set time',
  inputSchema: [
    { name: 'type', type: 'radio', options: ['publish', 'unpublish'] },
    { name: 'doc', type: 'json' },
    { name: 'user', type: 'json' },
  ],
  handler: publishOnTime,
};
