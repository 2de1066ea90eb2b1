import { Editor } from '@homeplot/editor/editor';
import { lotFromOutline } from '@homeplot/plan/lot';
import { clearanceText } from '@homeplot/plan/overLine';
import { describe, expect, test } from 'vitest';
import { distancesOf, distancesToType, spokenDistance } from './distancesOf.ts';
import { registerLateTools } from '@homeplot/editor/lateTools';

registerLateTools();

describe('a distance to a lot line', () => {
  test.each([
    [10, `10'`, '10 feet to the left edge'],
    [0, `0'`, '0 feet to the left edge'],
    [-2, `2' over`, '2 feet over the left edge'],
  ])('of %d feet is shown as %s and spoken as %s', (feet, shown, spoken) => {
    const distance = { to: 'the left edge', feet };
    expect(clearanceText(distance.feet, 'feet-inches')).toBe(shown);
    expect(spokenDistance(distance, 'feet-inches')).toBe(spoken);
  });
});

test('distances of a shed can be typed, and those of a setback line unless it is tied to its lot', () => {
  let made = 0;
  const editor = new Editor({ newId: () => `n${(made += 1)}` });
  const add = (type: string, from: number, to: number, more: object = {}) => {
    const object = editor.scene.create(type, { x: from, y: from }, { x: to, y: to });
    if (!object) throw new Error(`No ${type} was made.`);
    editor.edit([{ put: { ...object, ...more } }], 'Add');
    return editor.plan.objects.get(object.id) ?? object;
  };
  const lot = add('lot', 0, 100);
  const shed = add('shed', 40, 50);
  const line = add('setback', 10, 90, { of: lot.id, distances: [{ edges: '', feet: 10 }] });
  expect(distancesOf(editor, line)).toHaveLength(4);
  expect(distancesToType(editor, line)).toEqual([]);
  const { of: _, ...untied } = line as typeof line & { readonly of: string };
  expect(distancesToType(editor, untied)).toHaveLength(4);
  expect(distancesToType(editor, shed)).toHaveLength(4);
});

test('the fields of the distances keep their places when the object moves nearer to another line', () => {
  let made = 0;
  const editor = new Editor({ newId: () => `n${(made += 1)}` });
  const lot = editor.scene.create('lot', { x: 0, y: 0 }, { x: 100, y: 100 });
  const shed = editor.scene.create('shed', { x: 10, y: 40 }, { x: 20, y: 60 });
  if (!lot || !shed) throw new Error('They can be made.');
  editor.edit([{ put: lot }, { put: shed }], 'Add');
  const edges = () =>
    distancesToType(editor, editor.plan.objects.get(shed.id) ?? shed).map(({ to, edge }) => `${edge}: ${to}`);
  const before = edges();
  expect(before).toHaveLength(4);
  editor.edit([{ put: Object.assign({}, shed, { x: 80 }) }], 'Move');
  expect(edges()).toEqual(before);
});

test('front, sides and rear are among the distances, however many lines of a lot are nearer', () => {
  let made = 0;
  const editor = new Editor({ newId: () => `n${(made += 1)}` });
  const lot = editor.scene.create('lot', { x: 0, y: 0 }, { x: 100, y: 100 });
  const shed = editor.scene.create('shed', { x: 8, y: 50 }, { x: 14, y: 56 });
  if (!lot || !shed) throw new Error('They can be made.');
  const left = Array.from({ length: 6 }, (_, i) => ({ x: i % 2, y: 90 - 15 * i }));
  const vertices = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 100 }, { x: 0, y: 100 }, ...left];
  const edges = vertices.map((_, i) => ({ recorded: {}, name: ['rear', 'right side', 'front'][i] ?? '' }));
  editor.edit(
    [
      {
        put: {
          ...lot,
          ...lotFromOutline(
            vertices,
            edges.map(({ name, ...edge }) => (name ? { name, ...edge } : edge)),
          ),
        },
      },
      { put: shed },
    ],
    'Add',
  );
  const names = distancesToType(editor, editor.plan.objects.get(shed.id) ?? shed).map(({ to }) => to);
  expect(names.slice(0, 3).join()).toMatch(/front.*right side.*rear/);
});
