import { describe, expect, test } from 'vitest';
import type { CloudLink } from './cloudLink.ts';
import { type ProjectEvent, type ProjectState, saveStateOf, startOf, step } from './openProjectState.ts';
import { ada, projectId } from '../../../testing/testCloud.ts';

const link: CloudLink = { projectId, userId: ada, title: 'Back yard', updatedAt: 'then', changed: false };
const newer = { ...link, updatedAt: 'now' };
const after = (...events: readonly ProjectEvent[]): ProjectState => events.reduce(step, startOf(link));
const saving: ProjectEvent = { is: 'saving' };
const saved: ProjectEvent = { is: 'saved', opened: 0, link: newer };

describe('a save', () => {
  test('that succeeds makes the project up to date, unless the plan was edited meanwhile', () => {
    expect(after(saving, saved)).toMatchObject({ link: { updatedAt: 'now', changed: false } });
    expect(after(saving, { is: 'edited' }, saved)).toMatchObject({
      link: { updatedAt: 'now', changed: true },
    });
    expect(saveStateOf(after({ is: 'edited' }, saving, saved), false)).toBe('saved');
  });

  test('does not link a plan again that lost its project meanwhile, even if it has another one now', () => {
    const lost: ProjectEvent = { is: 'linked', link: undefined };
    expect(after(saving, lost, saved).link).toBeUndefined();
    const other = { ...link, title: 'Front yard' };
    expect(after(saving, lost, { is: 'linked', link: other }, saved).link).toEqual(other);
  });

  test('of a plan that is no longer open changes nothing', () => {
    const other = after(saving, { is: 'opened', link: undefined });
    expect(step(other, saved)).toBe(other);
    expect(step(other, { is: 'failed', opened: 0 })).toBe(other);
  });

  test('that failed is shown until the next one starts', () => {
    const failed = after(saving, { is: 'failed', opened: 0 }, { is: 'edited' });
    expect(saveStateOf(failed, false)).toBe('failed');
    expect(saveStateOf(step(failed, saving), false)).toBe('saving');
  });

  test('without a connection waits for one, through edits, until it is sent or refused', () => {
    const waits = after(saving, { is: 'unreached', opened: 0, userId: ada }, { is: 'edited' });
    expect(saveStateOf(waits, false)).toBe('waiting');
    expect(saveStateOf(startOf(waits.link), false)).toBe('waiting');
    expect(saveStateOf(step(waits, saving), false)).toBe('waiting');
    expect(saveStateOf([saving, saved].reduce(step, waits), false)).toBe('saved');
    const refused = step(waits, { is: 'failed', opened: 0 });
    expect(saveStateOf(refused, false)).toBe('failed');
    expect(saveStateOf(startOf(refused.link), false)).toBe('unsaved');
  });

  test("without a connection does not wait in another account's project", () => {
    const state = after(saving, { is: 'unreached', opened: 0, userId: 'bob' });
    expect([saveStateOf(state, false), state.link?.waiting]).toEqual(['failed', undefined]);
  });

  test('is wanted again until the next one starts, even after the first is done', () => {
    const wanted = after(saving, { is: 'wanted' }, saved);
    expect(wanted.wanted).toBe(true);
    expect(step(wanted, saving).wanted).toBe(false);
  });
});

test('what was sent without a response is forgotten when another plan is opened', () => {
  const sent = after({ is: 'sent', sent: { link, contents: { objects: [], settings: {} } } });
  expect(sent.unanswered?.link).toBe(link);
  expect(step(sent, { is: 'opened', link: undefined })).toEqual({ ...startOf(undefined), opened: 1 });
});
