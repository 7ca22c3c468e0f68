import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { type Check, countPartOf, fail, notApplicable, pass } from '../../model/check.ts';
import { computeAccessibleName } from '../../page/accessible-name.ts';
import { readTokens } from '../../page/find-role.ts';
import {
  findByTag,
  type ParsedPage,
  resolveAddress,
  withAncestors,
} from '../../page/parse-page.ts';
import { formatWithoutFragment } from '../../page/resources.ts';
import { makeProof } from '../proofs.ts';

/** Lighthouse's list, and translations for visitors in Britain and neighbouring countries. */
const textsPerLanguage: Readonly<Record<string, string>> = {
  en: 'click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this|find out more|this page|this link|link',
  cy: 'cliciwch yma|yma|mwy|darllen mwy|darllenwch fwy|rhagor|rhagor o wybodaeth|dysgu mwy',
  ja: 'ここをクリック|こちらをクリック|リンク|続きを読む|続く|全文表示',
  es: 'click aquí|click aqui|clicka aquí|clicka aqui|pincha aquí|pincha aqui|haz clic aquí|aquí|aqui|más|mas|más información|más informacion|mas información|mas informacion|leer más|este|enlace|este enlace|empezar',
  pt: 'clique aqui|ir|mais informação|mais informações|mais|veja mais|aqui|leia mais|saiba mais',
  ko: '여기|여기를 클릭|클릭|링크|자세히|자세히 보기|계속|이동|전체 보기',
  sv: 'här|klicka här|läs mer|mer|mer info|mer information',
  de: 'klicke hier|klicken sie hier|hier klicken|hier|mehr|siehe|dies|das|weiterlesen|mehr lesen|mehr erfahren',
  fr: 'cliquez ici|ici|en savoir plus|lire la suite|plus d’informations|plus d’infos',
  it: 'clicca qui|qui|leggi di più|scopri di più|maggiori informazioni',
  nl: 'klik hier|hier|lees meer|meer informatie|lees verder',
  pl: 'kliknij tutaj|tutaj|czytaj więcej|więcej|więcej informacji',
  ta: 'அடுத்த பக்கம்|மறுபக்கம்|முந்தைய பக்கம்|முன்பக்கம்|மேலும் அறிக|மேலும் தகவலுக்கு|மேலும் தரவுகளுக்கு|தயவுசெய்து இங்கே அழுத்தவும்|இங்கே கிளிக் செய்யவும்',
  fa: 'اطلاعات بیشتر|اطلاعات|این|اینجا بزنید|اینجا کلیک کنید|اینجا|برو|بیشتر بخوانید|بیشتر بدانید|بیشتر|شروع',
};

const perLanguage = new Map(
  Object.entries(textsPerLanguage).map(([language, texts]) => [
    language,
    new Set(texts.split('|')),
  ]),
);

/** Without a language, every language's texts count. */
function isGenericLinkText(text: string, language: string | null): boolean {
  const words = text
    .toLowerCase()
    .replaceAll("'", '’')
    // “Read more …” and “Read more »” equal “Read more”.
    .replace(/[\s.…»›>→:!]+$/u, '')
    .trim();
  if (language === null) return [...perLanguage.values()].some((texts) => texts.has(words));
  const [primary = ''] = language.toLowerCase().split('-', 1);
  return perLanguage.get(primary)?.has(words) ?? false;
}

function statedFor(element: Element): string | null {
  const tags = withAncestors(element).map(({ attribs }) => attribs.lang?.trim());
  return tags.find((tag) => tag) ?? null;
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}

/** The language tag of an element's text by its markup; null for none or several. */
export function readElementLanguage(element: Element): string | null {
  const own = statedFor(element);
  const tags = new Set<string | null>();
  const collect = (node: ChildNode, tag: string | null): void => {
    if (isText(node) && node.data.trim() !== '') tags.add(tag);
    if (!isTag(node)) return;
    const inner = node.attribs.lang?.trim() || tag;
    for (const child of node.children) collect(child, inner);
  };
  for (const child of element.children) collect(child, own);
  const [first = own, ...others] = tags;
  if (first === null) return null;
  return others.every((tag) => tag !== null && primaryOf(tag) === primaryOf(first)) ? first : null;
}

function leadsElsewhere(link: Element, page: ParsedPage, own: URL): boolean {
  const target = resolveAddress(page, link.attribs.href);
  if (!target || readTokens(link, 'rel').includes('nofollow')) return false;
  if (target.protocol === 'javascript:' || target.protocol === 'mailto:') return false;
  return formatWithoutFragment(target) !== formatWithoutFragment(own);
}

/** Lighthouse's rule, but an `aria-label` counts too. */
export const seoLinkText: Check = {
  id: 'seo-link-text',
  severity: 'low',
  title: 'Links don’t say where they lead',
  passed: 'Words on links',
  why: 'Words such as “click here” tell neither visitors nor search engines what the page behind the link is about.',
  fix: 'Name what is behind the link, such as “Our prices for boilers” instead of “Read more”.',
  remedy: 'words',
  needsContent: 'to-apply',
  sourceName: 'Google Search Central, link text',
  sourceUrl:
    'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  judge({ page, url }) {
    const own = new URL(url);
    const links = findByTag(page, 'a')
      .filter((link) => leadsElsewhere(link, page, own))
      .map((link) => ({ link, text: computeAccessibleName(page, link) }))
      .filter(({ text }) => text !== '');
    if (links.length === 0) return notApplicable('There are no links with words to other pages.');
    const generic = links.filter(({ link, text }) =>
      isGenericLinkText(text, readElementLanguage(link)),
    );
    if (generic.length === 0) {
      return pass(
        links.length === 1
          ? 'The words of the 1 link say where it leads.'
          : `The words of the ${links.length} links say where they lead.`,
      );
    }
    return fail(
      `${countPartOf(generic.length, links.length, 'link')} ${generic.length === 1 ? 'says' : 'say'} nothing about where ${generic.length === 1 ? 'it leads' : 'they lead'}.`,
      generic.map(({ link, text }) =>
        makeProof('text', text, `Leads to ${link.attribs.href?.trim() ?? ''}`),
      ),
      { share: (links.length - generic.length) / links.length },
    );
  },
};
