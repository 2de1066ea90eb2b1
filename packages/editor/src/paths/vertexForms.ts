// The panel fields of a selected vertex or edge. Loaded with the panel's section.
import { outlineOf } from '@homeplot/plan/anchors';
import type { Form } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import { arcOf, edgesOf } from '@homeplot/plan/outline';
import { bentEdge, movedVertex } from '@homeplot/plan/pathEdits';
import { add, distance, scaleBy, subtract, unit } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import type { PathPart } from '../view/selection.ts';
import { freeOutline, reshaped } from './vertices.ts';

const straight = 'straight';
/** Feet: a sixteenth of an inch. */
const minLength = 1 / 192;

export function pathPartForms(object: PlanObject, { on, index }: PathPart): readonly Form<PlanObject>[] {
  return on === 'vertex' ? vertexForms(object, index) : edgeForms(object, index);
}

function vertexForms(object: PlanObject, index: number): readonly Form<PlanObject>[] {
  const path = freeOutline(object);
  const at = path?.vertices[index];
  if (!path || !at) return [];
  return [
    {
      submit: 'Move vertex',
      fields: [
        { name: 'x', label: 'X', input: 'length', value: tidy(at.x) },
        { name: 'y', label: 'Y', input: 'length', value: tidy(at.y) },
      ],
      apply: ({ x, y }) => reshaped(object, movedVertex(path, index, { x: Number(x), y: Number(y) })),
    },
  ];
}

function edgeForms(object: PlanObject, index: number): readonly Form<PlanObject>[] {
  const path = freeOutline(object);
  const edge = path && edgesOf(path)[index];
  if (!path || !edge) return [];
  const chord = distance(edge.from, edge.to);
  const arc = arcOf(edge);
  const bends = arc ? (edge.bulge > 0 ? 'left' : 'right') : straight;
  const end = (index + 1) % path.vertices.length;
  return [
    {
      submit: 'Update edge',
      fields: [
        { name: 'chord', label: 'Straight length', input: 'length', value: tidy(chord), min: minLength },
        {
          name: 'radius',
          label: 'Radius',
          input: 'length',
          value: tidy(arc?.radius ?? 0),
          min: 0,
          hint: 'For an arc; at least half its straight length',
        },
        {
          name: 'bends',
          label: 'Bends',
          input: 'choice',
          value: bends,
          choices: [
            { value: straight, label: 'Straight' },
            { value: 'left', label: 'To the left' },
            { value: 'right', label: 'To the right' },
          ],
        },
      ],
      apply(values) {
        const length = Number(values['chord']);
        const to = add(edge.from, scaleBy(unit(subtract(edge.to, edge.from)), length));
        const moved = length === tidy(chord) ? object : reshaped(object, movedVertex(path, end, to));
        const next = outlineOf(moved) ?? path;
        // A radius must be at least half the chord, which makes a half circle.
        const half = length / 2;
        const typed = Number(values['radius']);
        const radius = Math.max(half, typed || half);
        const sine = Math.min(1, half / radius);
        const small = Math.tan(Math.asin(sine) / 2);
        const size = Math.abs(edge.bulge) > 1 ? 1 / small : small;
        const direction = values['bends'] === straight ? 0 : values['bends'] === 'left' ? 1 : -1;
        return reshaped(moved, bentEdge(next, index, direction * size));
      },
    },
  ];
}
