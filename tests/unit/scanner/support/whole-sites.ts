import type { ScanEvidence, TextFile } from '../../../../src/scanner/model/evidence.ts';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';
import { known, pageEvidence } from '../../../support/scan-evidence.ts';

/** A text file of a site, as answered. */
export function textFile(name: string, parts: Partial<TextFile> = {}): TextFile {
  const url = `https://shop.example/${name}`;
  return {
    url,
    finalUrl: url,
    status: 200,
    contentType: 'text/plain',
    body: '',
    isCut: false,
    ...parts,
  };
}

/** A side page of the site. */
export function sidePage(url: string, body: string) {
  const html = `<!doctype html><html lang="en-GB"><head><title>${url}</title></head><body>${body}</body></html>`;
  return { url, page: parsePage(html, url) };
}

interface Site {
  url: string;
  title: string;
  head?: string;
  body: string;
  sides?: Record<string, string>;
}

function site({ url, title, head = '', body, sides = {} }: Site): ScanEvidence {
  const pages = Object.entries(sides).map(([path, html]) =>
    sidePage(new URL(path, url).href, html),
  );
  return pageEvidence({
    url,
    html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`,
    robotsTxt: known(textFile('robots.txt', { body: 'User-agent: *\nDisallow: /wp-admin/\n' })),
    llmsTxt: known(textFile('llms.txt', { status: 404 })),
    sidePages: known(pages),
    links: known(pages.map(({ url: address }) => ({ url: address, status: 200 }))),
  });
}

function jsonLd(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
}

const hours = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '17:30',
  },
];

/** Service area, sole trader, no shop. */
export function plumber(): ScanEvidence {
  return site({
    url: 'https://www.wyevalleyplumbing.example/',
    title: 'Wye Valley Plumbing | Plumber in Hereford',
    head: jsonLd({
      '@context': 'https://schema.org',
      '@type': 'Plumber',
      name: 'Wye Valley Plumbing',
      url: 'https://www.wyevalleyplumbing.example/',
      telephone: '+44 1432 352271',
      image: 'https://www.wyevalleyplumbing.example/van.jpg',
      areaServed: ['Hereford', 'Leominster'],
      openingHoursSpecification: hours,
      sameAs: ['https://www.facebook.com/wyevalleyplumbing'],
    }),
    body: `<header><img src="/logo.svg" alt="Wye Valley Plumbing"><a href="tel:+441432352271">01432 352271</a>
      <nav><a href="/">Home</a><a href="/contact">Contact</a></nav></header>
      <main><h1>Plumber in Hereford</h1>
      <p>I am Dave, and I have been mending boilers, taps and pipes in Hereford and the villages around it since 2004. You speak to me when you call, and it is me who comes. If I can’t be there within two hours, I tell you straight away who can.</p>
      <h2>What I do</h2><ul><li>Boiler servicing and repairs, Gas Safe registered 123456</li><li>Leaks, burst pipes and blocked drains</li><li>Bathrooms from £2,400 to £9,000</li></ul>
      <h2>What does a call-out cost?</h2><p>The first hour is £65, every further half hour £25, and there is nothing to pay if I can’t help. You get the price before I begin, and it does not change afterwards, whatever I find behind the wall.</p>
      <h2>What customers say</h2><blockquote>On time, tidy and half the price of the last one. <cite>Joan, Ledbury</cite></blockquote>
      <p>Limited availability in December: book your boiler service early. I fit Worcester Bosch boilers made by Bosch Thermotechnology Ltd.</p>
      <p>Lines open Mon–Fri 8am–5.30pm, Sat 9–1.</p>
      <form action="/send"><label>Name <input name="name"></label><label>Email <input type="email" name="email"></label><textarea name="message"></textarea></form></main>
      <footer>Wye Valley Plumbing, Mill Cottage, Bridge Street, Hereford HR4 9DG. dave@wyevalleyplumbing.example <a href="/privacy">Privacy policy</a>
      <p>© 2026 Wye Valley Plumbing. Website by Pixel Farm Ltd.</p></footer>`,
    sides: { '/contact': '<h1>Contact</h1><p>Call or write.</p>', '/privacy': '<h1>Privacy</h1>' },
  });
}

/** Page builder markup, microdata instead of JSON-LD, an email hidden by Cloudflare. */
export function hairSalon(): ScanEvidence {
  return site({
    url: 'https://curlup.example/',
    title: 'Curl Up &amp; Dye, hairdresser in Cheltenham',
    body: `<div itemscope itemtype="https://schema.org/HairSalon">
      <link itemprop="url" href="https://curlup.example/"><meta itemprop="image" content="/salon.jpg">
      <link itemprop="sameAs" href="https://www.instagram.com/curlup"><meta itemprop="openingHours" content="Tu-Sa 09:00-17:30">
      <div itemprop="geo" itemscope itemtype="https://schema.org/GeoCoordinates"><meta itemprop="latitude" content="51.9"></div>
      <header><span itemprop="name">Curl Up &amp; Dye</span></header>
      <main><h1>Cuts and colour on Bath Road</h1>
      <p>We are a small salon with four chairs and a large pot of tea. Book with Ellie, Mo or Priya, bring the photo you saved, and tell us what you would never want again. Colour is mixed for you and tested on a strand first, and we only use lines that are not tested on animals. Children sit on the horse, and dogs are welcome. We cut curls dry, so that we see where they fall, and we never thin them with a razor. If you don’t like it, come back within a week and we put it right for nothing, no questions asked.</p>
      <h2>Prices</h2><table><tr><td>Cut and blow-dry</td><td>£42</td></tr><tr><td>Full head of foils</td><td>£95–£130</td></tr><tr><td>Fringe trim</td><td>free</td></tr></table>
      <details><summary>Do I need a patch test?</summary><p>Yes, two days before your first colour with us. It takes three minutes and costs nothing. Come in whenever we are open, sit down by the window, and we put a little of the colour behind your ear. If nothing itches after two days, we go ahead as planned.</p></details>
      <h2>Opening times</h2><table><tr><td>Monday</td><td>Closed</td></tr><tr><td>Tues – Sat</td><td>9.00am</td><td>5.30pm</td></tr></table>
      <p><a href="https://www.fresha.com/a/curl-up">Book online and read reviews</a></p></main>
      <footer><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">115 Bath Road</span><br><span itemprop="addressLocality">Cheltenham</span><br><span itemprop="postalCode">GL53 7LE</span></div>
      <a href="tel:+441242123456" itemprop="telephone" content="+441242123456">01242 123456</a>
      <a href="/cdn-cgi/l/email-protection#7e161b1212113e1d0b0c120b0e501b061f130e121b"><span class="__cf_email__" data-cfemail="7e161b1212113e1d0b0c120b0e501b061f130e121b">[email&#160;protected]</span></a>
      <a href="/contact-us">Find us</a> <a href="/privacy-notice">Privacy notice</a> © Curl Up &amp; Dye</footer></div>`,
    sides: { '/contact-us': '<h1>Find us</h1>', '/privacy-notice': '<h1>Privacy notice</h1>' },
  });
}

/** A limited liability partnership with legal details on another page; VAT is its trade. */
export function accountant(): ScanEvidence {
  return site({
    url: 'https://www.greenhillaccountants.example/',
    title: 'Greenhill Accountants LLP, chartered accountants in Ledbury',
    head: jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', '@id': '#site', publisher: { '@id': '#firm' }, name: 'Greenhill' },
        {
          '@type': ['AccountingService', 'Organization'],
          '@id': '#firm',
          name: 'Greenhill Accountants LLP',
          url: 'https://www.greenhillaccountants.example/',
          telephone: '01531 632123',
          sameAs: ['https://www.trustpilot.com/review/greenhillaccountants.example'],
          logo: { '@type': 'ImageObject', url: '/logo.png' },
          address: { '@id': '#office' },
          geo: { '@type': 'GeoCoordinates', latitude: 52.03, longitude: -2.42 },
          openingHours: 'Mo-Fr 09:00-17:00',
        },
        {
          '@type': 'PostalAddress',
          '@id': '#office',
          streetAddress: 'Greenhill House, The Homend',
          addressLocality: 'Ledbury',
          postalCode: 'HR8 1BT',
        },
      ],
    }),
    body: `<header><a href="/">Greenhill</a> <a href="tel:01531632123">01531 632123</a></header>
      <main><h1>Accounts without the headache</h1>
      <p>We look after farms, shops and trades between Ledbury and Malvern. You get one partner, a fixed monthly fee and an answer within a working day. We file VAT returns, payroll and company accounts, and tell you in April what to put aside in January. If you are not yet VAT registered, we work out whether you should be.</p>
      <h2>Do you work with Xero?</h2><p>Yes, with Xero, QuickBooks and FreeAgent, and with carrier bags. What matters is that the figures are there in time, and we send a reminder before they have to be. Most clients take a photo of each receipt and never think of it again.</p>
      <h2>Limited companies and sole traders</h2><p>Whether to trade as a limited company depends on more than tax. We go through it with you for nothing, and put the figures of both ways side by side, so that you can decide at home, with a cup of tea and without anybody looking over your shoulder. Mon to Fri, 9am to 5pm.</p>
      <p><a href="https://www.trustpilot.com/review/greenhillaccountants.example">Our reviews</a></p></main>
      <footer>Greenhill House, The Homend, Ledbury, HR8 1BT · <a href="mailto:hello@greenhillaccountants.example">hello@greenhillaccountants.example</a>
      · <a href="/legal">Legal &amp; privacy</a> · <a href="/contact">Contact</a> © 2026 Greenhill Accountants LLP</footer>`,
    sides: {
      '/legal':
        '<h1>Legal</h1><p>Greenhill Accountants LLP is a limited liability partnership registered in England and Wales, number OC301540. The registered office is Greenhill House, The Homend, Ledbury HR8 1BT. VAT registration number GB 980 7806 84.</p>',
      '/contact': '<h1>Contact</h1>',
    },
  });
}

/** Two branches with their own numbers, a company, analytics behind a consent tool. */
export function bakery(): ScanEvidence {
  const branch = (name: string, telephone: string, streetAddress: string, postalCode: string) => ({
    '@type': 'Bakery',
    name,
    telephone,
    url: 'https://crumbandco.example/',
    image: '/bread.jpg',
    sameAs: ['https://www.instagram.com/crumbandco'],
    openingHoursSpecification: hours,
    geo: { '@type': 'GeoCoordinates', latitude: 51.9, longitude: -2.6 },
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality: 'Ross-on-Wye',
      postalCode,
    },
  });
  return site({
    url: 'https://crumbandco.example/',
    title: 'Crumb &amp; Co, bakery in Ross-on-Wye and Monmouth',
    head: `${jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        branch('Crumb & Co Ross', '+441989562123', '12 High Street', 'HR9 5HL'),
        branch('Crumb & Co Monmouth', '+441600712123', '3 Church Street', 'NP25 3BX'),
      ],
    })}<script src="https://consent.cookiebot.com/uc.js" data-cbid="1"></script>
      <script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC123"></script>
      <script type="text/plain" data-cookieconsent="marketing">fbq('init', '1');</script>`,
    body: `<header><h1>Bread from flour, water and time</h1></header>
      <article><p>At four in the morning the oven is hot, and by seven the first loaves are on the shelf. We bake with flour from Shipton Mill, keep our sourdough going since 2011, and sell what is left at half price from four in the afternoon. Whoever comes late gets the best conversation, and often a bun. Cakes for birthdays are made to order, two days ahead, by Anna alone, who has never yet made the same one twice and is not going to begin now.</p>
      <h2>Ross-on-Wye</h2><address>12 High Street<br>Ross-on-Wye<br>Herefordshire<br>HR9 5HL</address><p><a href="tel:+441989562123">01989 562 123</a></p><p>Mon - Fri: 7:00 - 17:00<br>Sat: 7:00 - 14:00<br>Sun: Closed</p>
      <h2>Monmouth</h2><address>3 Church Street, Monmouth NP25 3BX</address><p><a href="tel:+441600712123">(01600) 712123</a></p><p>Daily 8am til late</p>
      <h3>Is there bread without gluten?</h3><p>On Thursdays, baked before everything else, in tins that see nothing else. We still would not call it safe for coeliacs, because flour flies. Ask us before you buy, and we tell you honestly what was baked next to what on that day, and in which order.</p></article>
      <footer><a href="/contact">Get in touch</a> orders [at] crumbandco.example <a href="https://www.google.com/maps/place/Crumb">Reviews on Google</a> <a href="/privacy-policy">Privacy</a>
      <p>Crumb &amp; Co is a trading name of Crumb Bakers Limited. Registered in England and Wales. Company no. 7654321. Registered office: 12 High Street, Ross-on-Wye HR9 5HL. © 2026 Crumb Bakers Limited.</p></footer>`,
    sides: { '/contact': '<h1>Get in touch</h1>', '/privacy-policy': '<h1>Privacy policy</h1>' },
  });
}

/** A framework’s HTML before scripts have run. */
export function appShellSite(): ScanEvidence {
  return site({
    url: 'https://gardenco.example/',
    title: 'GardenCo | Landscaping in Bath',
    head: '<meta property="og:site_name" content="GardenCo Ltd">',
    body: '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script type="module" src="/assets/index-4f2a.js"></script>',
  });
}

/** Software sold online, without a local business. */
export function saas(): ScanEvidence {
  return site({
    url: 'https://www.flowdesk.example/',
    title: 'Flowdesk: support tickets that sort themselves',
    head: `${jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          name: 'Flowdesk',
          url: 'https://www.flowdesk.example/',
          sameAs: ['https://www.linkedin.com/company/flowdesk'],
        },
        { '@type': 'SoftwareApplication', name: 'Flowdesk', operatingSystem: 'Web' },
      ],
    })}<script defer data-domain="flowdesk.example" src="https://plausible.io/js/script.js"></script>`,
    body: `<header><nav><a href="/pricing">Pricing</a><a href="/docs">Docs</a><a href="/login">Log in</a></nav></header>
      <main><h1>Support tickets that sort themselves</h1>
      <p>Flowdesk reads every message, finds out what it is about and gives it to the person who knows. Your team answers instead of sorting. It learns from what you correct, and asks when it is not sure. Connect your inbox in two minutes, and watch the first hundred tickets fall into place before your coffee is cold.</p>
      <h2>How does the trial work?</h2><p>You get fourteen days with everything, and no card is asked for. After that, choose a plan or take your data with you as a file; we delete the rest within a month. Most teams know after three days whether they want to keep it, because the queue is empty by Friday.</p>
      <h2>Plans</h2><ul><li>Starter, £29 a month for three people</li><li>Team, £79 a month for ten people</li><li>Limited time offer: two months free on annual plans</li></ul>
      <p>Version 4.12 of 01.02.2026 answers 1,200,000 requests a day. Order number 20260112345.</p></main>
      <footer><a href="/contact">Contact</a> <a href="mailto:hello@flowdesk.example">hello@flowdesk.example</a> <a href="/privacy">Privacy</a> <a href="https://www.linkedin.com/company/flowdesk">LinkedIn</a> Sales: <a href="tel:+442079460018">020 7946 0018</a> Built for local businesses, watched over 24/7. © 2026 Flowdesk Ltd, registered in England and Wales no. 09876543. Registered office: 1 Old Street, London EC1V 9HL</footer>`,
    sides: { '/contact': '<h1>Contact</h1>', '/privacy': '<h1>Privacy</h1>' },
  });
}
