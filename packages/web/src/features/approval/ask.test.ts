// What is left in the cloud of a request for approval that wasn't made.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from './approvalCalls.ts';

const version = { id: 'v', title: 'Yard', saved_at: '2026-11-28T10:00:00Z', object_count: 0, name: 'First' };
const asked = { name: 'Bo', email: '', concern: { kind: 'plan' }, version: 'First' } as const;
/** Of the response to a request; 0 if none comes. */
let status: number;
let sent: { readonly method: string; readonly table: string | undefined; readonly body: unknown }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (address === '/config.json') return Response.json({ url: 'https://site.test', key: 'key' });
    const table = new URL(address).pathname.split('/').at(-1);
    sent.push({ method, table, body: JSON.parse(typeof body === 'string' ? body : 'null') as unknown });
    if (table === 'approval_requests' && status === 0) throw new TypeError('Failed to fetch');
    return table === 'approval_requests'
      ? Response.json({ message: 'Try again later.' }, { status })
      : Response.json([{ ...version, objects: [], settings: {} }]);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a refused request leaves no named version', async () => {
  status = 400;
  expect(await ask('p', asked)).toMatchObject({ ok: false, problem: 'Try again later.' });
  expect(sent.at(-1)).toEqual({ method: 'PATCH', table: 'project_versions', body: { name: null } });
});

test.each([0, 502, 504])(
  'a request without a response (%i), which may have been made, keeps its version',
  async (none) => {
    status = none;
    expect(await ask('p', asked)).toMatchObject({ ok: false, reason: 'unreached' });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']);
  },
);

test('a request that was made keeps its version', async () => {
  status = 201;
  expect(await ask('p', asked)).toMatchObject({ ok: true });
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']);
});
