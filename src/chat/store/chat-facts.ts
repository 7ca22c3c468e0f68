import 'server-only';
import { getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { getEnv } from '@/platform/env';
import { privacyPath } from '@/platform/paths';
import type { ChatFacts } from '../rules/chat-facts';

/** What the chat says about the agency. */
export async function getChatFacts(): Promise<ChatFacts> {
  const [identity, { isLive }] = await Promise.all([getSiteIdentity(), getSiteIndex()]);
  const { brandName, email, phone, isContactSample, openingHours } = identity;
  return {
    brandName,
    email,
    phone,
    isContactSample,
    hours: `${openingHours.days}, ${openingHours.opens} to ${openingHours.closes}`,
    privacyHref: isLive(privacyPath) ? privacyPath : null,
    hasModel: getEnv().chatModel !== undefined,
  };
}
