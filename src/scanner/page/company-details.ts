/** What UK company law calls a company or partnership with limited liability, Welsh names included. */
const form = '(?:Ltd|LTD|ltd|Limited|LIMITED|LLP|Llp|PLC|Plc|plc|CIC|Cyf|CYF|Cyfyngedig)';
const nameWord =
  "(?:\\p{Lu}[\\p{L}\\p{N}’'&.-]{0,30}|\\d{1,4}|&|and|of|the|y|yr|\\+|\\(\\p{Lu}[\\p{L} ]{1,20}\\))";
const noCompany =
  '(?! (?:[Ee]dition|[Tt]ime|[Oo]ffer|[Aa]vailab|[Ss]tock|[Ss]pace|[Pp]lace|[Cc]ompan|[Ll]iab|[Pp]artner|[Cc]ollection|[Rr]un|[Rr]elease|[Qq]uantit|[Nn]umber|[Ww]arrant|[Gg]uarantee|[Ee]d\\b))';
const companyName = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\p{Lu}[\\p{L}\\p{N}’'&.-]{0,30}(?:,? (?!${form}(?![\\p{L}\\p{N}]))${nameWord}){0,7}),? \\(?${form}(?![\\p{L}\\p{N}])${noCompany}`,
  'gu',
);

/** Who made the site is not who it belongs to. */
const credit =
  /\b(?:(?:web ?)?site|web ?design|design(?:ed)?|built|made|created|powered|hosted|hosting|developed|marketing|seo|photograph\w*)\b[^\n|.]{0,40}\bby\b[^\n|]*|\b(?:web ?site|web ?design(?:er)?|site design)\b(?: design| development)? ?:[^\n|]*/gi;

/** Names of companies in a text as written, `Smith & Sons Plumbing Ltd`; not those of web designers. */
export function companyNamesIn(text: string): string[] {
  const found = [...text.replace(credit, '').matchAll(companyName)].map(([name]) =>
    name.replace(/^(?:Copyright|The copyright of|By|At|We|From) /, '').trim(),
  );
  return [...new Set(found)];
}

/** Companies House’s prefixes; a number without one has eight digits, often written without the first 0. */
const prefixes =
  'AC|CE|CS|FC|FE|GE|GN|GS|IC|IP|LP|NA|NC|NF|NI|NL|NO|NP|NR|NV|OC|OE|PC|RC|RS|SA|SC|SE|SF|SG|SI|SL|SO|SP|SR';
const number = `(?:(?:${prefixes}) ?\\d{6}|R0\\d{6}|\\d{7,8}|\\d{4} \\d{4}|\\d{2} \\d{3} \\d{3}|\\d{2} \\d{2} \\d{2} \\d{2})`;
const labelled = new RegExp(
  `\\b(?:compan(?:y|ies)|co|regist(?:ered|ration|ry)|reg|crn|incorporat(?:ed|ion)|cwmni|cofrest\\p{L}+)\\b[^\\n\\d]{0,70}?(?<![\\p{L}\\d])(${number})(?![\\d])`,
  'giu',
);
const prefixed = /\b((?:SC|NI|OC|SO|NC|SL|NL)\d{6})\b/;

/** `SC 123456` becomes `SC123456`, `1234567` becomes `01234567`. Null when it is no such number. */
export function readCompanyNumber(text: string): string | null {
  const bare = text.toUpperCase().replace(/\s/g, '');
  if (/^\d{6,8}$/.test(bare)) return bare.padStart(8, '0');
  return new RegExp(`^(?:(?:${prefixes})\\d{6}|R0\\d{6})$`).test(bare) ? bare : null;
}

export interface CompanyDetails {
  /** `01234567`, `SC123456` */
  number: string | null;
  /** The words that name the part of the United Kingdom. */
  registeredIn: string | null;
  /** The words that give the registered office. */
  office: string | null;
}

const nation =
  /\b(?:registered|incorporated|registration|company|reg|[cg]ofrestr\w+)\b[^\n]{0,90}?\b(?:England|Wales|Scotland|Northern Ireland|N\. ?Ireland|Cymru|Nghymru|Gymru|Lloegr|Loegr)\b(?: ?(?:and|&|\/) ?Wales)?|\b(?:England|Wales|Scotland|Northern Ireland)\b,?:? (?:registered|registration|company|reg)\b/i;
const office =
  /\b(?:registered (?:(?:company|business|trading|head) )?(?:office|address)|registered at|reg(?:'?d)?\.? (?:office|address)|swyddfa gofrestredig|cyfeiriad cofrestredig)\b[^\n]{0,120}/i;

/** What a text says about a registered company; what it does not say is null. */
export function companyDetailsIn(text: string): CompanyDetails {
  const [, near] =
    [...text.matchAll(labelled)].find(([, found]) => readCompanyNumber(found ?? '')) ?? [];
  const [, alone] = prefixed.exec(text) ?? [];
  return {
    number: readCompanyNumber(near ?? alone ?? ''),
    registeredIn: nation.exec(text)?.[0] ?? null,
    office: office.exec(text)?.[0] ?? null,
  };
}
