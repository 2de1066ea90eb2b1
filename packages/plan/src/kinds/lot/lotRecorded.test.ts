// The numbers that were given for the edges of a lot: printed as given, whatever closing made of the edges, and given up
// for an edge that is reshaped by hand.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawAlone } from '../../drawing/drawObject.ts';
import { mirroring } from '../../geometry/motion.ts';
import { isRead } from '../../deed/deedCall.ts';
import { readDeed } from '../../deed/deedText.ts';
import { addedVertex, bentEdge, movedEdge, movedVertex } from '../../geometry/pathEdits.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { readPlanFile } from '../../file/planFile.ts';
import { objectToFile } from '../../file/objectToFile.ts';
import type { Call } from '../../survey/call.ts';
import { type Finish, finishedLegs } from '../../survey/closeTraverse.ts';
import { formatAngle } from '../../measure/angle.ts';
import { formatBearing } from '../../survey/bearing.ts';
import { lotOf } from './lotOfTraverse.ts';
import { plot } from '../../survey/traverse.ts';
import { type Lot, lot, lotFromOutline, withVertices } from './lot.ts';
import { objectsOf } from '../../../testing/testObjects.ts';
import { closedByCompassRule, adjustmentOf } from './lotSurvey.ts';
import { edgeSourceName } from './edgeSourceNames.ts';
import type { LotEdge } from './lotEdge.ts';
import { curveNotes } from './lotNotes.ts';
import { lotEdgeRows, withEdgeBearing, withEdgeLength, withEdgeRadius } from './lotEdges.ts';
import { lotOfRectangle, rectangle } from '../basic/rectangle.ts';

const line = (azimuth: number, length: number): Call => ({ kind: 'line', heading: { azimuth }, length });
const west = 360 - (87 + 44 / 60 + 30 / 3600);
/** Misses its beginning by 0.003'. */
const deed = [line(0, 80), line(90, 120), line(180, 84.732), line(west, 120.09)];

function lotFrom(calls: readonly Call[], finish: Finish, north = 0): Lot {
  const { legs } = plot(calls, { north });
  const { vertices, edges } = lotOf(finishedLegs(legs, finish, north));
  return { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(vertices, edges) };
}
const fromDeed = (finish: Finish = 'last'): Lot => lotFrom(deed, finish);

function printed(object: Lot, north = 0): string[] {
  const pen = new RecordingPen(1, 0, 'feet-inches', north);
  drawAlone(object, pen);
  return pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : []));
}
const edges = (object: Lot, north = 0): string[] => printed(object, north).slice(0, object.edges.length);
const asRecorded = [
  `N 0°00'00" E  80.00'`,
  `N 90°00'00" E  120.00'`,
  `S 0°00'00" W  84.73'`,
  `N 87°44'30" W  120.09'`,
];
const path = ({ vertices }: Lot) => ({ vertices, closed: true });

function reopened(object: Lot): Lot {
  const text = JSON.stringify({ objects: [objectToFile(object, 2)], settings: { scale: 2 } });
  const reading = readPlanFile(JSON.parse(text));
  const [found] = reading.ok ? objectsOf(lot, reading.contents.objects) : [];
  if (!found) throw new Error('not read');
  return found;
}

describe('the lot of a deed', () => {
  test.each(['last', 'compass'] as const)(
    "prints the deed's numbers when its gap is closed by %s",
    (finish) => {
      const closed = fromDeed(finish);
      expect(closed.vertices).toHaveLength(4);
      expect(edges(closed)).toEqual(asRecorded);
      expect(lotEdgeRows(closed)[3]?.shift).toBeGreaterThan(5e-4);
    },
  );

  test('keeps them through a file, where older versions find them as a field that they do not know', () => {
    const object = fromDeed();
    expect(reopened(object).edges).toEqual(object.edges);
    expect(edges(reopened(object))).toEqual(asRecorded);
  });

  test('keeps them when it is moved whole', () => {
    expect(edges(lot.move(fromDeed(), { x: 12.5, y: -3 }))).toEqual(asRecorded);
  });

  test('mirrors its bearings with it', () => {
    const mirrored = lot.transform?.(fromDeed(), mirroring({ x: 0, y: 0 }, { x: 0, y: 1 })) ?? fromDeed();
    expect(edges(mirrored)).toContain(`N 87°44'30" E  120.09'`);
  });

  test('prints a curve by the radius and the length that the deed gives', () => {
    const curve: Call = { kind: 'arc', turn: 'right', radius: 50, arc: 78.54, starts: { chord: 45 } };
    const calls = [line(0, 50), curve, line(90, 50), line(180, 100), line(270, 100)];
    for (const finish of ['last', 'compass'] as const)
      expect(printed(lotFrom(calls, finish))).toContain(`R=50.00'  L=78.54'`);
  });

  test('prints no bearing of an edge that the deed only calls back to the beginning', () => {
    const back = [line(0, 80), line(90, 120), line(180, 80), { kind: 'closing' }] as const;
    expect(edges(lotFrom(back, 'last'))[3]).toBe(`120.00'`);
    const said = [...back.slice(0, 3), { kind: 'closing', azimuth: 270.1 }] as const;
    expect(edges(lotFrom(said, 'last'))[3]).toBe(`N 89°54'00" W  120.00'`);
  });
});

