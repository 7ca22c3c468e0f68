import 'server-only';
import { getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { getEnv } from '@/platform/env';
import { privacyPath } from '@/platform/paths';
import { rememberUntilChange } from '@/platform/remember-for';
import type { ChatFacts } from '../rules/chat-facts';

const mostExamples = 3;

/** The questions of the first published page that shows the chat at work. */
const readExamples = rememberUntilChange(async (): Promise<string[]> => {
  const pages = await listPublished(await getCms(), 'pages', {
    depth: 0,
    sort: 'path',
    select: { sections: true },
  });
  const demos = pages.flatMap(({ sections }) =>
    (sections ?? []).flatMap((block) => (block.blockType === 'chatDemo' ? [block] : [])),
  );
  const shown = demos.find(({ examples }) => examples?.length);
  return (shown?.examples ?? []).slice(0, mostExamples).map(({ text }) => text);
});

/** What the chat says about the agency. */
export async function getChatFacts(): Promise<ChatFacts> {
  const [identity, { isLive }, examples] = await Promise.all([
    getSiteIdentity(),
    getSiteIndex(),
    readExamples(),
  ]);
  const { brandName, email, phone, isContactSample, openingHours } = identity;
  return {
    brandName,
    email,
    phone,
    isContactSample,
    hours: `${openingHours.days}, ${openingHours.opens} to ${openingHours.closes}`,
    privacyHref: isLive(privacyPath) ? privacyPath : null,
    hasModel: getEnv().chatModel !== undefined,
    examples,
  };
}
