import { getSiteIdentity } from '@/content/store/site';
import type { LeadCaptureBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { LeadCaptureProps } from './LeadCapture';
import { LeadForm } from './LeadForm';

/** How to reach the studio, from the site settings, and the form. */
export async function loadLeadCapture(
  block: LeadCaptureBlock,
  path: string,
): Promise<LeadCaptureProps> {
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
    children: <LeadForm path={path} />,
  };
}
