import type { FrozenProposal } from '../rules/frozen';

/** Text inside a style sheet: whatever is no plain letter is written as its number. */
function cssString(text: string): string {
  const safe = text.replace(
    /[^a-z0-9 ]/gi,
    (letter) => `\\${letter.codePointAt(0)?.toString(16)} `,
  );
  return `"${safe}"`;
}

/** What stands at the foot of every printed page, beside its number. */
export function PageFoot({ document }: { document: FrozenProposal }) {
  const words = `Proposal for ${document.client.business}, ${document.from.brandName}`;
  return <style>{`@media print{@page{@bottom-left{content:${cssString(words)}}}}`}</style>;
}