describe('an edge that is reshaped by hand', () => {
  const [known, gone]: readonly LotEdge[] = [
    { source: 'deed', recorded: { direction: 90, bearing: 90, length: 120 } },
    { source: 'traced', recorded: {} },
  ];
  const reshaped = (edit: ReturnType<typeof movedVertex>): readonly LotEdge[] =>
    withVertices(fromDeed(), edit.vertices, edit.from).edges;

  test('gives up its numbers and is traced, and the others keep theirs', () => {
    const at = fromDeed();
    expect(reshaped(movedVertex(path(at), 0, { x: 3, y: 4 }))).toEqual([gone, known, at.edges[2], gone]);
    expect(reshaped(bentEdge(path(at), 2, 0.1))).toEqual([at.edges[0], known, gone, at.edges[3]]);
    expect(reshaped(addedVertex(path(at), { edge: 2, fraction: 0.5 }))).toEqual([
      at.edges[0],
      known,
      gone,
      gone,
      at.edges[3],
    ]);
    expect(reshaped(movedEdge(path(at), 1, { x: 0, y: -2 }))[1]).toEqual(known);
  });

  test('prints the length that it has then, and no bearing', () => {
    const { vertices, from } = movedVertex(path(fromDeed()), 1, { x: 0, y: -90 });
    const [first, second, ...rest] = edges(withVertices(fromDeed(), vertices, from));
    expect([first, second]).toEqual([`90.00'`, `120.42'`]);
    expect(rest).toEqual(asRecorded.slice(2));
  });
});

describe('an edge that is typed', () => {
  test('has the numbers that were typed; the one that closes the lot follows and gives up its own', () => {
    const longer = withEdgeLength(fromDeed(), 1, 121.5) ?? fromDeed();
    expect(edges(longer).slice(0, 3)).toEqual([asRecorded[0], `N 90°00'00" E  121.50'`, asRecorded[2]]);
    expect(longer.edges[3]).toEqual({ source: 'measured', recorded: {} });
    expect(edgeSourceName(longer.edges, 3)).toBe('computed');
    const turned = withEdgeBearing(fromDeed(), 1, 91, 0);
    expect(edges(turned)[1]).toBe(`S 89°00'00" E  120.00'`);
    expect(turned.edges[1]?.source).toBe('deed');
  });

  test('prints its bearing from then on where nobody had given one', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 50, y: 0, bulge: 0.3 },
      { x: 50, y: 40 },
    ];
    const drawn: Lot = { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(corners) };
    expect(edges(drawn)[0]).toBe(`50'`);
    const typed = withEdgeBearing(drawn, 0, 90, 0);
    expect(typed.edges[0]).toEqual({ source: 'traced', recorded: { direction: 90, bearing: 90 } });
    expect(edges(typed)[0]).toBe(`N 90°00'00" E  50.00'`);
    expect(withEdgeRadius(drawn, 1, 60)?.edges[1]).toEqual({ source: 'traced', recorded: { radius: 60 } });
  });
});

describe('what nobody gave', () => {
  test('a rectangle that becomes a lot prints lengths as its plan does, and no bearings, until one is given', () => {
    const fields = rectangle.create({
      from: { x: 0, y: 0 },
      to: { x: 60, y: 40 },
      scale: 2,
      siteExtent: 100,
    });
    if (!fields) throw new Error('none');
    const made = lotOfRectangle({ ...fields, id: 'r', type: 'rectangle', order: 'a0' });
    expect(edges(made)).toEqual([`60'`, `40'`, `60'`, `40'`]);
    expect(edges(reopened(made))).toEqual(edges(made));
    const given = withEdgeLength(made, 0, 60.5);
    expect(given && edges(given).slice(0, 2)).toEqual([`60.50'`, `40.00'`]);
    const parcel = made.edges.map((edge) => ({ ...edge, source: 'county map' }) as const);
    expect(edges({ ...made, edges: parcel })[0]).toBe(`60.00'`);
  });

  test('a lot of a plan that was saved before numbers were recorded prints every bearing as it is drawn', () => {
    const { vertices } = fromDeed();
    const saved = { id: 'lot', type: 'lot', vertices, edges: [{ name: 'rear' }, { source: 'traced' }] };
    const reading = readPlanFile({ objects: [saved], settings: { scale: 1 } });
    const [found] = reading.ok ? objectsOf(lot, reading.contents.objects) : [];
    expect(found && edges(found).filter((words) => / {2}/.test(words))).toHaveLength(3);
    expect(found && objectToFile(found, 1)['edges']).toEqual([
      { name: 'rear' },
      { source: 'traced' },
      {},
      {},
    ]);
  });
});

