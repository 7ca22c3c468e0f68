/**
 * Words on links that say nothing about where they lead, per language: what Lighthouse takes for
 * such, and the same in other languages of visitors from Britain and its neighbours.
 */
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

/**
 * @param text what is written on a link
 * @param language its language tag; null when it is not known, and then every language counts
 */
export function isGenericLinkText(text: string, language: string | null): boolean {
  const words = text
    .toLowerCase()
    .replaceAll("'", '’')
    // “Read more …” and “Read more »” are no more than “Read more”.
    .replace(/[\s.…»›>→:!]+$/u, '')
    .trim();
  if (language === null) return [...perLanguage.values()].some((texts) => texts.has(words));
  const [primary = ''] = language.toLowerCase().split('-', 1);
  return perLanguage.get(primary)?.has(words) ?? false;
}
