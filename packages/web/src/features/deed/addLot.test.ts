// From the edges of a deed to a lot in the plan.
import { runCommand } from '@homeplot/editor/commands';
import { Editor } from '@homeplot/editor/editor';
import { closureOf } from '@homeplot/plan/closure';
import { readDeed } from '@homeplot/plan/deedText';
import { lot as lotKind, type Lot } from '@homeplot/plan/lot';
import { objectsOf } from '@homeplot/plan/testObjects';
import { areaOf, perimeterOf } from '@homeplot/plan/outline';
import { readPlanFile } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { viewBox } from '@homeplot/editor/viewport';
import { expect, test } from 'vitest';
import { Checks } from '@homeplot/plan/checks';
import { azimuthOf } from '@homeplot/plan/bearing';
import { distance, subtract } from '@homeplot/plan/point';
import { addLot, nominalLot } from './addLot.ts';
import { plotEntries } from '@homeplot/plan/plotEntries';
import { type Finish, finishedLegs, usualFinish } from '@homeplot/plan/closeTraverse';
import { lotOf } from '@homeplot/plan/lotOfTraverse';

function legsOf(text: string) {
  const entries = readDeed(text).calls.flatMap((call) => ('call' in call ? [{ call: call.call }] : []));
  return plotEntries(entries, 0).legs;
}

function emptyEditor(): Editor {
  const editor = new Editor({ newId: () => 'lot-1' });
  editor.resize(1200, 800);
  return editor;
}

function added(text: string, finish: Finish, editor = emptyEditor()): Lot {
  const legs = finishedLegs(legsOf(text), finish, 0);
  expect(addLot(editor, lotOf(legs))).toBe(true);
  const [lot] = objectsOf(lotKind, editor.plan.objects.values());
  if (!lot) throw new Error('There is no lot.');
  return lot;
}

const short = 'thence N 100 feet; thence E 100 feet; thence S 100 feet; thence W 98 feet';

test('the gap becomes an edge named closing, and the edges say that they are from a deed', () => {
  const { vertices, edges } = added(short, 'closing');
  expect(vertices).toHaveLength(5);
  expect(edges.map(({ name, source }) => name ?? source)).toEqual([
    'deed',
    'deed',
    'deed',
    'deed',
    'closing',
  ]);
});

test('setbacks that were typed before are drawn with the lot, which one undo takes back; which edge is the front stays a question', () => {
  const editor = emptyEditor();
  const pack = { id: 'city', name: 'My city', date: '2026-11-28', sources: [], items: [] };
  editor.edit([{ settings: { pack: { ...pack, setbacks: { front: 25, side: 5, rear: 10 } } } }], 'Rules');
  added(`${short} to the point of beginning`, 'last', editor);
  const drawn = [...editor.plan.objects.values()].map(({ type }) => type);
  expect(drawn).toEqual(['lot', 'setback']);
  const front = () => Checks.of(editor.plan).findings.find(({ sentence }) => /is the front/.test(sentence));
  const remedy = front()?.remedy;
  expect(front()?.state).toBe('question');
  editor.edit(remedy?.changes(editor.plan) ?? [], remedy?.title ?? '');
  expect(front()).toBeUndefined();
  runCommand(editor, 'undo');
  runCommand(editor, 'undo');
  expect(editor.plan.objects.size).toBe(0);
});

test('the lot keeps the area that its deed states', () => {
  const editor = emptyEditor();
  addLot(editor, { ...lotOf(legsOf(short)), statedArea: 12_000 });
  expect(objectsOf(lotKind, editor.plan.objects.values())).toMatchObject([{ statedArea: 12_000 }]);
});

test('the last edge can take up the gap, or each its share by the compass rule', () => {
  const last = added(short, 'last');
  expect(last.vertices).toHaveLength(4);
  expect(areaOf({ vertices: last.vertices, closed: true })).toBeCloseTo(10_000, 6);
  const shared = added(short, 'compass');
  expect(shared.vertices).toHaveLength(4);
  expect(Math.abs(areaOf({ vertices: shared.vertices, closed: true }) - 9900)).toBeLessThan(1);
});

test('unless one is chosen, a gap of more than 1 in 5,000 becomes an edge, and a smaller one goes to the last', () => {
  expect(usualFinish(closureOf(legsOf(short)))).toBe('closing');
  expect(usualFinish(closureOf(legsOf(short.replace('98', '99.99'))))).toBe('last');
});

test('the lot lies in the middle of the view, selected and all in sight, and one undo takes it back', () => {
  const editor = emptyEditor();
  const said: string[] = [];
  editor.watch({ said: ({ text }) => said.push(text) });
  editor.panBy(3000, -2000);
  const lot = added(`${short} to the point of beginning`, 'last', editor);
  expect([...editor.selection.ids]).toEqual([lot.id]);
  const { minX, minY, maxX, maxY } = viewBox(editor.viewport);
  for (const { x, y } of lot.vertices) {
    expect(x).toBeGreaterThan(minX);
    expect(x).toBeLessThan(maxX);
    expect(y).toBeGreaterThan(minY);
    expect(y).toBeLessThan(maxY);
  }
  expect(said).toEqual(['Lot added']);
  expect(runCommand(editor, 'undo')).toBe(true);
  expect(editor.plan.objects.size).toBe(0);
});

test('a round lot of two curves, and one of a curve that is nearly a circle, are kept by a file', () => {
  const circle =
    'thence along a curve to the right, radius 50 feet, central angle of 180°, chord bearing N 0 E; thence along a curve to the right, radius 50 feet, central angle of 180°, chord bearing S 0 E';
  const nearly =
    'thence along a curve to the left, radius 50 feet, central angle of 359°, chord bearing N 0 E; thence N 5 E 1 foot';
  for (const text of [circle, nearly]) {
    const editor = emptyEditor();
    const lot = added(text, 'last', editor);
    const path = { vertices: lot.vertices, closed: true };
    expect(Math.abs(areaOf(path) - Math.PI * 2500)).toBeLessThan(60);
    const file = writePlanFile(editor.plan, '2026-01-01T00:00:00.000Z');
    const reading = readPlanFile(JSON.parse(JSON.stringify(file)));
    expect(reading).toMatchObject({ contents: { objects: [{ type: 'lot', edges: lot.edges }] } });
    expect(perimeterOf(path)).toBeGreaterThan(300);
  }
});

test('a part of a section is drawn with north as on the plan, and neither its edges nor its name claim to be surveyed', () => {
  const editor = emptyEditor();
  editor.edit([{ settings: { north: 90 } }], 'North');
  const nominal = { minX: 2640, minY: 2640, maxX: 3960, maxY: 3300 };
  expect(addLot(editor, nominalLot({ name: 'N 1/2 of SE 1/4 of Section 12', nominal }, 90))).toBe(true);
  const [lot] = objectsOf(lotKind, editor.plan.objects.values());
  if (!lot) throw new Error('There is no lot.');
  expect(lot.name).toBe('N 1/2 of SE 1/4 of Section 12, nominal size');
  expect(lot.edges.map(({ source }) => source ?? 'traced')).toEqual(['traced', 'traced', 'traced', 'traced']);
  const edges = lot.vertices.map((vertex, i) => {
    const to = lot.vertices[(i + 1) % 4] ?? vertex;
    return [Math.round(azimuthOf(subtract(to, vertex), 90)), Math.round(distance(vertex, to))];
  });
  expect(edges).toEqual([
    [90, 1320],
    [180, 660],
    [270, 1320],
    [0, 660],
  ]);
});
