import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPlanText } from './planFile.ts';
import { planOf } from '../../testing/testSite.ts';
import { writePlanFile } from './writePlanFile.ts';
import { builtInPacks } from '../packs/builtInPacks.ts';
import { readPack, readPackText, writePack } from './packFile.ts';

const pack = {
  id: 'springfield-r1',
  name: 'Springfield, R-1',
  date: '2026-11-01',
  sources: [{ title: 'Zoning code, chapter 4', url: 'https://example.gov/code#4' }],
  setbacks: { front: 25, side: 5 },
  items: [{ id: 'trees', need: 'required', words: 'Trees over 6 in' }],
};
const notesOf = (value: unknown): readonly string[] => {
  const reading = readPack(value);
  return reading.ok ? reading.notes : [reading.problem];
};

const problemOf = (text: string): string => {
  const reading = readPackText(text);
  return reading.ok ? '' : reading.problem;
};

describe('a pack', () => {
  test('that is built in can be read as it is written, and holds no distances or limits', () => {
    for (const one of builtInPacks) {
      expect(readPackText(writePack(one))).toEqual({ ok: true, pack: one, notes: [] });
      expect(one.sources.length).toBeGreaterThan(0);
      expect(Object.keys(one)).not.toEqual(expect.arrayContaining(['setbacks']));
    }
    expect(new Set(builtInPacks.map(({ id }) => id)).size).toBe(4);
  });

  test('is read as the documentation shows it', () => {
    const docs = readFileSync(new URL('../../../../docs/packs.md', import.meta.url), 'utf8');
    const [, example = ''] = /```json pack\n(.*?)```/s.exec(docs) ?? [];
    expect(readPackText(example)).toEqual({ ok: true, pack: JSON.parse(example) as unknown, notes: [] });
  });

  test('keeps what this version does not know', () => {
    const later = { ...pack, fees: { base: 120 }, setbacks: { front: 25, alley: 3 } };
    expect(readPack(later)).toEqual({ ok: true, pack: later, notes: [] });
  });

  test('has a limit of its own for the trunks of trees, in inches', () => {
    const withSmallest = (smallest: number) => notesOf({ ...pack, trees: { smallest } });
    expect(withSmallest(600)).toEqual([]);
    expect(withSmallest(601)).toEqual([`"trees.smallest" was left out: 601 isn't a valid value.`]);
    expect(notesOf({ ...pack, trees: { replacement: 101 } })).toHaveLength(1);
  });

  test('is read without what does not fit', () => {
    const reading = readPack({
      ...pack,
      district: 7,
      setbacks: { front: -1, side: 5, rear: 'x' },
      accessory: { side: 3, rear: -2 },
      limits: { impervious: 1.2, parking: 1.5, floorArea: 2 },
      sources: [{ title: 'A', url: 'javascript:alert(1)' }, { title: 'B' }],
      items: [...pack.items, { id: 'trees', need: 'ask' }, { id: 'moat', need: 'required' }, null],
    });
    expect(reading).toMatchObject({
      ok: true,
      pack: {
        setbacks: { side: 5 },
        accessory: { side: 3 },
        limits: { floorArea: 2 },
        sources: [{ title: 'B' }],
        items: pack.items,
      },
    });
    expect(reading.ok && reading.notes.toSorted()).toEqual([
      '"accessory.rear" was left out: -2 isn\'t a valid value.',
      '"district" was left out: 7 isn\'t a valid value.',
      '"limits.impervious" was left out: 1.2 isn\'t a valid value.',
      '"limits.parking" was left out: 1.5 isn\'t a valid value.',
      '"setbacks.front" was left out: -1 isn\'t a valid value.',
      '"setbacks.rear" was left out: the text "x" isn\'t a valid value.',
      "Item 3 was left out: this version doesn't know it.",
      "Item 4 was left out: this version doesn't know it.",
      "Source 1 was left out: this version doesn't know it.",
    ]);
    expect(reading.ok && 'district' in reading.pack).toBe(false);
  });

  test('keeps the kinds that an item names, and leaves out an item whose kinds are none', () => {
    const items = [
      { id: 'utilities', need: 'required', kinds: ['meter'] },
      { id: 'septic', need: 'required', kinds: [7] },
    ];
    const reading = readPackText(JSON.stringify({ ...pack, items }));
    expect(reading).toMatchObject({ ok: true, pack: { items: [items[0]] } });
    expect(reading.ok && reading.notes).toEqual(["Item 2 was left out: this version doesn't know it."]);
  });

  test('that is none is refused with the reason', () => {
    expect(problemOf('')).toMatch(/^The file is empty\./);
    expect(problemOf('{')).toMatch(/^The file isn't JSON\./);
    expect(readPackText('x'.repeat(300_000))).toMatchObject({ ok: false });
    expect(notesOf([])).toEqual(["These aren't permit rules: the file is a list."]);
    expect(notesOf({ ...pack, date: '2026-02-30' })).toEqual([
      'These aren\'t permit rules: the date is the text "2026-02-30".',
    ]);
    expect(notesOf({ ...pack, name: '' })).toEqual(['These aren\'t permit rules: the name is the text "".']);
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(30)}1${'}'.repeat(30)}`);
    expect(notesOf({ ...pack, deep })).toEqual([
      expect.stringMatching(/^These aren't permit rules: it is nested/),
    ]);
    expect(
      readPackText('{"__proto__":{"x":1},"id":"a","name":"b","date":"2026-01-01","constructor":2}'),
    ).toEqual({
      ok: true,
      pack: { id: 'a', name: 'b', date: '2026-01-01', sources: [], items: [] },
      notes: [],
    });
  });

  test('is stored in a plan and read back; an invalid one is dropped with a note', () => {
    const plan = planOf([], pack as never);
    const file = writePlanFile(plan, '2026-11-01T00:00:00.000Z');
    const reading = readPlanText(JSON.stringify(file));
    expect(reading).toMatchObject({ ok: true, notes: [], contents: { settings: { pack } } });
    const bad = readPlanText(JSON.stringify({ ...file, settings: { ...file.settings, pack: { id: 1 } } }));
    expect(bad).toMatchObject({
      ok: true,
      notes: ['The setting "pack" was left out. These aren\'t permit rules: the id is 1.'],
    });
    expect(bad.ok && 'pack' in bad.contents.settings).toBe(false);
  });
});
