import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileTokenFor, keepFileTokens } from './fileTokens.ts';
import { fetchFile } from './linkedFiles.ts';

const hash = 'a'.repeat(64);
const path = `files/0b6f1c9e-51f6-4d0e-9f43-4f6f6bb3a4f1/${hash}`;
const later = Date.UTC(2999, 0, 15) / 1000;
const tokenUntil = (exp: number): string =>
  `e30.${btoa(JSON.stringify({ url: path, exp })).replaceAll('=', '')}.c2ln`;

/** What the server answers to the signed address. */
let answer: () => Response;
let requests: string[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('window', { location: { origin: 'http://x.test' } });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/config.json') return Response.json({ url: 'http://x.test', key: 'key' });
    requests.push(address);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const refusal = (status: number, error: string, message: string) => (): Response =>
  Response.json({ statusCode: String(status), error, message }, { status });

test("a file of a link is fetched with its token, which stays in case the browser can't store the file", async () => {
  keepFileTokens([tokenUntil(later)]);
  answer = () => new Response('%PDF');
  const fetched = await fetchFile(hash);
  expect(fetched.ok && (await fetched.value?.text())).toBe('%PDF');
  expect(requests).toEqual([`http://x.test/storage/v1/object/sign/${path}?token=${tokenUntil(later)}`]);
  expect(fileTokenFor(hash)).toBeDefined();
});

test("an expired token isn't sent, and the reader learns when it expired", async () => {
  keepFileTokens([tokenUntil(Date.UTC(2026, 4, 15) / 1000)]);
  expect(await fetchFile(hash)).toMatchObject({
    ok: false,
    isFromLink: true,
    problem:
      'The link to this plan showed it until May 15, 2026. Ask whoever sent it for a new link, or for the exported plan file.',
  });
  expect(requests).toEqual([]);
});

test.each([
  [
    'expired by the clock of the server',
    refusal(400, 'InvalidJWT', '"exp" claim timestamp check failed'),
    /^The link to this plan showed it until January 15, 2999\. Ask/,
  ],
  ['deleted', refusal(404, 'not_found', 'Object not found'), /doesn't share this file anymore\. Ask/],
  [
    'deleted, as hosted Supabase says it',
    refusal(400, 'not_found', 'Object not found'),
    /doesn't share this file anymore\. Ask/,
  ],
  ['lost', refusal(410, 'FileLost', 'The server has lost the content of this file.'), /^The server has lost/],
  ['damaged', refusal(400, 'InvalidJWT', 'invalid signature'), /is damaged\. Ask for it again/],
])('the reader learns that a file was %s', async (_what, response, problem) => {
  keepFileTokens([tokenUntil(later)]);
  answer = response;
  expect(await fetchFile(hash)).toMatchObject({
    ok: false,
    reason: 'refused',
    isFromLink: true,
    problem: expect.stringMatching(problem) as unknown,
  });
  expect(fileTokenFor(hash)).toBeDefined();
});

test.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['while the server is busy', refusal(503, 'SlowDown', 'Too busy. Try again.')],
  ['while a proxy has no server', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('%s the file is still to come', async (_when, response) => {
  keepFileTokens([tokenUntil(later)]);
  answer = response;
  expect(await fetchFile(hash)).toMatchObject({ ok: false, reason: 'unreached' });
  expect(fileTokenFor(hash)).toBeDefined();
});

test("what is wrong on the server isn't blamed on the link", async () => {
  keepFileTokens([tokenUntil(later)]);
  answer = refusal(500, 'InternalError', 'The server could not answer.');
  expect(await fetchFile(hash)).toEqual({
    ok: false,
    reason: 'refused',
    problem: 'The server could not answer.',
  });
});

test("a file without a token is only looked for in the user's own projects", async () => {
  expect(await fetchFile('b'.repeat(64))).toEqual({ ok: true, value: undefined });
  expect(requests).toEqual([]);
});
