import { Editor } from '@homeplot/editor/editor';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Request } from './approvalCalls.ts';
import { type JudgedRequest, printedApprovals, Standings } from './standing.ts';

afterEach(() => void vi.unstubAllGlobals());

const request: Request = {
  id: 'r',
  project_id: 'p',
  version_id: 'v',
  plan_hash: 'h',
  concern: { kind: 'plan' },
  concern_hash: 'c',
  asked_name: 'Bo',
  asked_email: null,
  mailed_at: null,
  created_at: '2026-11-28T10:00:00Z',
  expires_at: null,
  revoked_at: null,
  previous_id: null,
  answer: {
    request_id: 'r',
    answer: 'approved',
    name: 'Bo Smith',
    words: null,
    answered_at: '2026-11-28T12:00:00Z',
    plan_hash: 'h',
  },
};
const names = new Map([['v', 'For Bo']]);
const printed = (standing: JudgedRequest['standing'], more: Partial<Request> = {}) =>
  printedApprovals([{ request: { ...request, ...more }, standing }], names);

describe('what is printed of approvals', () => {
  test('has the comment, which may be a condition, and who was asked', () => {
    const condition = 'Only if the fence is stained.';
    const answer = { ...request.answer, words: ` ${condition}\n` } as Request['answer'];
    expect(printed({ is: 'stands' }, { answer, asked_name: 'HOA committee' })).toEqual([
      `Approved by Bo Smith (asked: HOA committee) on November 28, 2026, version “For Bo”, with the comment:\n“${condition}”`,
    ]);
  });

  test.each([
    ['Bo Smith', 'BO SMITH', 'BO SMITH'],
    ['Bo Smith', 'Bo Smith, owner', 'Bo Smith, owner'],
    ['Bo  Smith', 'Bo Smith', 'Bo Smith'],
    ['', 'Bo Smith', 'Bo Smith'],
    ['Jo Smith', 'Jo Smithson', 'Jo Smithson (asked: Jo Smith)'],
    ['Rob', 'Robert Smith', 'Robert Smith (asked: Rob)'],
    ['Rob  Roe', 'Bo Smith', 'Bo Smith (asked: Rob Roe)'],
    ['Ана', 'Анастасия', 'Анастасия (asked: Ана)'],
  ])('if “%s” is asked and “%s” answers, is by “%s”', (asked_name, name, by) => {
    const answer = { ...request.answer, name } as Request['answer'];
    expect(printed({ is: 'stands' }, { answer, asked_name })[0]).toContain(`Approved by ${by} on`);
  });

  test('says who approved which version and when, and what it is about', () => {
    expect(printed({ is: 'stands' })).toEqual([
      'Approved by Bo Smith on November 28, 2026, version “For Bo”',
    ]);
    expect(printed({ is: 'stands' }, { concern: { kind: 'edge', object: 'lot', edge: 1 } })[0]).toContain(
      'for the lot line',
    );
  });

  test('is nothing of those that are void, declined, revoked or unanswered', () => {
    expect(printed({ is: 'void', by: [] })).toEqual([]);
    for (const is of ['waiting', 'declined', 'revoked'] as const) expect(printed({ is })).toEqual([]);
  });
});

/** Begins two refreshes. Returns them, and the functions that answer their calls for the requests. */
async function twoRefreshes() {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    if (address === '/config.json')
      return Promise.resolve(Response.json({ url: 'https://site.test', key: 'key' }));
    if (!address.includes('/approval_requests?')) return Promise.resolve(Response.json([]));
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  const standings = new Standings(new Editor({ newId: () => 'id' }), 'p');
  const [older, newer] = [standings.refresh(), standings.refresh()];
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  return { standings, older, newer, answers };
}

test('an answer that comes after a newer one is dropped', async () => {
  const { standings, older, newer, answers } = await twoRefreshes();
  answers[1]?.(Response.json([request]));
  await newer;
  answers[0]?.(Response.json([]));
  await older;
  expect(standings.snapshot().map(({ request: { id } }) => id)).toEqual(['r']);
});

test('an answer that comes after a newer refresh has failed counts', async () => {
  const { standings, older, newer, answers } = await twoRefreshes();
  answers[1]?.(new Response('', { status: 504 }));
  await newer;
  expect(standings.problem).toBe('The server answered 504.');
  answers[0]?.(Response.json([request]));
  await older;
  expect(standings.problem).toBeUndefined();
  expect(standings.snapshot().map(({ request: { id } }) => id)).toEqual(['r']);
});
