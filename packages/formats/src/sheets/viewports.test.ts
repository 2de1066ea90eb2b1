// Drawings of a part of the plan, of some layers or statuses, at several scales; and sheets that can't be as wanted.
import { describe, expect, test } from 'vitest';
import type { Sheet, SheetBlock, ViewportBlock } from '@homeplot/plan/sheet';
import { plainSheet, proposedPart, sheetPresets } from './presets.ts';
import { date, marksOf, planOf, wordsIn } from '../../testing/testSheets.ts';
import { SheetDrawing } from './sheetDrawing.ts';
import { PlanView } from './view/planView.ts';
import { PlanViews } from './view/planViews.ts';

const lot = { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 200, height: 160 };
const shed = (id: string, x: number, status?: string) => ({
  id,
  type: 'shed',
  x,
  y: 40,
  width: 24,
  height: 20,
  name: `Shed ${id}`,
  ...(status ? { status } : {}),
});
const sheetWith = (...blocks: readonly SheetBlock[]): Sheet => ({
  ...plainSheet({ paper: 'Tabloid (ANSI B)', orientation: 'landscape' }),
  blocks: [...blocks, { id: 'title', type: 'titleBlock' }],
});
const viewport = (fields: Partial<ViewportBlock> = {}): ViewportBlock => ({
  id: 'drawing',
  type: 'viewport',
  ...fields,
});

