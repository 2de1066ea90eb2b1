// Align and distribute the selected objects by their bounds, groups as units.
import { type Box, boxCenter, boxHeight, boxWidth, emptyBox, union } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { type Change, moveOf, objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import type { Editor } from '../editor/editor.ts';
import { selectedObjects } from '../view/selection.ts';
import type { Command } from './command.ts';

interface Unit {
  readonly objects: readonly PlanObject[];
  readonly box: Box;
}

/** Divides objects into units that move together: groups and single objects; a single group into its members. */
function movableUnits(objects: readonly PlanObject[]): readonly (readonly PlanObject[])[] {
  const units = new Map<string, PlanObject[]>();
  for (const object of objects) {
    const key = object.group === undefined ? `object ${object.id}` : `group ${object.group}`;
    const unit = units.get(key);
    if (unit) unit.push(object);
    else units.set(key, [object]);
  }
  return units.size > 1 ? [...units.values()] : objects.map((object) => [object]);
}

/** Whether movableUnits of the selection has at least `count` units; stops as soon as that is known. */
function hasUnits({ selection, plan }: Editor, count: number): boolean {
  const units = new Set<string>();
  for (const id of selection.ids) {
    const object = plan.objects.get(id);
    if (object) units.add(object.group === undefined ? `object ${id}` : `group ${object.group}`);
    if (units.size > 1 && units.size >= count) return true;
  }
  return units.size === 1 && selection.ids.size >= count;
}

const boxOf = (objects: readonly PlanObject[]): Box =>
  objects.map((object) => objectBox(object)).reduce(union, emptyBox);

const unitsOf = ({ plan, selection }: Editor): Unit[] =>
  movableUnits(selectedObjects(selection, plan)).map((objects) => ({ objects, box: boxOf(objects) }));

/** Moves each unit by its offset. */
function move(editor: Editor, moves: readonly (readonly [Unit, Point])[], label: string): void {
  const changes = moves.flatMap(([{ objects }, offset]): Change[] => {
    const by = { x: tidy(offset.x), y: tidy(offset.y) };
    if (by.x === 0 && by.y === 0) return [];
    return objects.map((object) => moveOf(object, by));
  });
  editor.edit(changes, label);
}

/** offset: from a unit's box to its place aligned in the box of all units. */
function alignCommand(
  name: string,
  title: string,
  parts: string,
  offset: (box: Box, all: Box) => Point,
): Command {
  return {
    name,
    title,
    hint: `Aligns the ${parts} of the selected objects.`,
    keys: [],
    enabled: ({ selection }) => selection.ids.size > 1,
    needs: 'Select several objects first',
    run(editor) {
      const units = unitsOf(editor);
      const all = units.map(({ box }) => box).reduce(union, emptyBox);
      move(
        editor,
        units.map((unit) => [unit, offset(unit.box, all)]),
        title,
      );
    },
  };
}

interface Axis {
  readonly size: (box: Box) => number;
  readonly start: (box: Box) => number;
  readonly offset: (distance: number) => Point;
}

/** Equal gaps between units; the first and the last stay in place. */
function distributeCommand(name: string, title: string, { size, start, offset }: Axis): Command {
  return {
    name,
    title,
    hint: 'Spaces the selected objects evenly between the two outermost ones.',
    keys: [],
    enabled: (editor) => hasUnits(editor, 3),
    needs: 'Select three or more objects first',
    run(editor) {
      const center = ({ box }: Unit): number => start(box) + size(box) / 2;
      const units = unitsOf(editor).toSorted((a, b) => center(a) - center(b));
      const [first, last] = [units[0], units.at(-1)];
      if (!first || !last) return;
      const occupied = units.reduce((sum, { box }) => sum + size(box), 0);
      const gap = (start(last.box) + size(last.box) - start(first.box) - occupied) / (units.length - 1);
      let at = start(first.box);
      const moves = units.map((unit): readonly [Unit, Point] => {
        const distance = unit === last ? 0 : at - start(unit.box);
        at += size(unit.box) + gap;
        return [unit, offset(distance)];
      });
      move(editor, moves, title);
    },
  };
}

export const aligningCommands: readonly Command[] = [
  alignCommand('alignLeft', 'Align left', 'left edges', (box, all) => ({ x: all.minX - box.minX, y: 0 })),
  alignCommand('alignCenter', 'Align center', 'centers, left to right,', (box, all) => ({
    x: boxCenter(all).x - boxCenter(box).x,
    y: 0,
  })),
  alignCommand('alignRight', 'Align right', 'right edges', (box, all) => ({ x: all.maxX - box.maxX, y: 0 })),
  alignCommand('alignTop', 'Align top', 'top edges', (box, all) => ({ x: 0, y: all.minY - box.minY })),
  alignCommand('alignMiddle', 'Align middle', 'centers, top to bottom,', (box, all) => ({
    x: 0,
    y: boxCenter(all).y - boxCenter(box).y,
  })),
  alignCommand('alignBottom', 'Align bottom', 'bottom edges', (box, all) => ({
    x: 0,
    y: all.maxY - box.maxY,
  })),
  distributeCommand('distributeHorizontally', 'Distribute horizontally', {
    size: boxWidth,
    start: ({ minX }) => minX,
    offset: (distance) => ({ x: distance, y: 0 }),
  }),
  distributeCommand('distributeVertically', 'Distribute vertically', {
    size: boxHeight,
    start: ({ minY }) => minY,
    offset: (distance) => ({ x: 0, y: distance }),
  }),
];
