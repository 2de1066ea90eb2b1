// A setback line: what it is on a lot by the names of its edges, why it is none, and its file.
import { describe, expect, test } from 'vitest';
import { drawAlone } from '../../drawing/drawObject.ts';
import { areaOf, edgesOf, pointOnEdge } from '../../geometry/outline.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { createPlan } from '../../plan/plan.ts';
import { readPlanFile } from '../../file/planFile.ts';
import { writePlanFile } from '../../file/writePlanFile.ts';
import { type Lot, lotFromOutline } from './lot.ts';
import type { LotEdge } from './lotEdge.ts';
import { onLot, setback, type Setback } from './setback.ts';
import { namesOfEdges } from './lotEdges.ts';
import { setbackLine, type SetbackProblem, setbackProblems } from './setbackLine.ts';

const outline = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 150 },
  { x: 0, y: 150 },
];
const lotOf = (vertices: Lot['vertices'], ...names: readonly string[]): Lot => ({
  id: 'lot',
  order: 'a0',
  type: 'lot',
  ...lotFromOutline(
    vertices,
    names.map((name): LotEdge => (name ? { name } : {})),
  ),
});
const named = lotOf(outline, 'rear', 'side', 'front', 'Side ');
const usual = [
  { edges: 'front', feet: 25 },
  { edges: 'side', feet: 10 },
  { edges: 'rear', feet: 20 },
];
const line: Setback = {
  id: 'line',
  order: 'a1',
  type: 'setback',
  of: 'lot',
  distances: usual,
  label: 'BUILDING SETBACK LINE',
  vertices: [],
  off: [],
};

