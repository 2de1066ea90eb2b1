// Share links: as specified while they are short, compressed if longer, and readable after common damage in transit.
import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fileOf, page, problemOf, textOf } from '../../testing/shareLinks.ts';
import { fileTokensIn, makeShareLink, makeViewLink, queryLimit, readShareLink } from './shareLink.ts';

describe('a link', () => {
  test('is the page address with project= and the base64 of the UTF-8 JSON payload', () => {
    const file = fileOf(3);
    const url = new URL(makeShareLink(page, file));
    expect(url.origin + url.pathname).toBe(page);
    expect(url.hash).toBe('');
    const payload = url.searchParams.get('project') ?? '';
    expect(JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))).toEqual(file);
  });

  test('is read back exactly', () => {
    for (const count of [0, 1, 40, 5000]) {
      expect(textOf(makeShareLink(page, fileOf(count)))).toBe(JSON.stringify(fileOf(count)));
    }
  });

  test('of any plan with any text is read back exactly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const file = fileOf(2, name);
        expect(textOf(makeShareLink(page, file))).toBe(JSON.stringify(file));
      }),
    );
  });

  test('is in the query up to 8,000 characters of address, and compressed in the fragment beyond', () => {
    const links = Array.from({ length: 100 }, (_, count) => makeShareLink(page, fileOf(count)));
    const first = links.findIndex((link) => link.includes('#'));
    const lengths = links.slice(0, first).map((link) => link.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(8000);
    expect(Math.max(...lengths)).toBeGreaterThan(7800);
    expect(
      links.slice(first).every((link) => /^https:\/\/homeplot\.example\/app#project=[\w-]+$/.test(link)),
    ).toBe(true);
    expect(queryLimit).toBe(8000);
  });

  test('of exactly 8,000 characters is in the query, of 8,001 is not', () => {
    const length = makeShareLink(page, fileOf(20)).length;
    const longest = `${page}${'x'.repeat(8000 - length)}`;
    expect(makeShareLink(longest, fileOf(20))).toHaveLength(8000);
    expect(makeShareLink(`${longest}x`, fileOf(20))).toContain('#project=');
  });

  test('has the tokens for its files in the fragment, never in the query', () => {
    for (const count of [1, 5000]) {
      const tokens = ['e30.e30.c2ln', 'e30.e-_.x'];
      const link = makeShareLink(`${page}?a=1#files=old&b=2`, fileOf(count), tokens);
      expect(new URL(link).search).not.toContain('e30');
      expect(fileTokensIn(link)).toEqual(tokens);
      expect(textOf(link)).toBe(JSON.stringify(fileOf(count)));
      expect(link).toContain('b=2');
      expect(makeShareLink(link, fileOf(count))).not.toContain('files=');
      // As mail programs write it.
      expect(fileTokensIn(link.replace('~', '%7E'))).toEqual(tokens);
    }
    expect(fileTokensIn(page)).toEqual([]);
    expect(fileTokensIn(`${page}?files=a`)).toEqual([]);
  });

  test('of a large plan is far shorter than its JSON', () => {
    expect(makeShareLink(page, fileOf(5000)).length).toBeLessThan(JSON.stringify(fileOf(5000)).length / 4);
  });

  test('keeps other parameters and replaces an existing project', () => {
    const short = makeShareLink('https://a.b/app?lang=fr&project=old&x=1+2#top', fileOf(1));
    expect(short).toMatch(/^https:\/\/a\.b\/app\?lang=fr&x=1\+2&project=[^#&]+#top$/);
    const long = makeShareLink('https://a.b/app?project=old&lang=fr#project=older&map', fileOf(500));
    expect(long).toMatch(/^https:\/\/a\.b\/app\?lang=fr#map&project=[\w-]+$/);
    expect(textOf(makeShareLink(long, fileOf(2)))).toBe(JSON.stringify(fileOf(2)));
    expect(makeShareLink(makeShareLink(page, fileOf(500)), fileOf(1))).not.toContain('#');
  });
});

describe('an address', () => {
  test.each([
    page,
    `${page}?lang=fr`,
    `${page}#top`,
    `${page}?projects=1`,
    `${page}?x=project=1`,
    '',
    'about:blank',
    `${page}?#`,
  ])('%s carries no plan', (url) => {
    expect(readShareLink(url)).toEqual({ found: false });
  });

  test('may be relative or have other parameters', () => {
    const payload = Buffer.from('{"objects":[]}').toString('base64');
    for (const url of [
      `/app?project=${payload}`,
      `?a=1&project=${payload}&b=2#c`,
      `${page}?a&project=${payload}`,
    ]) {
      expect(textOf(url)).toBe('{"objects":[]}');
    }
  });
});

describe('in transit a link may', () => {
  // Names whose base64 holds +, / and padding.
  const file = fileOf(2, '~~~???>>>ÿÿÿ');
  const text = JSON.stringify(file);
  const link = makeShareLink(page, file);
  const raw = Buffer.from(text).toString('base64');
  const deflated = Buffer.from(deflateSync(strToU8(text))).toString('base64');

  test('the links of these tests contain the critical characters', () => {
    expect(raw).toMatch(/\+/);
    expect(raw).toMatch(/=$/);
    expect(deflated).toMatch(/[+/]/);
  });

  test.each([
    ['have its + read as spaces', `${page}?project=${raw.replaceAll('+', ' ')}`],
    ['keep its +', `${page}?project=${raw}`],
    ['have everything escaped', `${page}?project=${encodeURIComponent(raw)}`],
    ['be escaped twice', `${page}?project=${encodeURIComponent(encodeURIComponent(raw))}`],
    ['be escaped in small letters', link.replaceAll('%2B', '%2b')],
    ['lose its padding', link.replace(/=+$/, '')],
    ['have the alphabet for addresses', `${page}?project=${raw.replaceAll('+', '-').replaceAll('/', '_')}`],
    ['be broken over lines', `${page}?project=${raw.slice(0, 76)}\r\n${raw.slice(76)}\n`],
    ['have a fragment in the plain alphabet', `${page}#project=${deflated}`],
    ['have a fragment escaped', `${page}#project=${encodeURIComponent(deflated)}`],
  ])('%s', (_, url) => {
    expect(textOf(url)).toBe(text);
  });
});

describe('a damaged link', () => {
  const short = makeShareLink(page, fileOf(4));
  const long = makeShareLink(page, fileOf(2000));

  test.each([
    ['empty', `${page}?project=`],
    ['without a value', `${page}?project`],
    ['of other letters', `${page}?project=***`],
    ['of half an escape', `${page}?project=abc%2`],
    ['of what is no JSON', `${page}?project=${Buffer.from('hello there').toString('base64')}`],
    ['of JSON that is no plan', `${page}?project=${Buffer.from('{"x":1}').toString('base64')}`],
    ['of objects that are no list', `${page}?project=${Buffer.from('{"objects":{}}').toString('base64')}`],
    ['of null', `${page}?project=${Buffer.from('null').toString('base64')}`],
    ['of bytes', `${page}?project=${Buffer.from([0, 255, 254, 1]).toString('base64')}`],
    ['with an empty fragment', `${page}#project=`],
    [
      'with a fragment that is not deflated',
      `${page}#project=${Buffer.from('{"objects":[]}').toString('base64url')}`,
    ],
    ['cut short', short.slice(0, -30)],
    ['cut short in the fragment', long.slice(0, -30)],
    ['changed in the fragment', `${long.slice(0, 2000)}AAAAAAAA${long.slice(2008)}`],
  ])('%s says so in a sentence', (_, url) => {
    expect(problemOf(url)).toMatch(/^The plan in this link cannot be opened: .*\.$/);
  });
});

test('for a QR code, the page of a link to the saved project is that link, and any other page carries the plan', () => {
  const link = `https://homeplot.example/s/${'a'.repeat(22)}`;
  expect(makeViewLink(`${link}?embed#x`, fileOf(3))).toBe(link);
  expect(makeViewLink(page, fileOf(3))).toMatch(/^https:\/\/homeplot\.example\/app#project=/);
  expect(makeViewLink('https://homeplot.example/s/short', fileOf(3))).toContain('#project=');
});
