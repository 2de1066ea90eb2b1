import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileTokenFor, keepFileTokens } from './fileTokens.ts';

const owner = '0b6f1c9e-51f6-4d0e-9f43-4f6f6bb3a4f1';
const hash = (letter: string): string => letter.repeat(64);

const base64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const tokenOf = (claims: object): string => `e30.${base64Url(JSON.stringify(claims))}.c2ln`;

const tokenFor = (sha256: string, exp = 2_000_000_000): string =>
  tokenOf({ url: `files/${owner}/${sha256}`, sub: owner, exp });

/** Storage of a browser; without one, it is blocked. */
function giveStorage(entries?: Map<string, string>): void {
  vi.stubGlobal('window', {
    get localStorage() {
      if (!entries) throw new DOMException('blocked', 'SecurityError');
      return {
        getItem: (key: string) => entries.get(key) ?? null,
        setItem: (key: string, value: string) => void entries.set(key, value),
        removeItem: (key: string) => void entries.delete(key),
      };
    },
  });
}

let entries: Map<string, string>;
beforeEach(() => {
  entries = new Map();
  giveStorage(entries);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a token is kept, with its file and its time', () => {
  keepFileTokens([tokenFor(hash('a')), tokenFor(hash('b'))]);
  expect(fileTokenFor(hash('a'))).toEqual({
    token: tokenFor(hash('a')),
    path: `files/${owner}/${hash('a')}`,
    expires: new Date(2_000_000_000_000),
  });
  expect(fileTokenFor(hash('b'))).toBeDefined();
  expect(fileTokenFor(hash('c'))).toBeUndefined();
});

test('a newer link takes the place of an older one', () => {
  keepFileTokens([tokenFor(hash('a'), 1)]);
  keepFileTokens([tokenFor(hash('a'), 2)]);
  expect(fileTokenFor(hash('a'))?.expires).toEqual(new Date(2000));
});

test('where storage is blocked, tokens last until the page is closed', () => {
  giveStorage();
  keepFileTokens([tokenFor(hash('d'))]);
  expect(fileTokenFor(hash('d'))).toBeDefined();
});

test('what else is in the storage is ignored', () => {
  entries.set('homeplot.fileTokens', '{"e": 7, broken');
  expect(fileTokenFor(hash('e'))).toBeUndefined();
  entries.set('homeplot.fileTokens', JSON.stringify({ [hash('e')]: 'not a token' }));
  expect(fileTokenFor(hash('e'))).toBeUndefined();
});

test.each([
  ['text', 'hello'],
  ['two parts', tokenFor(hash('f')).replace(/\.\w+$/, '')],
  ['claims that are no JSON', 'e30.YWJj.c2ln'],
  ['no claims', tokenOf([])],
  ['no time', tokenOf({ url: `files/${owner}/${hash('f')}` })],
  ['another bucket', tokenOf({ url: `avatars/${owner}/${hash('f')}`, exp: 9e9 })],
  ['a path that leaves the files', tokenOf({ url: `files/../../${owner}/${hash('f')}`, exp: 9e9 })],
  [
    'claims that are too long',
    tokenOf({ url: `files/${owner}/${hash('f')}`, exp: 9e9, more: 'x'.repeat(5000) }),
  ],
  ['a signature that is too long', `${tokenFor(hash('f'))}${'x'.repeat(1000)}`],
])('a token with %s is left out', (_what, token) => {
  keepFileTokens([token]);
  expect(fileTokenFor(hash('f'))).toBeUndefined();
});
