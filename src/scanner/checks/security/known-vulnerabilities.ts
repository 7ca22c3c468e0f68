export interface Vulnerability {
  /** First affected version; left out: all below. */
  from: string | undefined;
  below: string;
  /** The fixed version is another product: this one gets no fix. */
  isOpen: boolean;
  cve: string;
}

export interface Library {
  name: string;
  /** The file's base name without version, `.min` and ending, and its package names. */
  files: RegExp;
  holes: readonly Vulnerability[];
}

/** `CVE-2018-14042 4.0.0–4.1.2`: affected from 4.0.0 on, mended in 4.1.2; `open`: only elsewhere. */
function readHole(hole: string): Vulnerability {
  const [cve = '', versions = '', open] = hole.split(' ');
  const [below = '', from] = versions.split('–').reverse();
  return { from, below, isOpen: open !== undefined, cve };
}

function library(name: string, files: RegExp, ...holes: string[]): Library {
  return { name, files, holes: holes.map(readHole) };
}

/**
 * Libraries common on small business sites, with holes exploitable there. Sources: CVE list, GitHub
 * Advisory Database, November 2026.
 */
export const knownLibraries: readonly Library[] = [
  library(
    'jQuery',
    /^jquery(?:\.slim|-slim)?$/,
    'CVE-2012-6708 1.9.0',
    'CVE-2015-9251 3.0.0',
    'CVE-2019-11358 3.4.0',
    'CVE-2020-11022 3.5.0',
  ),
  library(
    'jQuery UI',
    /^jquery[-.]?ui(?:\.custom)?$/,
    'CVE-2016-7103 1.12.0',
    'CVE-2021-41184 1.13.0',
    'CVE-2022-31160 1.13.2',
  ),
  library('prettyPhoto', /^(?:jquery\.)?prettyphoto$/, 'CVE-2013-6837 3.1.5'),
  library(
    'DataTables',
    /^(?:jquery\.)?datatables(?:\.net)?$/,
    'CVE-2020-28458 1.10.23',
    'CVE-2021-23445 1.11.3',
  ),
  library('Select2', /^select2(?:\.full)?$/, 'CVE-2016-10744 4.0.6'),
  library(
    'Bootstrap',
    /^(?:twitter-)?bootstrap(?:\.bundle)?$/,
    'CVE-2018-14042 3.4.0',
    'CVE-2019-8331 3.4.1',
    'CVE-2018-14042 4.0.0–4.1.2',
    'CVE-2019-8331 4.0.0–4.3.1',
  ),
  library(
    'AngularJS',
    /^angular(?:\.?js)?$/,
    'CVE-2020-7676 1.8.0',
    'CVE-2024-8373 1.0.0–2.0.0 open',
  ),
  library('Knockout', /^knockout$/, 'CVE-2019-14862 3.5.0'),
  library(
    'Lodash',
    /^lodash(?:\.?js|\.core)?$/,
    'CVE-2019-10744 4.17.12',
    'CVE-2021-23337 4.17.21',
  ),
  library('Underscore', /^underscore(?:\.?js)?$/, 'CVE-2021-23358 1.3.2–1.12.1'),
  library('Handlebars', /^handlebars(?:\.?js)?$/, 'CVE-2021-23369 4.7.7'),
  library('Mustache', /^mustache(?:\.?js)?$/, 'CVE-2015-8862 2.2.1'),
  library('DOMPurify', /^(?:dom)?purify$/, 'CVE-2024-45801 2.5.4', 'CVE-2024-45801 3.0.0–3.1.3'),
  library('axios', /^axios$/, 'CVE-2023-45857 0.8.1–0.28.0', 'CVE-2023-45857 1.0.0–1.6.0'),
  library('Swiper', /^swiper(?:-bundle)?$/, 'CVE-2021-23370 6.5.1'),
  library('Chart.js', /^chart(?:\.?js|\.bundle)?$/, 'CVE-2020-7746 2.9.4'),
  library('Highcharts', /^highcharts$/, 'CVE-2021-29489 9.0.0'),
];
