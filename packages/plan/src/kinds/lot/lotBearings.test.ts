// The bearings of a lot from a deed: they stay as the deed gives them, wherever the lot and the plan's north are turned.
import { describe, expect, test } from 'vitest';
import { drawAlone } from '../../drawing/drawObject.ts';
import { objectToFile } from '../../file/objectToFile.ts';
import { readPlanFile } from '../../file/planFile.ts';
import { mirroring, turning } from '../../geometry/motion.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import type { Call } from '../../survey/call.ts';
import { plot } from '../../survey/traverse.ts';
import { objectsOf } from '../../../testing/testObjects.ts';
import { type Lot, lot, lotFromOutline } from './lot.ts';
import { withEdgeBearing } from './lotEdges.ts';
import { bearingNotes } from './lotNotes.ts';
import { lotOf } from './lotOfTraverse.ts';

const about = { x: 40, y: 7 };
const inDeed = [`N 10°00'00" E`, `S 80°00'00" E`, `S 10°00'00" W`, `N 80°00'00" W`];

/** A lot of 400' by 300' in a plan with this north. */
function lotIn(north: number): Lot {
  const courses = [
    [10, 300],
    [100, 400],
    [190, 300],
    [280, 400],
  ] as const;
  const calls = courses.map(([azimuth, length]): Call => ({ kind: 'line', heading: { azimuth }, length }));
  const { vertices, edges } = lotOf(plot(calls, { north }).legs);
  return { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(vertices, edges) };
}

const turnedBy = (angle: number): Lot => lot.transform?.(lotIn(0), turning(about, angle)) ?? lotIn(0);

/** The bearings that are printed along its edges in a plan with this north. */
function bearings(object: Lot, north = 0): readonly string[] {
  const pen = new RecordingPen(1, 0, 'feet-inches', north);
  drawAlone(object, pen);
  return pen.marks.flatMap((mark) =>
    mark.mark === 'text' && mark.text.content.includes('°') ? [mark.text.content.split('  ')[0] ?? ''] : [],
  );
}

/** As earlier versions stored it: the bearings counted from the plan's north. */
function withoutBearings(object: Lot): Lot {
  const edges = object.edges.map(({ recorded = {}, ...edge }) => {
    const { bearing: _, ...old } = recorded;
    return { ...edge, recorded: old };
  });
  return { ...object, edges };
}

describe('the bearings of a deed', () => {
  test.each([0, 30, 350])('are printed as it gives them, in a plan whose north is at %s°', (north) => {
    expect(bearings(lotIn(north), north)).toEqual(inDeed);
    expect(bearingNotes(lotIn(north), north)).toEqual([]);
  });

  test("stay when the lot is turned, or the plan's north, and the sheet says how far their north is from the arrow", () => {
    const turned = turnedBy(30);
    for (const north of [0, 30, 200]) {
      expect(bearings(turned, north)).toEqual(inDeed);
      expect(bearings(lotIn(0), north)).toEqual(inDeed);
    }
    expect(bearingNotes(turned, 30)).toEqual([]);
    const words = `Bearings as recorded; their north is 30°00'00"`;
    expect(bearingNotes(turned, 0)).toEqual([`${words} clockwise from the north arrow.`]);
    expect(bearingNotes(lotIn(0), 30)).toEqual([`${words} counterclockwise from the north arrow.`]);
  });

  test('are in the file', () => {
    const text = JSON.stringify({ objects: [objectToFile(turnedBy(30), 2)], settings: { scale: 2 } });
    const reading = readPlanFile(JSON.parse(text));
    const [found] = reading.ok ? objectsOf(lot, reading.contents.objects) : [];
    expect(found && bearings(found, 77)).toEqual(inDeed);
  });

  test('are measured from the same north when one of them is typed again', () => {
    const typed = withEdgeBearing(turnedBy(30), 1, 91, 0);
    expect(bearings(typed)[1]).toBe(`S 89°00'00" E`);
    expect(typed.edges[1]?.recorded?.direction).toBeCloseTo(121, 6);
    expect(bearingNotes(typed, 30)).toEqual([]);
  });

  test('are mirrored with the lot, and mirrored twice they are those of the deed again', () => {
    const mirror = (object: Lot): Lot =>
      lot.transform?.(object, mirroring({ x: 0, y: 0 }, { x: 0, y: 1 })) ?? object;
    expect(bearings(mirror(lotIn(0)))).toEqual([
      `N 10°00'00" W`,
      `S 80°00'00" W`,
      `S 10°00'00" E`,
      `N 80°00'00" E`,
    ]);
    expect(bearings(mirror(mirror(turnedBy(30))))).toEqual(inDeed);
    expect(bearingNotes(mirror(turnedBy(30)), 30)).toEqual([]);
  });
});

describe('the bearings of a lot that an earlier version saved', () => {
  const storedIn = (object: Lot, before: Lot, north: number): Lot =>
    lot.path?.withStoredBearings?.(object, before, north) ?? object;
  const old = withoutBearings(lotIn(0));

  test("are measured from the plan's north until they are stored", () => {
    expect(bearings(old)).toEqual(inDeed);
    expect(bearings(old, 30)[0]).toBe(`N 20°00'00" W`);
    const stored = storedIn(old, old, 0);
    expect(bearings(stored, 30)).toEqual(inDeed);
    expect(storedIn(stored, stored, 30)).toBe(stored);
  });

  test('are those from before it was turned, and mirrored with it', () => {
    const turned = lot.transform?.(old, turning(about, 30)) ?? old;
    expect(bearings(storedIn(turned, old, 0))).toEqual(inDeed);
    const mirrored = lot.transform?.(old, mirroring({ x: 0, y: 0 }, { x: 0, y: 1 })) ?? old;
    expect(bearings(storedIn(mirrored, old, 0))[0]).toBe(`N 10°00'00" W`);
  });

  test('are measured from the north of those that are stored already', () => {
    const mixed = withEdgeBearing(withoutBearings(lotIn(30)), 0, 15, 30);
    const turned = lot.transform?.(mixed, turning(about, 20)) ?? mixed;
    expect(bearings(storedIn(turned, mixed, 30)).slice(0, 2)).toEqual([`N 15°00'00" E`, inDeed[1]]);
  });
});
