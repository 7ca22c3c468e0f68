import { getSiteIdentity } from '@/cms/queries/site';
import type { LeadCaptureBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { LeadCaptureProps } from './LeadCapture';

/** How to reach the studio, from the site settings. */
export async function loadLeadCapture(block: LeadCaptureBlock): Promise<LeadCaptureProps> {
  const { eyebrow, heading, intro } = sectionHead(block);
  const { email, phone } = await getSiteIdentity();
  return {
    eyebrow,
    heading,
    text: intro,
    reply: block.reply,
    declines: block.declines || null,
    email,
    phone,
  };
}
