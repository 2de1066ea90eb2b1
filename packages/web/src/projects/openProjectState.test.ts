import { describe, expect, test } from 'vitest';
import type { CloudLink } from './cloudLink.ts';
import { type ProjectEvent, type ProjectState, saveStateOf, startOf, step } from './openProjectState.ts';
import { ada, projectId } from './testCloud.ts';

const link: CloudLink = { projectId, userId: ada, title: 'Back yard', updatedAt: 'then', changed: false };
const newer = { ...link, updatedAt: 'now' };
const after = (...events: readonly ProjectEvent[]): ProjectState => events.reduce(step, startOf(link));
const saving: ProjectEvent = { is: 'saving' };
const saved: ProjectEvent = { is: 'saved', opened: 0, link: newer };

describe('a save', () => {
  test('that is done has all of the plan, unless that was edited meanwhile', () => {
    expect(after(saving, saved)).toMatchObject({ link: { updatedAt: 'now', changed: false } });
    expect(after(saving, { is: 'edited' }, saved)).toMatchObject({
      link: { updatedAt: 'now', changed: true },
    });
    expect(saveStateOf(after({ is: 'edited' }, saving, saved), false)).toBe('saved');
  });

  test('does not tie the plan again that lost its project meanwhile, even where it has another now', () => {
    const lost: ProjectEvent = { is: 'tied', link: undefined };
    expect(after(saving, lost, saved).link).toBeUndefined();
    const other = { ...link, title: 'Front yard' };
    expect(after(saving, lost, { is: 'tied', link: other }, saved).link).toEqual(other);
  });

  test('of a plan that is no longer open changes nothing', () => {
    const other = after(saving, { is: 'opened', link: undefined });
    expect(step(other, saved)).toBe(other);
    expect(step(other, { is: 'failed', opened: 0 })).toBe(other);
  });

  test('that failed is told until the next one begins', () => {
    const failed = after(saving, { is: 'failed', opened: 0 }, { is: 'edited' });
    expect(saveStateOf(failed, false)).toBe('failed');
    expect(saveStateOf(step(failed, saving), false)).toBe('saving');
  });

  test('is wanted again until the next one begins, also when the first is done', () => {
    const wanted = after(saving, { is: 'wanted' }, saved);
    expect(wanted.wanted).toBe(true);
    expect(step(wanted, saving).wanted).toBe(false);
  });
});

test('what was sent and not answered is forgotten with its plan', () => {
  const sent = after({ is: 'sent', sent: { link, contents: { objects: [], settings: {} } } });
  expect(sent.unanswered?.link).toBe(link);
  expect(step(sent, { is: 'opened', link: undefined })).toEqual({ ...startOf(undefined), opened: 1 });
});