describe('a setback line', () => {
  test('keeps from each edge of the lot by the distance of its name, in letters large or small', () => {
    const made = setbackLine(named, usual);
    expect(made).toMatchObject({ off: [20, 10, 25, 10] });
    expect('problem' in made ? 0 : areaOf({ ...made, closed: true })).toBe(8400);
  });

  test('asks for the usual names first, and last for the edges without one', () => {
    expect(namesOfEdges(named)).toEqual(['front', 'side', 'rear']);
    const corner = lotOf(outline, 'Alley', '', 'street', 'front');
    expect(namesOfEdges(corner)).toEqual(['front', 'street', 'alley', '']);
  });

  test('keeps from an edge of another name by what the other edges have, and from none by a guess', () => {
    const corner = lotOf(outline, 'rear', 'alley', 'front', 'side');
    const others = [...usual, { edges: '', feet: 5 }];
    expect(setbackLine(corner, others)).toMatchObject({ off: [20, 5, 25, 10] });
    expect(setbackLine(corner, usual)).toEqual({ problem: 'distanceMissing' });
  });

  test('says why there is none', () => {
    const problemOf = (lot: Lot, feet: number): SetbackProblem | undefined => {
      const made = setbackLine(lot, [{ edges: '', feet }]);
      return 'problem' in made ? made.problem : undefined;
    };
    expect(problemOf(lotOf(outline), 50)).toBe('nothingLeft');
    expect(
      problemOf(
        lotOf([
          { x: 0, y: 0 },
          { x: 50, y: 50 },
          { x: 50, y: 0 },
          { x: 0, y: 60 },
        ]),
        5,
      ),
    ).toBe('edgesCross');
    const rooms = [
      [0, 0],
      [60, 0],
      [60, 28],
      [90, 28],
      [90, 0],
      [150, 0],
      [150, 60],
      [90, 60],
      [90, 32],
      [60, 32],
      [60, 60],
      [0, 60],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect(problemOf(lotOf(rooms), 1)).toBeUndefined();
    expect(problemOf(lotOf(rooms), 5)).toBe('severalPieces');
    const round = Array.from({ length: 401 }, (_, i) => {
      const angle = (i * 2 * Math.PI) / 401;
      return { x: 100 * Math.cos(angle), y: 100 * Math.sin(angle) };
    });
    expect(problemOf(lotOf(round), 5)).toBe('tooComplex');
    expect(problemOf(lotOf(round.slice(1)), 5)).toBeUndefined();
  });

  test('that fits its lot no more is kept where it was, with the reason, and comes back when it does', () => {
    const drawn = onLot(line, named);
    const narrow = lotOf(
      outline.map(({ x, y }) => ({ x: x / 5, y })),
      'rear',
      'side',
      'front',
      'side',
    );
    const gone = onLot(drawn, narrow);
    expect(gone).toMatchObject({ vertices: drawn.vertices, distances: usual });
    expect(setback.faults?.(gone)).toEqual([setbackProblems.nothingLeft]);
    expect(setback.faults?.(onLot(gone, named))).toEqual([]);
    const pen = new RecordingPen(2);
    drawAlone(gone, pen);
    expect(pen.marks.map((mark) => (mark.mark === 'text' ? mark.text.content : mark.mark))).toEqual([
      'BUILDING SETBACK LINE: NO AREA LEFT',
    ]);
  });

  test('of which a distance is missing says that on the plan, and one of crossing edges that it is not drawn', () => {
    const shown = (lot: Lot): string[] => {
      const pen = new RecordingPen(2);
      drawAlone(onLot(onLot(line, named), lot), pen);
      return pen.marks.flatMap((mark) => (mark.mark === 'text' ? mark.text.content : []));
    };
    expect(shown(lotOf(outline, 'rear', 'alley', 'front', 'side'))).toEqual([
      'BUILDING SETBACK LINE: DISTANCE MISSING',
    ]);
    const crossed = outline.map((_, i) => outline[[0, 2, 1, 3][i] ?? 0] ?? { x: 0, y: 0 });
    expect(shown(lotOf(crossed, 'rear', 'side', 'front', 'side'))).toEqual([
      'BUILDING SETBACK LINE: CANNOT BE DRAWN',
    ]);
  });

  test('shows the distance of an arc at its middle, over the arc', () => {
    const bowed = lotOf(
      outline.map((at, i) => (i === 2 ? { ...at, bulge: 0.2 } : at)),
      'rear',
      'side',
      'front',
      'side',
    );
    const drawn = onLot(line, bowed);
    const pen = new RecordingPen(2);
    drawAlone(drawn, pen);
    const arc = edgesOf({ ...drawn, closed: true }).find(({ bulge }) => bulge !== 0);
    if (!arc) throw new Error('no arc');
    const told = pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []));
    expect(told.find(({ content }) => content === "25'")?.at).toEqual(pointOnEdge(arc, 0.5));
  });

  test('is a light dashed line on the property layer, labeled with its distances', () => {
    const pen = new RecordingPen(2);
    drawAlone(onLot(line, named), pen);
    expect(pen.marks[0]).toMatchObject({
      mark: 'path',
      style: { layer: 'property', dash: [3, 1.5], weight: 0.18 },
    });
    expect(pen.marks.flatMap((mark) => (mark.mark === 'text' ? mark.text.content : []))).toEqual([
      "20'",
      "10'",
      "25' BUILDING SETBACK LINE",
      "10'",
    ]);
  });

  test('is not drawn along edges at a distance of 0', () => {
    const pathsOf = (distances: Setback['distances']) => {
      const pen = new RecordingPen(2);
      drawAlone(onLot({ ...line, distances }, named), pen);
      return pen.marks.flatMap((mark) => (mark.mark === 'path' ? [mark.path] : []));
    };
    const front = { edges: 'front', feet: 25 };
    expect(pathsOf([front, { edges: '', feet: 0 }])).toMatchObject([
      {
        closed: false,
        vertices: [
          { x: 100, y: 125 },
          { x: 0, y: 125 },
        ],
      },
    ]);
    expect(pathsOf([front, { edges: 'rear', feet: 10 }, { edges: '', feet: 0 }])).toHaveLength(2);
    expect(pathsOf([front, { edges: 'rear', feet: 10 }, { edges: '', feet: 5 }])).toMatchObject([
      { closed: true },
    ]);
    expect(pathsOf([{ edges: '', feet: 0 }])).toEqual([]);
  });

  test('has its words between it and the lot line, clear of a house that stands on it; on its other side where that is too near', () => {
    /** How far down the words stand, and the edges of the line. */
    const drawn = (distances: Setback['distances']): readonly [number, readonly number[]] => {
      const made = onLot({ ...line, distances }, named);
      const pen = new RecordingPen(2);
      drawAlone(made, pen);
      const [words = 0] = pen.marks.flatMap((mark) =>
        mark.mark === 'text' && mark.text.content.endsWith('LINE') ? mark.text.at.y : [],
      );
      return [words, made.vertices.map(({ y }) => y)];
    };
    const [words, edges] = drawn(usual);
    expect(words - Math.max(...edges)).toBeGreaterThan(1);
    expect(words - Math.max(...edges)).toBeLessThan(3);
    const [within, near] = drawn([{ edges: '', feet: 5 }]);
    expect(Math.max(...near) - within).toBeGreaterThan(1);
  });

  test('comes back from a file with its lot and its distances', () => {
    const { order: _, ...drawn } = onLot(line, named);
    const plan = createPlan({
      objects: [named, onLot(line, named)],
      settings: createPlan().settings,
    });
    const file = writePlanFile(plan, 'now');
    expect(file.objects[1]).toMatchObject({
      type: 'setback',
      of: 'lot',
      distances: [
        { edges: 'front', distance: 50 },
        { edges: 'side', distance: 20 },
        { edges: 'rear', distance: 40 },
      ],
    });
    const reading = readPlanFile(JSON.parse(JSON.stringify(file)));
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.notes).toEqual([]);
    expect(reading.contents.objects[1]).toMatchObject(drawn);
  });

  test('keeps why it is not drawn in a file as a code, and finds out anew what an earlier version said in words', () => {
    const wide = [{ edges: '', feet: 60 }];
    const gone = onLot({ ...line, distances: wide, vertices: onLot(line, named).vertices }, named);
    const plan = createPlan({ objects: [named, gone], settings: createPlan().settings });
    const file = writePlanFile(plan, 'now');
    expect(file.objects[1]).toMatchObject({ problem: 'nothingLeft' });
    const opened = (problem: string, distances: Setback['distances']): unknown => {
      const inSquares = distances.map(({ edges, feet }) => ({ edges, distance: 2 * feet }));
      const objects = [file.objects[0], { ...file.objects[1], problem, distances: inSquares }];
      const reading = readPlanFile({ ...file, objects });
      return reading.ok && { notes: reading.notes, line: reading.contents.objects[1] };
    };
    const said = 'The buildable area falls into 2 pieces at these distances.';
    expect(opened('nothingLeft', wide)).toMatchObject({ notes: [], line: { problem: 'nothingLeft' } });
    expect(opened(said, wide)).toMatchObject({ notes: [], line: { problem: 'nothingLeft' } });
    expect(opened(said, usual)).toMatchObject({ notes: [], line: { off: [20, 10, 25, 10] } });
    expect(opened(said, usual)).not.toHaveProperty('line.problem');
  });

  test('in a file without its lot stays where it is, tied to nothing, and says so', () => {
    const plan = createPlan({ objects: [onLot(line, named)], settings: createPlan().settings });
    const reading = readPlanFile(JSON.parse(JSON.stringify(writePlanFile(plan, 'now'))));
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.notes).toEqual([
      'Setback line "line" refers to "lot", which is not in the file. It stays where it is, but won\'t follow changes there.',
    ]);
    expect(reading.contents.objects[0]).not.toHaveProperty('of');
  });
});
