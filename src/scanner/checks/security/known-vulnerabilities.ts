export interface Vulnerability {
  /** First affected version; left out: all below. */
  from?: string;
  below: string;
  /** The fixed version is another product: this one gets no fix. */
  isOpen?: true;
  cve: string;
}

export interface Library {
  name: string;
  /** The file's base name without version, `.min` and ending, and its package names. */
  files: RegExp;
  holes: readonly Vulnerability[];
}

/**
 * Libraries common on small business sites, with holes exploitable there. Sources: CVE list, GitHub
 * Advisory Database, November 2026.
 */
export const knownLibraries: readonly Library[] = [
  {
    name: 'jQuery',
    files: /^jquery(?:\.slim|-slim)?$/,
    holes: [
      { below: '1.9.0', cve: 'CVE-2012-6708' },
      { below: '3.0.0', cve: 'CVE-2015-9251' },
      { below: '3.4.0', cve: 'CVE-2019-11358' },
      { below: '3.5.0', cve: 'CVE-2020-11022' },
    ],
  },
  {
    name: 'jQuery UI',
    files: /^jquery[-.]?ui(?:\.custom)?$/,
    holes: [
      { below: '1.12.0', cve: 'CVE-2016-7103' },
      { below: '1.13.0', cve: 'CVE-2021-41184' },
      { below: '1.13.2', cve: 'CVE-2022-31160' },
    ],
  },
  {
    name: 'prettyPhoto',
    files: /^(?:jquery\.)?prettyphoto$/,
    holes: [{ below: '3.1.5', cve: 'CVE-2013-6837' }],
  },
  {
    name: 'DataTables',
    files: /^(?:jquery\.)?datatables(?:\.net)?$/,
    holes: [
      { below: '1.10.23', cve: 'CVE-2020-28458' },
      { below: '1.11.3', cve: 'CVE-2021-23445' },
    ],
  },
  {
    name: 'Select2',
    files: /^select2(?:\.full)?$/,
    holes: [{ below: '4.0.6', cve: 'CVE-2016-10744' }],
  },
  {
    name: 'Bootstrap',
    files: /^(?:twitter-)?bootstrap(?:\.bundle)?$/,
    holes: [
      { below: '3.4.0', cve: 'CVE-2018-14042' },
      { below: '3.4.1', cve: 'CVE-2019-8331' },
      { from: '4.0.0', below: '4.1.2', cve: 'CVE-2018-14042' },
      { from: '4.0.0', below: '4.3.1', cve: 'CVE-2019-8331' },
    ],
  },
  {
    name: 'AngularJS',
    files: /^angular(?:\.?js)?$/,
    holes: [
      { below: '1.8.0', cve: 'CVE-2020-7676' },
      { from: '1.0.0', below: '2.0.0', isOpen: true, cve: 'CVE-2024-8373' },
    ],
  },
  {
    name: 'Knockout',
    files: /^knockout$/,
    holes: [{ below: '3.5.0', cve: 'CVE-2019-14862' }],
  },
  {
    name: 'Lodash',
    files: /^lodash(?:\.?js|\.core)?$/,
    holes: [
      { below: '4.17.12', cve: 'CVE-2019-10744' },
      { below: '4.17.21', cve: 'CVE-2021-23337' },
    ],
  },
  {
    name: 'Underscore',
    files: /^underscore(?:\.?js)?$/,
    holes: [{ from: '1.3.2', below: '1.12.1', cve: 'CVE-2021-23358' }],
  },
  {
    name: 'Handlebars',
    files: /^handlebars(?:\.?js)?$/,
    holes: [{ below: '4.7.7', cve: 'CVE-2021-23369' }],
  },
  {
    name: 'Mustache',
    files: /^mustache(?:\.?js)?$/,
    holes: [{ below: '2.2.1', cve: 'CVE-2015-8862' }],
  },
  {
    name: 'DOMPurify',
    files: /^(?:dom)?purify$/,
    holes: [
      { below: '2.5.4', cve: 'CVE-2024-45801' },
      { from: '3.0.0', below: '3.1.3', cve: 'CVE-2024-45801' },
    ],
  },
  {
    name: 'axios',
    files: /^axios$/,
    holes: [
      { from: '0.8.1', below: '0.28.0', cve: 'CVE-2023-45857' },
      { from: '1.0.0', below: '1.6.0', cve: 'CVE-2023-45857' },
    ],
  },
  {
    name: 'Swiper',
    files: /^swiper(?:-bundle)?$/,
    holes: [{ below: '6.5.1', cve: 'CVE-2021-23370' }],
  },
  {
    name: 'Chart.js',
    files: /^chart(?:\.?js|\.bundle)?$/,
    holes: [{ below: '2.9.4', cve: 'CVE-2020-7746' }],
  },
  {
    name: 'Highcharts',
    files: /^highcharts$/,
    holes: [{ below: '9.0.0', cve: 'CVE-2021-29489' }],
  },
];
