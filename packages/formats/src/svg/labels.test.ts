// No label overlaps another label, a note, a handle or a dimension line, at any scale.
import { readdirSync, readFileSync } from 'node:fs';
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import { drawLabel, drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { handlePlaces, handleSize } from '@homeplot/plan/labelInk';
import { createPlan, type Plan, planBox } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import type { Point } from '@homeplot/plan/point';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import type { TextMark } from '@homeplot/plan/pen';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import { describe, expect, inject, test } from 'vitest';
import { labelHeight, millimetersPerInch } from '../paper/drawingScale.ts';
import { PrintedDrawing } from '../paper/printedDrawing.ts';
import { planToSvg } from './planToSvg.ts';
import { townPlan } from '../../testing/townPlan.ts';

/** The corners of a text, by its cap height. */
function lettersOf({ at, content, height, angle, align, baseline }: TextMark): readonly Point[] {
  const width = textWidth(content, height);
  const left = align === 'start' ? 0 : align === 'middle' ? -width / 2 : -width;
  const foot = baseline === 'middle' ? (capHeight / 2) * height : 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [left, foot],
    [left + width, foot],
    [left + width, foot - capHeight * height],
    [left, foot - capHeight * height],
  ].map(([x = 0, y = 0]) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos }));
}

/** Whether convex shapes (also lines and points) overlap, by the separating axis theorem. */
function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  return (
    !isPartedBy(
      [
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ],
      a,
      b,
    ) && !isPartedBy(acrossSides(a, b), a, b)
  );
}

function acrossSides(a: readonly Point[], b: readonly Point[]): Point[] {
  return [a, b].flatMap((corners) =>
    corners.map((from, i) => {
      const to = corners[(i + 1) % corners.length] ?? from;
      return { x: from.y - to.y, y: to.x - from.x };
    }),
  );
}

/** Whether there is a gap between two shapes along any of the directions. */
const isPartedBy = (directions: readonly Point[], a: readonly Point[], b: readonly Point[]): boolean =>
  directions.some(({ x, y }) => {
    if (x === 0 && y === 0) return false;
    const [one, other] = [a, b].map((corners) => corners.map((at) => at.x * x + at.y * y));
    const slack = 1e-9 * Math.hypot(x, y);
    return (
      Math.min(...(one ?? [])) >= Math.max(...(other ?? [])) - slack ||
      Math.min(...(other ?? [])) >= Math.max(...(one ?? [])) - slack
    );
  });

interface Written {
  readonly content: string;
  readonly letters: readonly Point[];
}

/** The labels of a plan at a label height in feet, and what they must not overlap. */
function drawn(plan: Plan, height: number): { labels: Written[][]; taken: { what: string; at: Point[] }[] } {
  const drawing = new PrintedDrawing(plan);
  const objects = [...plan.objects.values()];
  const labels = objects.flatMap((object) =>
    drawing
      .placing(height)
      .of(object)
      .map(({ place }) => place.texts.map((text) => ({ content: text.content, letters: lettersOf(text) }))),
  );
  const taken = objects.flatMap((object) => [...linesOf(object, height), ...handlesOf(object, height)]);
  return { labels, taken };
}

function linesOf(object: PlanObject, height: number): { what: string; at: Point[] }[] {
  const pen = new RecordingPen(height);
  drawObject(object, pen);
  return pen.marks.flatMap((mark) => {
    if (mark.mark === 'text' && mark.style.stratum === 'notes')
      return [{ what: mark.text.content, at: [...lettersOf(mark.text)] }];
    if (mark.mark !== 'path' || mark.style.stratum !== 'dimensions') return [];
    const { vertices } = mark.path;
    return vertices.slice(1).map((to, i) => ({ what: 'dimension line', at: [vertices[i] ?? to, to] }));
  });
}

/** Handles of labels don't count. */
const handlesOf = (object: PlanObject, height: number): { what: string; at: Point[] }[] =>
  kindOf(object).ties?.captions
    ? []
    : handlePlaces(object, height).map(({ x, y }) => {
        // A round mark is narrower at an angle.
        const half = 0.7 * handleSize.half * height;
        return {
          what: 'handle',
          at: [
            { x: x - half, y: y - half },
            { x: x + half, y: y - half },
            { x: x + half, y: y + half },
            { x: x - half, y: y + half },
          ],
        };
      });

/** The number of placed labels, and the overlaps. */
function written(plan: Plan, height: number): { count: number; faults: string[] } {
  const { labels, taken } = drawn(plan, height);
  const faults = labels.flatMap((label, i) => [
    ...labels
      .slice(i + 1)
      .flatMap((other) =>
        label
          .flatMap((one) => other.filter((two) => overlap(one.letters, two.letters)))
          .map(({ content }) => `${label[0]?.content} on ${content}`),
      ),
    ...label.flatMap((one) =>
      taken.filter(({ at }) => overlap(one.letters, at)).map(({ what }) => `${one.content} on ${what}`),
    ),
  ]);
  return { count: labels.length, faults };
}

