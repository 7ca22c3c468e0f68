import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Files that store something on a visitor's device, with the reason. Non-essential storage goes
 * through `storageFor` in src/platform/consent-store.ts, which requires consent; the privacy
 * policy, section 4, names every entry.
 */
const keepers: Record<string, string> = {
  'src/platform/consent-store.ts':
    'The privacy choice itself, and the gate to storage that needs consent.',
  'src/platform/session-store.ts':
    'The way to this tab’s storage for what is strictly necessary; who uses it stands here, too.',
  'src/platform/enquiry-prefill.ts':
    'Strictly necessary: takes a result that the visitor chose to send along to the form.',
  'src/enquiries/ui/use-enquiry-draft.ts':
    'Strictly necessary: what somebody has typed is not lost with a reload.',
  'src/enquiries/ui/ShortForm.tsx':
    'Strictly necessary: what a visitor has typed is not lost with a reload or on the way back.',
  'src/chat/ui/Chat.tsx':
    'Strictly necessary: finds the visitor’s own conversation again after a page change.',
  'src/chat/ui/Conversation.tsx':
    'Strictly necessary: the key of a conversation that the visitor has begun with a person.',
  'src/site/sections/StickyBanner/StickyBanner.tsx':
    'Strictly necessary: a banner that was closed stays closed for the visit.',
  'src/site/studio/PdfReminder.tsx':
    'Staff only: a reminder that was dismissed stays away (specification, section 4).',
  'src/prices/office/use-price-board.ts':
    'Staff only: prices that were typed and not saved are not lost with a reload.',
};

const storage =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\s*\.\s*cookie|navigator\s*\.\s*storage)\b|\/session-store'/;

/** Demonstrations have their own origin and share no storage with the site. */
const isElsewhere = (file: string) => file.startsWith('public/demos/');

const files = globSync(['src/**/*.{ts,tsx,mjs,js}', 'public/**/*.{js,html}'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !isElsewhere(file));

const using = files.filter((file) => storage.test(readFileSync(file, 'utf8')));

describe('storage on a visitor’s device', () => {
  it('is used by the listed files only, and each of them uses it', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(using.toSorted()).toEqual(Object.keys(keepers).toSorted());
  });

  it.each([
    ['localStorage.getItem(key)', true],
    ['window.sessionStorage', true],
    ['document.cookie = name', true],
    ["import { writeSession } from '@/platform/session-store';", true],
    ['const storage = storageFor(purpose)', false],
    ['response.cookies.set(name)', false],
  ])('is recognised in “%s”: %s', (source, isUse) => {
    expect(storage.test(source)).toBe(isUse);
  });
});
