// Align and distribute: the selected objects by their boxes, groups as one; what is joined to them follows.
import { type Box, boxCenter, boxHeight, boxWidth, emptyBox, union } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { type Change, moveOf, objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import type { Editor } from '../editor.ts';
import { apart, hasApart } from '../scene/groups.ts';
import { selectedObjects } from '../scene/selection.ts';
import type { Command } from './command.ts';

interface Unit {
  readonly objects: readonly PlanObject[];
  readonly box: Box;
}

const boxOf = (objects: readonly PlanObject[]): Box =>
  objects.map((object) => objectBox(object)).reduce(union, emptyBox);

const unitsOf = ({ plan, selection }: Editor): Unit[] =>
  apart(selectedObjects(selection, plan)).map((objects) => ({ objects, box: boxOf(objects) }));

/** Moves each unit by its way; what stays where it is is left out. */
function move(editor: Editor, ways: readonly (readonly [Unit, Point])[], label: string): void {
  const changes = ways.flatMap(([{ objects }, way]): Change[] => {
    const by = { x: tidy(way.x), y: tidy(way.y) };
    if (by.x === 0 && by.y === 0) return [];
    return objects.map((object) => moveOf(object, by));
  });
  editor.edit(changes, label);
}

/** way: from a box to where it is aligned with the box round all. */
function aligning(name: string, title: string, way: (box: Box, all: Box) => Point): Command {
  return {
    name,
    title,
    hint: `Lines the selected objects up with ${title.replace('Align ', 'the ')} of the box round them.`,
    keys: [],
    enabled: ({ selection }) => selection.ids.size > 1,
    needs: 'Select several objects first',
    run(editor) {
      const units = unitsOf(editor);
      const all = units.map(({ box }) => box).reduce(union, emptyBox);
      move(
        editor,
        units.map((unit) => [unit, way(unit.box, all)]),
        title,
      );
    },
  };
}

interface Along {
  readonly size: (box: Box) => number;
  readonly start: (box: Box) => number;
  readonly way: (far: number) => Point;
}

/** Equal gaps between units, of which the first and the last stay where they are. */
function distributing(name: string, title: string, { size, start, way }: Along): Command {
  return {
    name,
    title,
    hint: 'Makes the gaps between three or more selected objects equal; the outermost stay.',
    keys: [],
    enabled: (editor) => hasApart(editor, 3),
    needs: 'Select three or more objects first',
    run(editor) {
      const middle = ({ box }: Unit): number => start(box) + size(box) / 2;
      const units = unitsOf(editor).toSorted((a, b) => middle(a) - middle(b));
      const [first, last] = [units[0], units.at(-1)];
      if (!first || !last) return;
      const taken = units.reduce((sum, { box }) => sum + size(box), 0);
      const gap = (start(last.box) + size(last.box) - start(first.box) - taken) / (units.length - 1);
      let at = start(first.box);
      const ways = units.map((unit): readonly [Unit, Point] => {
        const far = unit === last ? 0 : at - start(unit.box);
        at += size(unit.box) + gap;
        return [unit, way(far)];
      });
      move(editor, ways, title);
    },
  };
}

export const aligningCommands: readonly Command[] = [
  aligning('alignLeft', 'Align left', (box, all) => ({ x: all.minX - box.minX, y: 0 })),
  aligning('alignCenter', 'Align center', (box, all) => ({ x: boxCenter(all).x - boxCenter(box).x, y: 0 })),
  aligning('alignRight', 'Align right', (box, all) => ({ x: all.maxX - box.maxX, y: 0 })),
  aligning('alignTop', 'Align top', (box, all) => ({ x: 0, y: all.minY - box.minY })),
  aligning('alignMiddle', 'Align middle', (box, all) => ({ x: 0, y: boxCenter(all).y - boxCenter(box).y })),
  aligning('alignBottom', 'Align bottom', (box, all) => ({ x: 0, y: all.maxY - box.maxY })),
  distributing('distributeHorizontally', 'Distribute horizontally', {
    size: boxWidth,
    start: ({ minX }) => minX,
    way: (far) => ({ x: far, y: 0 }),
  }),
  distributing('distributeVertically', 'Distribute vertically', {
    size: boxHeight,
    start: ({ minY }) => minY,
    way: (far) => ({ x: 0, y: far }),
  }),
];
