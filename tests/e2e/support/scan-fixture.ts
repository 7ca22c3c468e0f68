import { type FixturePath, type FixtureSite, startFixtureSite } from '../../support/fixture-site';
import { ownSite } from './site';

export type { FixtureSite };

/**
 * A separate site for one test, because scans are counted by host and
 * port. 0 to 6 are those of `scan.spec.ts`, 7 of the sitemap tool, 8 of the beta audit.
 */
export function fixturePort(index: number): number {
  const port = ownSite.fixturePorts[index];
  if (port === undefined) throw new Error(`There is no port for the fixture ${index}.`);
  return port;
}

function page(name: string): FixturePath {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}: bread and cakes in Ross-on-Wye</title>
<meta name="description" content="A small bakery with bread from six in the morning."></head>
<body><main><h1>${name}</h1><p>${'Bread, rolls and cakes, baked here every morning. '.repeat(30)}</p>
<img src="/van.jpg" width="300" height="200"><a href="/good">Our bread</a>
<a href="tel:+441989555123">01989 555123</a></main></body></html>`;
}

/** A page with faults of every category. */
const poorPage = `<html><head><meta name="viewport" content="user-scalable=no"></head>
<body><div><h4></h4><h3>Plumber</h3><p>${'We fix boilers and taps in Hereford. '.repeat(40)}</p>
${'<img src="/gone.jpg"><a href="/gone">click here</a><a href="javascript:go()"></a>'.repeat(12)}
<form><input name="name" autocomplete="who"><input type="image" src="/go"><button></button></form>
<iframe src="/map"></iframe><ul><div>Taps</div></ul><li>Boilers</li><div role="dialog">Offer</div>
<span tabindex="4">Call</span><nav>One</nav><nav>Two</nav>
<script type="application/ld+json">{</script><p>© 2016. Lorem ipsum dolor sit amet.</p></div></body></html>`;

/** A small site with a few faults, and addresses that refuse every visitor. */
export function scanFixture(index: number): Promise<FixtureSite> {
  return startFixtureSite(
    {
      '/good': page('Good bakery'),
      '/one': page('First shop'),
      '/two': page('Second shop'),
      '/three': page('Third shop'),
      '/four': page('Fourth shop'),
      '/poor': poorPage,
      '/plain': page('Plain bakery'),
      '/forbidden': { status: 403, body: '<h1>Forbidden</h1>' },
    },
    fixturePort(index),
  );
}
