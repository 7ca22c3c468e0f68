import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findLibraries,
  listVulnerabilities,
} from '../../../../../src/scanner/checks/security/sec-old-library.ts';

const found = (address: string) =>
  findLibraries(new URL(address, 'https://shop.example/')).map(
    ({ library, version, isGuess }) => `${library.name} ${version}${isGuess ? '?' : ''}`,
  );

describe('a script’s address', () => {
  it('gives version and library in the file name', () => {
    expect(found('/a/jquery-3.4.1.min.js')).toEqual(['jQuery 3.4.1']);
    expect(found('/a/jquery-3.4.1.slim.min.js')).toEqual(['jQuery 3.4.1']);
    expect(found('/a/jquery.1.8.js?x=1')).toEqual(['jQuery 1.8']);
    expect(found('/a/jquery-ui-1.8.24.custom.min.js')).toEqual(['jQuery UI 1.8.24']);
    expect(found('/a/jquery-2.1.4.min-3f9a0c1b2d.js')).toEqual(['jQuery 2.1.4']);
    expect(found('/a/bootstrap.bundle-4.1.0.js')).toEqual(['Bootstrap 4.1.0']);
  });

  it('gives them in a CDN’s folders', () => {
    const cdn = 'https://cdnjs.cloudflare.com/ajax/libs';
    expect(found(`${cdn}/twitter-bootstrap/3.3.7/js/bootstrap.min.js`)).toEqual([
      'Bootstrap 3.3.7',
    ]);
    expect(found(`${cdn}/lodash.js/4.17.4/lodash.min.js`)).toEqual(['Lodash 4.17.4']);
    expect(found('https://code.jquery.com/ui/1.12.1/jquery-ui.min.js')).toEqual([
      'jQuery UI 1.12.1',
    ]);
    expect(found('https://cdn.datatables.net/1.10.16/js/jquery.dataTables.min.js')).toEqual([
      'DataTables 1.10.16',
    ]);
  });

  it('gives them as a package', () => {
    expect(found('https://cdn.jsdelivr.net/npm/jquery@3.4.1/dist/jquery.min.js')).toEqual([
      'jQuery 3.4.1',
    ]);
    expect(
      found('https://cdn.jsdelivr.net/combine/npm/jquery@3,npm/lodash@4.17.4/lodash.min.js'),
    ).toEqual(['jQuery 3', 'Lodash 4.17.4']);
  });

  it('may hold a number of the website', () => {
    expect(found('/theme/jquery.min.js?ver=1.4')).toEqual(['jQuery 1.4?']);
    expect(found('/wp-includes/js/jquery/jquery.js?ver=1.12.4-wp')).toEqual(['jQuery 1.12.4?']);
    expect(found('/wp-includes/js/jquery/jquery.min.js?ver=3.7.1')).toEqual(['jQuery 3.7.1']);
  });

  it('names another library with a similar name', () => {
    const others = [
      '/jquery-migrate-1.4.1.min.js',
      '/jquery.cookie-1.4.1.js',
      '/jquery-1.js',
      '/js/1.2/jquery.js',
      '/jquery/1.0/slider.js',
      '/react-bootstrap-2.1.0.js',
      '/npm/@angular/core@1.0.0/core.js',
      '/jquery.min.js?ver=20240101',
    ];
    for (const address of others) expect(found(address), address).toEqual([]);
  });

  it('may be any text', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, query) => {
        expect(found(`https://shop.example${path}?ver=${query}`).length).toBeLessThan(50);
      }),
    );
  });
});

describe('vulnerabilities of a version', () => {
  const cves = (address: string) =>
    findLibraries(new URL(address, 'https://shop.example/')).flatMap((library) =>
      listVulnerabilities(library).map(({ cve }) => cve),
    );

  it('end with the fixed version', () => {
    expect(cves('/jquery-3.4.1.js')).toEqual(['CVE-2020-11022']);
    expect(cves('/jquery-3.5.0.js')).toEqual([]);
  });

  it('begin with the first affected version', () => {
    expect(cves('/bootstrap-4.0.0.js')).toEqual(['CVE-2018-14042', 'CVE-2019-8331']);
    expect(cves('/bootstrap-3.4.1.js')).toEqual([]);
    expect(cves('/bootstrap-5.3.3.js')).toEqual([]);
  });

  it('are those of the newest version that a partial number can mean', () => {
    expect(cves('https://unpkg.com/jquery@3/dist/jquery.js')).toEqual([]);
    expect(cves('https://unpkg.com/jquery@3.4/dist/jquery.js')).toEqual(['CVE-2020-11022']);
  });
});