describe('a drawing', () => {
  test('of a part of the plan shows nothing outside of it, and is as large as it fits', () => {
    const crop = { minX: 10, minY: 10, maxX: 50, maxY: 40 };
    const { drawing, marks } = marksOf(
      planOf([lot, shed('a', 60), shed('b', 180)]),
      sheetWith(viewport({ crop })),
    );
    const perFoot = 25.4 / (drawing.scale?.feetPerInch ?? 1);
    expect(drawing.scale?.name).toBe(`1/4" = 1'-0"`);
    const frame = marks.find((mark) => mark.style.layer === 'title' && mark.style.dash);
    if (frame?.mark !== 'path') throw new Error('The drawing has no frame.');
    const xs = frame.path.vertices.map(({ x }) => x);
    const ys = frame.path.vertices.map(({ y }) => y);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(40 * perFoot, 6);
    for (const mark of marks) {
      if (mark.mark !== 'path' || mark.style.layer === 'title') continue;
      for (const { x, y } of mark.path.vertices) {
        expect(x).toBeGreaterThan(Math.min(...xs) - 0.01);
        expect(x).toBeLessThan(Math.max(...xs) + 0.01);
        expect(y).toBeGreaterThan(Math.min(...ys) - 0.01);
        expect(y).toBeLessThan(Math.max(...ys) + 0.01);
      }
    }
    expect(marks.filter(({ mark }) => mark === 'path').length).toBeGreaterThan(5);
  });

  test('of the proposed work has its sizes whole, and is not widened by its distances to the lot lines', () => {
    const tied = (id: string, x: number, object: string) => ({ x, y: 30, object, anchor: id });
    const size = {
      id: 'size',
      type: 'dimension',
      offset: -16,
      points: [tied('v0', 108, 'new'), tied('v1', 132, 'new')],
    };
    const toLine = { id: 'far', type: 'dimension', points: [tied('n', 132, 'new'), tied('n1', 300, 'lot')] };
    const toNothing = { id: 'open', type: 'dimension', points: [{ x: 300, y: 30 }, tied('n', 132, 'new')] };
    const wide = { id: 'lot', type: 'rectangle', x: 150, y: 80, width: 300, height: 160 };
    const { crop } = proposedPart(planOf([wide, shed('new', 120, 'proposed'), size, toLine, toNothing]));
    expect(crop).toEqual({ minX: 44, maxX: 76, minY: -3, maxY: 35 });
  });

  test('of a part has the dimensions with both ends in it, and no number of one that runs out of it', () => {
    const size = { id: 'size', type: 'dimension', offset: -8, points: [108, 132].map((x) => ({ x, y: 30 })) };
    const toLine = { id: 'far', type: 'dimension', points: [132, 300].map((x) => ({ x, y: 40 })) };
    const crop = { minX: 40, minY: 0, maxX: 80, maxY: 40 };
    const plan = planOf([shed('new', 120, 'proposed'), size, toLine]);
    const numbers = (fields: Partial<ViewportBlock>) =>
      wordsIn(marksOf(plan, sheetWith(viewport(fields))).marks).filter((words) => /^(12|84)'$/.test(words));
    expect(numbers({}).toSorted()).toEqual(["12'", "84'"]);
    expect(numbers({ crop })).toEqual(["12'"]);
  });

  test('of a detail shows the structures that stand if nothing is proposed; without any the sheet says that it shows all', () => {
    const [detail] = sheetPresets.filter(({ id }) => id === 'detail');
    const cropOf = (...objects: readonly object[]) => {
      const [drawn] = detail?.blocks(planOf(objects), true) ?? [];
      return (drawn as ViewportBlock).crop;
    };
    const of = cropOf(lot, shed('old', 120, 'existing'), shed('gone', 60, 'removed'));
    expect(of).toEqual(cropOf(lot, shed('old', 120, 'proposed')));
    expect(detail?.lacks?.(planOf([lot, shed('old', 120)]))).toBeUndefined();
    expect(cropOf(lot)).toBeUndefined();
    expect(detail?.lacks?.(planOf([lot]))).toMatch(/shows the whole plan\. Choose a part/);
  });

  test("of a part that is no larger than the whole plan would be says that it isn't enlarged", () => {
    const lacksOf = (fields: Partial<ViewportBlock>) =>
      marksOf(planOf([lot, shed('a', 60)]), sheetWith(viewport(fields))).drawing.lacks;
    const small = { minX: 15, minY: 5, maxX: 45, maxY: 35 };
    expect(lacksOf({ crop: small })).toEqual([]);
    expect(lacksOf({ crop: small, feetPerInch: 60 })).toEqual([
      expect.stringMatching(
        /Enlarged detail isn't larger .* Choose a larger scale, such as 1\/4" = 1'-0"\.$/,
      ),
    ]);
    const crop = { minX: -60, minY: -50, maxX: 70, maxY: 60 };
    expect(lacksOf({ crop })).toEqual([
      expect.stringMatching(
        /Enlarged detail isn't larger .* Choose a smaller part of the plan, or larger paper\.$/,
      ),
    ]);
    expect(lacksOf({ crop, title: 'Location plan' })).toEqual([]);
  });

  test('of a part has a caption, and neither the area nor the line of the lot around it', () => {
    const corners = [0, 100].flatMap((x) => (x === 0 ? [0, 160] : [160, 0]).map((y) => ({ x: 2 * x, y })));
    const ground = { id: 'lot', type: 'lot', vertices: corners };
    const plan = planOf([ground, shed('a', 60)]);
    const legend = { id: 'legend', type: 'legend' };
    const said = (crop?: ViewportBlock['crop']) =>
      wordsIn(marksOf(plan, sheetWith(viewport(crop ? { crop } : {}), legend)).marks);
    const whole = said();
    const part = said({ minX: 15, minY: 5, maxX: 60, maxY: 45 });
    const area = /sq ft/;
    expect([whole.includes('Property line'), part.includes('Property line')]).toEqual([true, false]);
    expect([whole.some((word) => area.test(word)), part.some((word) => area.test(word))]).toEqual([
      true,
      false,
    ]);
    expect([whole.includes('Enlarged detail'), part.includes('Enlarged detail')]).toEqual([false, true]);
    expect(part).toContain('Shed');
    // A part with the line of the lot lists it.
    expect(said({ minX: -5, minY: 5, maxX: 60, maxY: 45 })).toContain('Property line');
  });

  test('of existing conditions shows neither what is proposed nor what is tied to it', () => {
    const points = [108, 132].map((x, i) => ({ x, y: 30, object: 'new', anchor: `v${i}` }));
    const dimension = { id: 'd', type: 'dimension', points };
    const plan = planOf([lot, shed('old', 60, 'existing'), shed('new', 120, 'proposed'), dimension]);
    const shown = (statuses?: ViewportBlock['statuses']) => {
      const { marks } = marksOf(plan, sheetWith(viewport(statuses ? { statuses } : {})));
      return [
        marks
          .filter(({ mark }) => mark !== 'image')
          .filter((mark) => 'style' in mark && mark.style.layer === 'buildings').length,
        wordsIn(marks).includes("12'"),
      ];
    };
    const [all, existing, proposed] = [shown(), shown(['existing', 'removed']), shown(['proposed'])];
    expect(all[1]).toBe(true);
    expect(existing[1]).toBe(false);
    expect(proposed[1]).toBe(true);
    expect(existing[0]).toBeLessThan(Number(all[0]));
    expect(existing[0]).toBeGreaterThan(0);
  });

  test('leaves out layers, and those that the plan does not print', () => {
    const plan = planOf([lot, shed('a', 60), { type: 'text', x: 20, y: 20, text: 'Note', height: 6 }]);
    const layersIn = (hiddenLayers?: readonly string[]) => {
      const { marks } = marksOf(plan, sheetWith(viewport(hiddenLayers ? { hiddenLayers } : {})));
      return new Set(marks.map(({ style }) => style.layer));
    };
    expect(layersIn().has('notes')).toBe(true);
    expect(layersIn(['notes']).has('notes')).toBe(false);
    expect(layersIn(['notes']).has('buildings')).toBe(true);
  });

  test('beside another has its own scale, and the title block says so', () => {
    const detail = viewport({ id: 'detail', title: 'Shed', crop: { minX: 15, minY: 5, maxX: 45, maxY: 35 } });
    const { drawing, marks } = marksOf(planOf([lot, shed('a', 60)]), sheetWith(viewport(), detail));
    const [first, second] = drawing.viewports.map((block) => drawing.scaleOf(block)?.name);
    expect(first).not.toBe(second);
    expect(wordsIn(marks)).toEqual(
      expect.arrayContaining(['Scales as shown', 'Shed', `Scale ${first}`, `Scale ${second}`]),
    );
  });
});

describe('a sheet', () => {
  test('of a plan without objects is drawn', () => {
    const { drawing, marks } = marksOf(planOf([]), plainSheet({ paper: 'Letter', orientation: 'landscape' }));
    expect([drawing.unfit, drawing.missing, drawing.leftOut]).toEqual([[], [], []]);
    expect(wordsIn(marks)).toContain('A-1 of 1');
  });

  test('says which words have no room, and keeps the others', () => {
    const project = { owner: 'O'.repeat(200), legal: 'thence North '.repeat(300) };
    const plan = planOf([lot], { title: 'T '.repeat(100).trim(), address: 'x'.repeat(200), project });
    const { drawing, marks } = marksOf(plan, plainSheet({ paper: 'Letter', orientation: 'landscape' }));
    expect(drawing.cut.map(({ block }) => block.type)).toEqual(['titleBlock']);
    expect(wordsIn(marks).filter((words) => words.endsWith('…')).length).toBeGreaterThan(0);
    const { minX, maxX, minY, maxY } = drawing.boxes.get('title') ?? { minX: 0, maxX: 0, minY: 0, maxY: 0 };
    for (const mark of marks) {
      if (mark.mark !== 'text' || mark.text.at.y < minY) continue;
      expect(mark.text.at.x).toBeGreaterThan(minX);
      expect(mark.text.at.x).toBeLessThan(maxX);
      expect(mark.text.at.y).toBeLessThan(maxY);
    }
    const large = marksOf(plan, plainSheet({ paper: 'Arch D', orientation: 'landscape' })).drawing;
    expect(large.cut).toEqual([]);
  });

  test('of a later version is not drawn, but says so; a block of one keeps its place', () => {
    const later: Sheet = { ...sheetWith(), blocks: [], newerRecord: { id: 's', version: 9 } };
    expect(wordsIn(marksOf(planOf([lot]), later).marks)).toEqual([
      'This sheet needs a newer version of Homeplot.',
    ]);
    const sun = { id: 'sun', type: 'sunPath' };
    const { drawing, marks } = marksOf(planOf([lot]), sheetWith(viewport(), sun));
    expect(drawing.boxes.has('sun')).toBe(true);
    expect(wordsIn(marks).join(' ')).toContain('This part needs a newer version of Homeplot.');
  });

  test('lists the blocks that have no room', () => {
    const notes = { id: 'notes', type: 'notes', notes: Array.from({ length: 60 }, () => 'Word '.repeat(60)) };
    const sheet = {
      ...plainSheet({ paper: 'Letter', orientation: 'landscape' }),
      blocks: [viewport(), notes],
    };
    const drawing = new SheetDrawing(new PlanViews(planOf([lot])), sheet, { date });
    expect(drawing.missing.map(({ id }) => id)).toEqual(['notes']);
  });
});

test("an arrow without a slope of its own is printed with that of the ground, and isn't noted as assumed", () => {
  const spot = (id: string, x: number, y: number, elevation: number) => ({
    id,
    type: 'spotElevation',
    x,
    y,
    elevation,
    measuredBy: 'level',
  });
  const ground = [spot('a', 0, 0, 102), spot('b', 200, 0, 100), spot('c', 0, 160, 102)];
  const arrow = {
    id: 'arrow',
    type: 'drainageArrow',
    slope: '5%',
    assumed: ['slope'],
    vertices: [
      { x: 60, y: 30 },
      { x: 20, y: 30 },
    ],
  };
  const style = { hidesNorth: false, numbersEdges: false, turn: 0 };
  const said = (...objects: readonly object[]): string => {
    const plan = planOf([lot, arrow, ...objects]);
    const words = wordsIn(marksOf(plan, sheetWith(viewport())).marks);
    return [...words, ...new PlanView(plan, style, {}).notes].join('\n');
  };
  expect(said(...ground)).toContain('2.0%');
  expect(said(...ground)).not.toContain('5%');
  expect(said()).toMatch(/5% \(assumed\)/);
  expect(said()).toMatch(/slope 5%/);
});
