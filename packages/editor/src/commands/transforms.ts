// Exact changes of what is selected. Those that need values ask for them; the two mirrors are done at once.
import { boxCenter } from '@homeplot/plan/box';
import { mirroring } from '@homeplot/plan/motion';
import { byMotion } from '../transforms/copies.ts';
import { extentOf } from '../transforms/extent.ts';
import { hasSelected, selectedObjects } from '../scene/selection.ts';
import { lengthOf, setLengthName } from '../measures.ts';
import { type Command, forObjects } from './command.ts';

const asking = (name: string, title: string, hint: string, keys: readonly string[], also = ''): Command => ({
  name,
  title,
  hint,
  keys,
  also,
  ...forObjects,
  run: (editor) => editor.ask(name),
});

/** x, y: the way that the line goes. */
const mirrorAt = (name: string, title: string, hint: string, key: string, x: number, y: number): Command => ({
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
  asking('moveBy', 'Move by', 'Moves or copies what is selected by typed lengths, or a length at an angle.', [
    'Shift+M',
  ]),
  asking('rotateBy', 'Rotate by', 'Turns what is selected by a typed angle, about any point.', ['Shift+R']),
  mirrorAt(
    'mirrorHorizontally',
    'Mirror left to right',
    'Flips what is selected over an upright line.',
    'Shift+H',
    0,
    1,
  ),
  mirrorAt(
    'mirrorVertically',
    'Mirror top to bottom',
    'Flips what is selected over a level line.',
    'Shift+V',
    1,
    0,
  ),
  asking('mirror', 'Mirror', 'Flips what is selected, or a copy, about an edge or any line.', []),
  asking(
    'offset',
    'Offset',
    'Draws the outline of what is selected again, at a distance inside or outside.',
    ['Shift+O'],
    'setback parallel',
  ),
  {
    ...asking(
      setLengthName,
      'Set length',
      'Moves what a dimension measures until it has a typed length.',
      [],
    ),
    enabled: (editor) => hasSelected(editor, (object) => lengthOf(object) !== undefined),
    needs: 'Select a dimension first',
  },
  asking('array', 'Array', 'Copies what is selected in rows and columns, or round a point.', ['Shift+A']),
];
