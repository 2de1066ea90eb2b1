import { describe, expect, test } from 'vitest';
import { assumedFields, assuming, confirmed, isAssumed, withoutAssumptions } from './assumed.ts';
import { assumptionNote } from '../plan/assumptions.ts';
import { drawAlone } from '../drawing/drawObject.ts';
import { kindOf } from '../kinds/index.ts';
import { lotFromOutline } from '../kinds/lot/lot.ts';
import { building } from '../kinds/site/building.ts';
import { easement } from '../kinds/site/easement.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from './kind.ts';
import { keepingAssumptions } from '../plan/invariants.ts';
import { turning } from '../geometry/motion.ts';
import { type Change, createPlan, moveOf } from '../plan/plan.ts';
import { defaultSettings } from '../settings/settings.ts';
import { objectToFile } from '../file/objectToFile.ts';
import { RecordingPen } from '../pen/recordingPen.ts';
import { readPlanFile } from '../file/planFile.ts';

registerLateKinds();

const placement = { from: { x: 0, y: 0 }, to: { x: 40, y: 30 }, scale: 2, siteExtent: 100 };
const ids = { id: 'a', order: 'a0' };
const house = { ...ids, type: 'building', ...building.create(placement) } as PlanObject;

const reread = (file: Record<string, unknown>): PlanObject | undefined => {
  const reading = readPlanFile({ objects: [file], timestamp: '2026-01-01T00:00:00Z', version: '1.0' });
  return reading.ok ? reading.contents.objects[0] : undefined;
};

describe('what nobody has said of an object', () => {
  test('is assumed until somebody confirms it or gives another value', () => {
    expect(assumedFields(house)).toEqual(['storeys', 'eave']);
    const twoStory = { ...house, storeys: 2 } as PlanObject;
    expect(assumedFields(twoStory)).toEqual(['eave']);
    expect(confirmed(twoStory, 'eave')).not.toHaveProperty('assumed.eave');
    expect(isAssumed(confirmed(house, 'eave'), 'eave')).toBe(false);
    expect(confirmed(confirmed(house, 'eave'), 'storeys')).not.toHaveProperty('assumed');
  });

  test('is not assumed again where the first value is given once more', () => {
    const plan = createPlan({ objects: [house], settings: defaultSettings });
    const [given] = keepingAssumptions(plan, [{ put: { ...house, storeys: 2 } as PlanObject }]);
    const twoStory = given && 'put' in given ? given.put : house;
    expect(assumedFields({ ...twoStory, storeys: 1 } as PlanObject)).toEqual(['eave']);
  });

  test('is the place of a street that is moved or turned with its lot, but not of one that is dragged', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 50, y: 50 },
      { x: 0, y: 50 },
    ];
    const lot = { id: 'lot', order: 'a1', type: 'lot', ...lotFromOutline(square) } as PlanObject;
    const road = {
      ...ids,
      type: 'road',
      ...kindOf({ ...ids, type: 'road' }).create(placement),
    } as PlanObject;
    const street = assuming(road, ['startY']);
    const plan = createPlan({ objects: [street, lot], settings: defaultSettings });
    const moved = [street, lot].map((object) => moveOf(object, { x: 3, y: 7 }));
    const turned = [street, lot].map((object) => {
      const put = kindOf(object).transform?.(object, turning({ x: 0, y: 0 }, 90)) ?? object;
      return { put };
    });
    const after = (changes: readonly Change[]): readonly string[] =>
      keepingAssumptions(plan, changes).flatMap((change) =>
        'put' in change ? assumedFields(change.put) : [],
      );
    expect(after(moved)).toEqual(['startY']);
    expect(after(turned)).toEqual(['startY']);
    expect(after(moved.slice(0, 1))).toEqual([]);
  });

  test('stays assumed in a file, at any scale, and the values themselves are written once', () => {
    const file = objectToFile(house, 4);
    expect(file['assumed']).toEqual(['storeys', 'eave']);
    expect(assumedFields(reread(file) ?? house)).toEqual(['storeys', 'eave']);
    expect(objectToFile(confirmed(house, 'eave'), 4)['assumed']).toEqual(['storeys']);
    expect(objectToFile(confirmed(confirmed(house, 'eave'), 'storeys'), 4)).not.toHaveProperty('assumed');
  });

  test('is read from the files of earlier versions, and nothing is assumed of other plans', () => {
    const { assumed: _, ...file } = objectToFile(house, 2);
    expect(reread(file)).not.toHaveProperty('assumed');
    const before = { ...file, status: 'existing', assumedStatus: 'existing' };
    expect(assumedFields(reread(before) ?? house)).toEqual(['status']);
    expect(reread({ ...before, assumedStatus: 'proposed' })).not.toHaveProperty('assumed');
    for (const bad of [7, 'eave', [null, { a: 1 }, '__proto__', 'vertices', 'nowhere'], { eave: 1 }])
      expect(reread({ ...file, assumed: bad })).not.toHaveProperty('assumed');
  });

  test('is drawn as assumed: stories, status and easement in words, an eave dotted', () => {
    const marks = (object: PlanObject): string => {
      const pen = new RecordingPen(2, 0);
      drawAlone(object, pen);
      return JSON.stringify(pen.marks);
    };
    const existing = assuming({ ...house, use: 'House', status: 'existing' } as PlanObject, ['status']);
    expect(marks(existing)).toContain('House (assumed existing, 1-story)');
    expect(marks(confirmed(existing, 'status'))).toContain('Existing house (assumed 1-story)');
    expect(marks(confirmed(existing, 'storeys'))).toContain('House, 1-story (assumed existing)');
    expect(marks(confirmed(confirmed(existing, 'storeys'), 'status'))).toContain('Existing house, 1-story');
    expect(marks(existing)).toContain('"dash":[0.4,1.6]');
    expect(marks(confirmed(existing, 'eave'))).not.toContain('"dash":[0.4,1.6]');
    const strip = { ...ids, type: 'easement', ...easement.create({ ...placement, to: { x: 400, y: 0 } }) };
    expect(marks(strip as PlanObject)).toContain("10' Utility easement (assumed)");
  });

  test.each([
    ['septicTank', '1,000 gal (assumed)', '1,000 gallons'],
    ['pool', "5' deep (assumed)", "5' deep"],
    ['spotElevation', '100.00 (assumed)', 'elevation 100.00'],
    ['benchmark', 'BM 100.00 (assumed)', 'elevation 100.00'],
    ['contour', '100 (assumed)', 'elevation 100.00'],
  ])('is written as assumed on a new %s, and noted', (type, words, noted) => {
    const kind = kindOf({ ...ids, type });
    const made: PlanObject = { ...ids, type, ...kind.create(placement) };
    const written = (object: PlanObject): string => {
      const pen = new RecordingPen(1, 0);
      drawAlone(object, pen);
      return JSON.stringify(pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : [])));
    };
    expect(written(made)).toContain(words);
    expect(written(withoutAssumptions(made))).not.toContain('assumed');
    expect(assumptionNote([made], 'feet-inches')).toBe(`Assumed, not confirmed: ${kind.title} (${noted}).`);
  });

  test('is noted on the sheets until it is confirmed', () => {
    const existing = assuming<PlanObject>({ ...house, name: 'House', status: 'existing' }, ['status']);
    expect(assumptionNote([existing], 'feet-inches')).toBe(
      "Assumed, not confirmed: House (1 story, 1' eaves, existing).",
    );
    const said = assumedFields(existing).reduce(confirmed, existing);
    expect(assumptionNote([said], 'feet-inches')).toBe('');
  });
});
