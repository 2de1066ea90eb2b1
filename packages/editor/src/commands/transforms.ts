// Transforms of the selection. Those that need values ask for them; the two simple mirrors are applied at once.
import { boxCenter } from '@homeplot/plan/box';
import { mirroring } from '@homeplot/plan/motion';
import { byMotion } from '../transforms/copies.ts';
import { extentOf } from '../transforms/extent.ts';
import { hasSelected, selectedObjects } from '../view/selection.ts';
import { lengthOf, setLengthName } from '../transforms/measures.ts';
import { type Command, forObjects } from './command.ts';

const transformCommand = (
  name: string,
  title: string,
  hint: string,
  keys: readonly string[],
  also = '',
): Command => ({
  name,
  title,
  hint,
  keys,
  also,
  ...forObjects,
  run: (editor) => editor.ask(name),
});

/** x, y: the direction of the mirror line. */
const mirrorCommand = (
  name: string,
  title: string,
  hint: string,
  key: string,
  x: number,
  y: number,
): Command => ({
  name,
  title,
  hint,
  keys: [key],
  ...forObjects,
  run(editor) {
    const objects = selectedObjects(editor.selection, editor.plan);
    const center = boxCenter(extentOf(objects));
    const move = byMotion(mirroring(center, { x: center.x + x, y: center.y + y }));
    editor.edit(
      objects.map((object) => ({ put: move(object) })),
      title,
    );
  },
});

export const transformCommands: readonly Command[] = [
  transformCommand(
    'moveBy',
    'Move by',
    'Moves or copies the selection by typed distances, or by a length at an angle.',
    ['Shift+M'],
  ),
  transformCommand('rotateBy', 'Rotate by', 'Rotates the selection by a typed angle about any point.', [
    'Shift+R',
  ]),
  transformCommand(
    'squareTo',
    'Square to',
    'Turns the selection to be parallel to a lot line, a wall or any other edge, or at a typed angle to it.',
    [],
    'parallel align rotate perpendicular edge',
  ),
  mirrorCommand(
    'mirrorHorizontally',
    'Mirror left to right',
    'Flips the selection horizontally.',
    'Shift+H',
    0,
    1,
  ),
  mirrorCommand(
    'mirrorVertically',
    'Mirror top to bottom',
    'Flips the selection vertically.',
    'Shift+V',
    1,
    0,
  ),
  transformCommand(
    'mirror',
    'Mirror',
    'Flips the selection, or a copy of it, across an edge or any line.',
    [],
  ),
  transformCommand(
    'offset',
    'Offset',
    'Draws a parallel outline inside or outside the selection.',
    ['Shift+O'],
    'setback parallel',
  ),
  {
    ...transformCommand(
      setLengthName,
      'Set length',
      'Moves what a dimension measures until it has a typed length.',
      ['Enter'],
    ),
    enabled: (editor) =>
      editor.hand.tool.name === 'select' &&
      !editor.hand.cursor?.isPressed &&
      hasSelected(editor, (object) => lengthOf(object) !== undefined),
    needs: 'Select a dimension first',
  },
  transformCommand('array', 'Array', 'Copies the selection in rows and columns, or around a point.', [
    'Shift+A',
  ]),
];
