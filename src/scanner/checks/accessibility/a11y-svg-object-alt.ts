import type { Element } from 'domhandler';
import { type Check, wordSet } from '../../model/check.ts';
import { findExplicitRole, findRole } from '../../page/find-role.ts';
import { isSvg } from '../../page/visibility.ts';
import { judgeNames } from './named-elements.ts';

const drawnRoles = wordSet('img image graphics-document graphics-symbol');

const mediaType = /^(?:image|audio|video)\//;
const mediaName =
  /\.(?:avif|bmp|gif|ico|jpe?g|png|svgz?|webp|aac|flac|m4a|mp3|oga|ogg|opus|wav|weba|avi|m4v|mov|mp4|mpe?g|ogv|webm)$/i;

function isMedia(element: Element): boolean {
  const type = element.attribs.type?.trim().toLowerCase();
  if (type) return mediaType.test(type);
  const address = (element.attribs.data ?? '').trim();
  if (/^data:/i.test(address)) return mediaType.test(address.slice(5).toLowerCase());
  return mediaName.test(address.split(/[?#]/)[0] ?? '');
}

/** A picture inside is shown only where the file is not, so it names nothing (ACT rule 8fc3b6). */
function isDrawing(element: Element): boolean {
  if (isSvg(element)) return drawnRoles.has(findExplicitRole(element) ?? '');
  if (element.name !== 'object' || !element.attribs.data?.trim()) return false;
  return findRole(element) !== 'none' && isMedia(element);
}

export const a11ySvgObjectAlt: Check = {
  id: 'a11y-svg-object-alt',
  severity: 'low',
  title: 'Drawings or embedded media without a name',
  passed: 'Names of drawings and embedded media',
  why: 'A drawing that is marked as a picture is announced as one. Without a name a visitor who can’t see it learns only that something is there.',
  fix: 'Put a <title> first into each <svg role="img">, or an aria-label on it, and a title or aria-label on each <object>. Hide pure decoration with aria-hidden="true".',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 1.1.1 Non-text Content',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/7d6734/',
  judge: judgeNames(isDrawing, {
    one: 'drawing or embedded file',
    many: 'drawings and embedded files',
    what: 'a name',
  }),
};