describe('the adjustment of a lot', () => {
  test('is named by the edge that took up the gap, or by the compass rule', () => {
    expect(adjustmentOf(fromDeed())).toEqual({
      gap: expect.closeTo(0.003, 3) as number,
      oneIn: expect.any(Number) as number,
      edge: 3,
    });
    expect(adjustmentOf(fromDeed('compass'))).not.toHaveProperty('edge');
    expect(adjustmentOf(fromDeed('compass'))?.gap).toBeCloseTo(adjustmentOf(fromDeed())?.gap ?? 0, 9);
  });

  test('is none where the edges close by themselves, or not every number of them is recorded', () => {
    const square = [line(0, 80), line(90, 120), line(180, 80), line(270, 120)];
    expect(adjustmentOf(lotFrom(square, 'last'))).toBeUndefined();
    const { vertices, from } = movedVertex(path(fromDeed('compass')), 0, { x: 3, y: 4 });
    const object = fromDeed('compass');
    expect(adjustmentOf(withVertices(object, vertices, from))).toBeUndefined();
  });

  test('by the compass rule from its card leaves the numbers as they were', () => {
    const open = lotFrom(deed, 'closing');
    const closed = closedByCompassRule(open);
    expect(closed.edges).toEqual(open.edges.slice(0, 4));
    const { edges: _, ...before } = open;
    const saved: Lot = { ...before, edges: open.edges.map(({ recorded: __, ...edge }) => edge) };
    expect(edges(closedByCompassRule(saved))).toEqual(asRecorded);
  });
});

test('a gap that is left open is drawn and labeled as one, and not as a boundary; in lots saved before it was an edge', () => {
  const open = lotFrom([...deed.slice(0, 3), line(west, 110)], 'closing');
  const lines = (object: Lot): (number | undefined)[] => {
    const pen = new RecordingPen(1);
    lot.draw(object, pen);
    return pen.marks.flatMap((mark) =>
      mark.mark === 'path' && mark.style.stroke
        ? [mark.path.closed ? Infinity : mark.path.vertices.length]
        : [],
    );
  };
  // The boundary through five corners, and the line across the gap.
  expect(lines(open)).toEqual([5, 2]);
  expect(edges(open)).toEqual([...asRecorded.slice(0, 3), `N 87°44'30" W  110.00'`, "Gap 10.09'"]);
  expect(printed(open)).not.toContain('Closing');
  const saved: Lot = { ...open, edges: open.edges.map(({ recorded: __, ...edge }) => edge) };
  expect(lines(saved)).toEqual([Infinity]);
  expect(printed(saved).join()).not.toContain('Gap');
});

/** A curve whose numbers are those of one circle, each rounded down or to the nearest hundredth. */
const said = fc
  .record({
    radius: fc.integer({ min: 1000, max: 60_000 }),
    seconds: fc.integer({ min: 10 * 3600, max: 170 * 3600 }),
    bearing: fc.integer({ min: 1, max: 89 * 3600 }),
    rounded: fc.constantFrom(Math.floor, Math.round),
    turn: fc.constantFrom('left', 'right'),
  })
  .map(({ radius: hundredths, seconds, bearing, rounded, turn }) => {
    const [radius, half] = [hundredths / 100, (seconds / 7200 / 180) * Math.PI];
    const feet = (value: number): string => `${(rounded(value * 100) / 100).toFixed(2)}'`;
    return {
      turn,
      radius: `${radius.toFixed(2)}'`,
      arc: feet(2 * radius * half),
      chord: feet(2 * radius * Math.sin(half)),
      tangent: feet(radius * Math.tan(half)),
      central: formatAngle(seconds / 3600),
      bearing: formatBearing(bearing / 3600),
    };
  });

test('all numbers that a deed gives for a curve are printed as it gives them, also from a file', () => {
  fc.assert(
    fc.property(said, ({ turn, radius, arc, chord, tangent, central, bearing }) => {
      const text = `thence South 300.00 feet; thence along a curve to the ${turn}, R=${radius}, L=${arc}, T=${tangent}, Δ=${central}, chord ${bearing} ${chord}; thence East 250.00 feet; thence to the point of beginning`;
      const calls = readDeed(text).calls.flatMap((one) => (isRead(one) ? one.call : []));
      const made = reopened(lotFrom(calls, 'last'));
      const note = `Curve R=${radius}  L=${arc}: chord ${bearing}  ${chord}, central angle ${central}, tangent ${tangent}.`;
      const notes = curveNotes(made, 'feet-inches', 0).map((one) => one.replaceAll(/(?<=\d),(?=\d{3})/g, ''));
      expect(notes).toEqual([note]);
    }),
    { numRuns: 200 },
  );
});

test('a curve with another length or radius loses the numbers that followed from the old one', () => {
  const arc: Call = {
    kind: 'arc',
    turn: 'right',
    radius: 50,
    arc: 78.54,
    chord: 70.7,
    starts: { chord: 45 },
  };
  const made = lotFrom([line(0, 60), arc, line(90, 60), line(180, 110), line(270, 110)], 'last');
  const notes = (object: Lot | undefined) => object && curveNotes(object, 'feet-inches', 0);
  expect(notes(made)?.[0]).toContain(`70.70'`);
  expect(notes(withEdgeLength(made, 1, 60))?.[0]).toContain(`56.46'`);
  expect(notes(withEdgeRadius(made, 1, 60))?.[0]).toContain(`70.71'`);
});