const open = (text: string): Plan => {
  const reading = readPlanFile(JSON.parse(text));
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
};

const folder = new URL('../../../web/src/features/templates/', import.meta.url);
const templates = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, open(readFileSync(new URL(name, folder), 'utf8'))] as const);

describe('no label overlaps a label, a note, a handle or a dimension line', () => {
  test('there are eight templates', () => {
    expect(templates).toHaveLength(8);
  });

  test.each(templates)('in %s', (_, plan) => {
    const across = Math.max(boxWidth(planBox(plan)), boxHeight(planBox(plan)));
    for (const height of [across / 180, across / 100, across / 50])
      expect(written(plan, height).faults).toEqual([]);
  });

  test.each(Array.from({ length: inject('thoroughness') }, (_, i) => 20 * i))(
    'in 20 town plans from number %i',
    (from) => {
      let standing = 0;
      for (let seed = from; seed < from + 20; seed += 1) {
        for (const height of [0.6, 1.5, 3.5]) {
          const { faults, count } = written(townPlan(seed), height);
          expect(faults).toEqual([]);
          standing += count;
        }
      }
      expect(standing).toBeGreaterThan(500);
    },
  );
});

test('labels placed in full and omitted ones add up to all labels', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const plan = townPlan(seed);
    const drawing = new PrintedDrawing(plan);
    const lettering = { labelHeight: 3.5, units: 'feet-inches', north: 0 } as const;
    const objects = [...plan.objects.values()];
    const dimensioned = new Set(
      objects.flatMap((object) => {
        const side = kindOf(object).ties?.measures?.side(object);
        return side ? `${side.object} ${side.ends}` : [];
      }),
    );
    const all = objects.flatMap((object) =>
      (kindOf(object).labels?.list(object, lettering) ?? []).filter(
        ({ sideEnds }) => !dimensioned.has(`${object.id} ${sideEnds}`),
      ),
    );
    const standing = objects
      .flatMap((object) => drawing.placing(3.5).of(object))
      .filter(({ place }) => !place.isShortened);
    expect(drawing.leftOut(3.5)).toHaveLength(all.length - standing.length);
  }
});

test('label places do not depend on the order of edits', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { objects, settings } = townPlan(seed);
    const turned = createPlan({ objects: [...objects.values()].toReversed(), settings });
    const placesOf = (plan: Plan): unknown[] => {
      const placing = new PrintedDrawing(plan).placing(1.5);
      return [...objects.values()].flatMap((object) => placing.of(object).map(({ place }) => place.texts));
    };
    expect(placesOf(turned)).toEqual(placesOf({ objects, settings, top: '' }));
  }
});

test('a picture has exactly the labels placed at its scale, on top', () => {
  const [, plan] = templates[0] ?? [];
  if (!plan) throw new Error('no template');
  const feetPerInch = 20;
  const height = labelHeight / (millimetersPerInch / feetPerInch);
  const placing = new PrintedDrawing(plan).placing(height);
  const pen = new RecordingPen(height);
  for (const object of plan.objects.values())
    for (const { place } of placing.of(object)) drawLabel(object, place, pen);
  const expected = pen.marks.flatMap((mark) => (mark.mark === 'text' ? mark.text.content : []));
  const svg = planToSvg(plan, { feetPerInch }).replaceAll('&quot;', '"');
  const words = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, content]) => content);
  const first = words.findIndex((_, i) => expected.every((content, j) => words[i + j] === content));
  expect(first).toBeGreaterThan(-1);
  const below = svg.indexOf('<g data-layer="title">');
  const labels = svg.slice(svg.lastIndexOf(`>${expected[0]}</text>`, below), below);
  expect(labels).not.toMatch(/<(path|circle)[^>]* fill=/);
});

test('an area label stored on a note by an earlier version moves aside, and the file does not change', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 160, y: 0 },
    { x: 160, y: 120 },
    { x: 0, y: 120 },
  ];
  const lot = { id: 'lot', type: 'lot', vertices: corners, areaOff: { x: 20, y: 20 } };
  const note = { id: 'note', type: 'text', x: 85, y: 80, text: 'EXISTING GRADE', height: 3 };
  const areaOf = (...objects: readonly object[]): readonly TextMark[] => {
    const plan = open(JSON.stringify({ objects, settings: { scale: 2 } }));
    const stored = plan.objects.get('lot');
    if (!stored) throw new Error('no lot');
    expect(stored).toMatchObject({ areaOff: { x: 10, y: 10 } });
    const labels = new PrintedDrawing(plan).placing(1.5).of(stored);
    expect(written(plan, 1.5).faults).toEqual([]);
    return labels.find(({ label }) => label.handle === 'area')?.place.texts ?? [];
  };
  const [wished] = areaOf(lot);
  expect(wished?.at).toEqual({ x: 50, y: 40 });
  const [moved] = areaOf(lot, note);
  expect(moved?.content).toContain('sq ft');
  expect(moved?.at).not.toEqual(wished?.at);
});
