// What is placed as a whole: which way it faces, and how large it begins.
import { describe, expect, test } from 'vitest';
import { mirroring, turning } from '../../geometry/motion.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { findKind } from '../index.ts';
import { registerLateKinds } from '../lateKinds.ts';
import type { Kind, PlanObject } from '../../objects/kind.ts';

registerLateKinds();

function placed(
  type: string,
  siteExtent = 100,
): { kind: Kind; object: PlanObject & Record<string, unknown> } {
  const kind = findKind(type);
  const fields = kind?.create({ from: { x: 10, y: 10 }, scale: 2, siteExtent });
  if (!kind || !fields) throw new Error(`no ${type}`);
  return { kind, object: { id: 'one', type, order: 'a0', ...fields } };
}

test('the finished grade of a spot elevation is asked for once, beside the existing one', () => {
  const { kind, object } = placed('spotElevation');
  const asked = kind.forms(object).map(({ fields }) => fields.map(({ name }) => name));
  expect(asked.flat().filter((name) => name === 'finished')).toHaveLength(1);
  expect(asked[0]).toEqual(expect.arrayContaining(['elevation', 'finished']));
});

describe('which way a symbol faces', () => {
  test('turned, it faces where it was turned to', () => {
    const { kind, object } = placed('car');
    expect(kind.transform?.(object, turning({ x: 0, y: 0 }, 90))).toMatchObject({
      x: -10,
      y: 10,
      rotation: 90,
    });
  });

  test('mirrored over a level line it faces down, over an upright one still up', () => {
    const { kind, object } = placed('car');
    const level = mirroring({ x: 0, y: 0 }, { x: 5, y: 0 });
    const upright = mirroring({ x: 0, y: 0 }, { x: 0, y: 5 });
    expect(kind.transform?.(object, level)).toMatchObject({ x: 10, y: -10, rotation: 180 });
    expect(kind.transform?.(object, upright)).toMatchObject({ x: -10, y: 10, rotation: 0 });
  });

  test('pulled by its handle it faces the pointer, with Shift in steps of 15 degrees', () => {
    const { kind, object } = placed('hydrant');
    expect(kind.handles?.list(object).map(({ id }) => id)).toEqual(['turn']);
    expect(kind.handles?.drag(object, 'turn', { x: 20, y: 10 }, false)).toMatchObject({ rotation: 90 });
    expect(kind.handles?.drag(object, 'turn', { x: 20, y: 9 }, true)).toMatchObject({ rotation: 90 });
  });

  test('the north arrow points to the north of the plan', () => {
    const { kind, object } = placed('northArrow');
    const pen = new RecordingPen(1, 0, 'feet-inches', 90);
    kind.draw(object, pen);
    const tip = pen.marks.flatMap((mark) => (mark.mark === 'path' ? mark.path.vertices : [])).at(0);
    expect(tip?.x).toBeCloseTo(13);
    expect(tip?.y).toBeCloseTo(10);
  });
});

describe('how large a symbol begins', () => {
  test.each([
    ['car', 6, 15.5],
    ['shed', 12, 10],
    ['septicTank', 5, 8.5],
    ['septicField', 24, 50],
    ['acUnit', 3, 3],
    ['propaneTank', 3.1, 10],
  ])('%s: %d by %d feet, on any site', (type, width, height) => {
    expect(placed(type, 2000).object).toMatchObject({ width, height });
  });

  test('what is drawn for the sheet begins larger on a larger site, as words do', () => {
    expect(placed('surveyPin').object).toMatchObject({ size: 1 });
    expect(placed('surveyPin', 1000).object).toMatchObject({ size: 10 });
  });
});

describe('small symbols with letters in them', () => {
  const besideOf = (type: string, labelHeight: number, more: object = {}) => {
    const { kind, object } = placed(type);
    const lettering = { labelHeight, units: 'feet-inches', north: 0 } as const;
    return (kind.labels?.list({ ...object, ...more }, lettering) ?? []).map((label) =>
      [...label.places()][0]?.texts.map(({ content }) => content),
    );
  };
  test.each([
    ['testHole', 'TH'],
    ['catchBasin', 'CB'],
    ['drywell', 'DW'],
    ['manhole', 'MH'],
    ['downspout', 'DS'],
    ['meter', 'WM'],
  ])('a %s has its letters beside it where they are too small within', (type, letters) => {
    expect(besideOf(type, 3)).toEqual([[letters]]);
    expect(besideOf(type, 0.1)).toEqual([]);
  });

  test('but not beside a name or a fact that says the same', () => {
    expect(besideOf('testHole', 3, { number: '3' })).toEqual([['TH-3']]);
    expect(besideOf('drywell', 3, { gallons: 500 })).toEqual([['DW', '500 gal']]);
    expect(besideOf('drywell', 3, { name: 'Soakaway', gallons: 500 })).toEqual([['Soakaway', '500 gal']]);
  });
});

describe('what lines of a grading plan say', () => {
  const textsOf = (type: string, fields: object) => {
    const { object } = placed(type);
    const pen = new RecordingPen(2);
    const vertices = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
    ];
    findKind(type)?.draw({ ...object, vertices, closed: false, ...fields } as PlanObject, pen);
    return pen.marks.flatMap((one) => (one.mark === 'text' ? [one] : []));
  };
  const wordsOf = (type: string, fields: object): readonly string[] => [
    ...new Set(textsOf(type, fields).map(({ text }) => text.content)),
  ];

  test.each(['swale', 'drainageArrow'])(
    'the letters of a %s stand over contours, which are cleared around them',
    (type) => {
      const styles = textsOf(type, { slope: '2%' }).map(({ style }) => [style.stratum, style.stroke]);
      expect(new Set(styles.flat())).toEqual(new Set(['notes', '#ffffff']));
    },
  );

  test('a swale says its slope and length, and its slope follows from its bottoms where nobody said it', () => {
    expect(wordsOf('swale', { slope: '2%' })).toEqual(["SWALE 2% L=200'"]);
    expect(wordsOf('swale', { start: 100, end: 97 })).toEqual(["SWALE 1.5% L=200'"]);
    expect(wordsOf('swale', {})).toEqual(['SWALE']);
  });

  test('a swale says it once, within its longest leg, and less where that is too short for all of it', () => {
    const vertices = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 90 },
      { x: 60, y: 90 },
    ];
    const once = (slope: string) =>
      textsOf('swale', { slope, vertices }).map(({ text }) => [text.content, text.at]);
    const middle = { x: 30, y: 45 };
    expect(once('2%')).toEqual([["SWALE 2% L=150'", middle]]);
    expect(once('2% to the street and on into the inlet at the far corner beyond the walk')).toEqual([
      ['SWALE', middle],
    ]);
  });

  test('a driveway says the elevations of its ends and the slope between them', () => {
    const graded = { width: 12, streetElevation: 99.5, garageElevation: 111.5 };
    expect(wordsOf('driveway', graded)).toEqual(['99.50', '6.0%', '111.50']);
    expect(wordsOf('driveway', { ...graded, garageElevation: '' })).toEqual(['99.50']);
    expect(wordsOf('driveway', {})).toEqual([]);
  });
});
