import { describe, expect, test } from 'vitest';
import { type AutosaveEvent, type AutosaveState, isUnsaved, startOf, step, waitOf } from './autosaveState.ts';

const after = (state: AutosaveState, ...events: readonly AutosaveEvent[]): AutosaveState =>
  events.reduce(step, state);
const shared = startOf('p', false);
const changed = (at: number): AutosaveEvent => ({ is: 'changed', at });
const asking = after(shared, changed(0), { is: 'overtaken', by: 'p', at: 5 });

describe('what is not saved yet', () => {
  test('is what was changed since the pieces of the save were made', () => {
    const twice = after(shared, changed(0), changed(10));
    expect(isUnsaved(after(twice, { is: 'saved', changes: 1, at: 20 }))).toBe(true);
    expect(isUnsaved(after(twice, { is: 'saved', changes: 2, at: 20 }))).toBe(false);
  });

  test('waits 300 ms after each change, and at most three seconds after the first', () => {
    expect(waitOf(after(shared, changed(1000)), 1000)).toBe(300);
    expect(waitOf(after(shared, changed(1000), changed(3900)), 3900)).toBe(100);
    expect(waitOf(after(shared, changed(1000), changed(9000)), 9000)).toBe(0);
    const saved: AutosaveEvent = { is: 'saved', changes: 1, at: 2000 };
    expect(waitOf(after(shared, changed(1000), saved, changed(9000)), 9000)).toBe(300);
  });
});

describe('a record that another tab has written', () => {
  test('with this plan asks the user', () => {
    expect(asking).toMatchObject({ place: 'asking', planId: 'p', changes: 1 });
    expect(after(asking, changed(9)).place).toBe('asking');
  });

  test('with another plan sends this one apart, where all of it is yet to be saved', () => {
    const apart = after(shared, { is: 'overtaken', by: 'q', at: 5 });
    expect(apart).toMatchObject({ place: 'apart', planId: 'p' });
    expect(isUnsaved(apart)).toBe(true);
    expect(after(shared, { is: 'overtaken', by: undefined, at: 5 }).place).toBe('apart');
  });

  test('ends in a plan of its own where this version is kept', () => {
    const kept = after(asking, { is: 'keptOurs', planId: 'new', at: 9 });
    expect(kept).toMatchObject({ place: 'apart', planId: 'new' });
    expect(isUnsaved(kept)).toBe(true);
  });

  test('ends in the shared record, with nothing to save, where the other version is loaded', () => {
    const loaded = after(asking, changed(8), { is: 'loadedTheirs', planId: 'p', at: 9 });
    expect(loaded).toMatchObject({ place: 'shared', planId: 'p' });
    expect(isUnsaved(loaded)).toBe(false);
  });
});

test('a plan that is opened stays apart where the one before was, or was asked about', () => {
  const opened: AutosaveEvent = { is: 'opened', planId: 'q' };
  expect(after(shared, opened)).toMatchObject({ place: 'shared', planId: 'q' });
  expect(after(startOf('p', true), opened)).toMatchObject({ place: 'apart', planId: 'q' });
  expect(after(asking, opened)).toMatchObject({ place: 'apart', planId: 'q' });
});

test('a save that was begun is overtaken by the next, and by a plan that is opened', () => {
  const saving = after(shared, { is: 'saving' });
  expect(after(saving, { is: 'saving' }).saves).not.toBe(saving.saves);
  expect(after(saving, { is: 'opened', planId: 'q' }).saves).not.toBe(saving.saves);
  expect(after(saving, changed(1)).saves).toBe(saving.saves);
});
