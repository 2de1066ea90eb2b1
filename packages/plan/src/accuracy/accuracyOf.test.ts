import { describe, expect, test } from 'vitest';
import { lotOf } from '../../testing/testLots.ts';
import { boxed, planOf, rectangle, thing } from '../../testing/testSite.ts';
import { kindOf } from '../kinds/index.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { withLotAccuracy, withLotEdge, withLotSource } from '../kinds/lot/lotEdges.ts';
import type { KnownEdge } from '../objects/capabilities.ts';
import { accuracyNote } from './accuracyNote.ts';
import { accuracyOf } from './accuracyOf.ts';
import { formatRange, rangeOf } from './range.ts';

registerLateKinds();

const recorded = (lengths: readonly number[], turn = 0): readonly KnownEdge['recorded'][] =>
  lengths.map((length, i) => ({ direction: (90 * i + 90 + turn) % 360, length }));
const deed = (numbers: readonly KnownEdge['recorded'][]) =>
  lotOf(
    rectangle(0, 0, 100, 150),
    numbers.map((one) => ({ source: 'deed', recorded: one ?? {} })),
  );

describe('the accuracy of a lot line', () => {
  test('of a deed follows from the places that its numbers show', () => {
    const coarse = accuracyOf(deed(recorded([100, 150, 100, 150])), 0);
    const fine = accuracyOf(deed(recorded([100.01, 150.02, 100.01, 150.02])), 0);
    expect(coarse).toMatchObject({ source: 'deed', isStaked: true });
    expect(coarse.feet).toBeCloseTo(1.13, 1);
    expect(fine.feet).toBeLessThan(0.1);
  });

  test('of a deed that misses its beginning has the gap', () => {
    const open = accuracyOf(deed(recorded([100.01, 150.02, 99.01, 150.02])), 0);
    expect(open.feet).toBeCloseTo(1, 1);
    expect(open.isStaked).toBeUndefined();
  });

  test('is what somebody stated of it, until its source changes', () => {
    const stated = withLotAccuracy(deed(recorded([100, 150, 100, 150])), 0.2);
    expect(accuracyOf(stated, 2).feet).toBe(0.2);
    expect(accuracyOf(withLotSource(stated, 'county map'), 2).feet).toBeUndefined();
    const [first] = stated.edges;
    expect(accuracyOf(withLotEdge(stated, 0, { ...first, source: 'surveyed' }), 0).feet).toBeCloseTo(
      0.075,
      3,
    );
  });

  test('that was only drawn is not known', () => {
    const drawn = lotOf(rectangle(0, 0, 100, 150), []);
    expect(accuracyOf(drawn, 0)).toEqual({ source: 'drawn', feet: undefined });
  });
});

describe('what is traced', () => {
  const file = { sha256: '0'.repeat(64), type: 'image/png', bytes: 1, name: 'survey.png' };
  const picture = (more: object) =>
    thing('underlay', 'u', {
      file,
      x: 0,
      y: 0,
      width: 200,
      height: 150,
      rotation: 0,
      traceOver: true,
      ...more,
    });
  const calibration = { from: { x: 0.1, y: 0.5 }, to: { x: 0.9, y: 0.5 }, feet: 160 };
  const tracedOver = (more: object) => {
    const under = picture(more);
    return kindOf(under).underlay?.traced(under);
  };

  test('is as good as the pixels of its picture, and worse where a distance shows that the scale is off', () => {
    const fine = tracedOver({ pixelWidth: 2000, calibration })?.accuracy ?? 0;
    const coarse = tracedOver({ pixelWidth: 500, calibration })?.accuracy ?? 0;
    expect(fine).toBeCloseTo(0.52, 1);
    expect(coarse / fine).toBeCloseTo(4, 1);
    const check = { from: { x: 0.1, y: 0.1 }, to: { x: 0.6, y: 0.1 }, feet: 102 };
    expect(
      tracedOver({ pixelWidth: 2000, calibration: { ...calibration, check } })?.accuracy,
    ).toBeGreaterThan(2);
  });

  test('is not known before the scale is set, or of a picture whose pixels are not known', () => {
    expect(tracedOver({ pixelWidth: 2000 })).toEqual({ sourceFile: 'survey.png' });
    expect(tracedOver({ calibration })).toEqual({ sourceFile: 'survey.png' });
    expect(tracedOver({ paperWidth: 17, statedScale: '1" = 20 ft' })?.accuracy).toBeCloseTo(0.333, 2);
  });
});

test('ranges of different origin add up by their squares, and are written rounded up', () => {
  expect(rangeOf({ feet: 3 }, { feet: 4 })).toEqual({ feet: 5, isLeast: false });
  expect(formatRange(rangeOf({ feet: 0.4 }, { feet: undefined }), 'feet-inches')).toBe('± at least 5"');
  expect(formatRange({ feet: 0.41, isLeast: false }, 'decimal-feet')).toBe("± 0.45'");
  expect(formatRange({ feet: 0.13, isLeast: false }, 'metres')).toBe('± 0.04 m');
});

test('the note of a sheet says what its distances rest on', () => {
  const lot = withLotAccuracy(withLotSource(lotOf(rectangle(0, 0, 100, 150), []), 'county map'), 5);
  const house = boxed('house', 'h', { x: 50, y: 50 }, 30, 20, {
    status: 'existing',
    source: 'measured',
    accuracy: 0.2,
  });
  const shed = boxed('shed', 's', { x: 80, y: 90 }, 10, 10, { status: 'existing' });
  const added = boxed('house', 'n', { x: 50, y: 100 }, 30, 20, { status: 'proposed' });
  const noteOf = (...objects: (typeof shed)[]) => accuracyNote(objects, planOf(objects));
  const street = thing('text', 't', { text: 'Maple Street', source: 'traced', accuracy: 0.6, x: 0, y: 0 });
  expect(noteOf(lot, house, shed, added, street)).toBe(
    `Distances rest on (± at 95%): lot lines from the county map ± 5'; House taped ± 2 1/2"; Shed drawn by hand, not measured.`,
  );
  const surveyed = withLotSource(lotOf(rectangle(0, 0, 100, 150), []), 'surveyed');
  expect(noteOf(surveyed, added)).toBe('');
  // Nobody has taped the lines of a lot whose size was typed.
  const typed = withLotAccuracy(withLotSource(lotOf(rectangle(0, 0, 100, 150), []), 'measured'), 0.5);
  expect(noteOf(typed, house)).toContain('lot lines by the lengths given ± 6"; House taped');
});
