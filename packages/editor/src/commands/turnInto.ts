// Turn into: makes objects of imported line work. The code for it is fetched on first use.
import { kindOf } from '@homeplot/plan/kinds';
import type { Editor } from '../editor/editor.ts';
import type { Target } from '../edits/lineWork/turnInto.ts';
import { hasSelected } from '../view/selection.ts';
import type { Command, CommandGroup } from './command.ts';
import { runFetched } from './runFetched.ts';

const targets: readonly Target[] = [
  { type: 'lot', title: 'Lot', shape: 'outline', also: 'parcel boundary property' },
  {
    type: 'building',
    title: 'Building',
    shape: 'outline',
    fieldValues: { eave: 0 },
    also: 'house garage footprint',
  },
  { type: 'fence', title: 'Fence', shape: 'line', also: 'boundary' },
  { type: 'wall', title: 'Wall', shape: 'line', also: 'masonry' },
  { type: 'utility', title: 'Utility line', shape: 'line', also: 'water sewer gas electric pipe' },
  { type: 'road', title: 'Road', shape: 'line', also: 'street lane center line' },
];

const isLineWorkSelected = (editor: Editor): boolean =>
  hasSelected(editor, (object) => kindOf(object).lineWork === 'line');

const needs = 'Select imported line work first';

const about = {
  outline: 'Replaces selected lines and arcs that form a closed outline with',
  line: 'Replaces selected lines and arcs with',
} as const;

const turning = (target: Target): Command => {
  const { type, title, shape, also } = target;
  const article = title === 'Utility line' ? 'a utility line' : `a ${title.toLowerCase()}`;
  return {
    name: `turnInto ${type}`,
    title,
    hint: `${about[shape]} ${article}.`,
    also: `turn into convert line work cad dxf ${also}`,
    keys: [],
    enabled: isLineWorkSelected,
    needs,
    run: (editor) =>
      runFetched(editor, 'Turn into', async () => {
        const { turnInto } = await import('../edits/lineWork/turnInto.ts');
        turnInto(editor, target);
      }),
  };
};

const turnBlocks: Command = {
  name: 'turnInto symbols',
  title: 'Symbols, by block name',
  hint: 'Replaces selected blocks, such as trees and hydrants, with symbols that match their names.',
  also: 'turn into convert line work cad dxf blocks inserts tree hydrant pole car well',
  keys: [],
  enabled: isLineWorkSelected,
  needs,
  run: (editor) =>
    runFetched(editor, 'Turn into', async () => {
      const { turnBlocksInto } = await import('../edits/lineWork/turnBlocks.ts');
      turnBlocksInto(editor);
    }),
};

export const turningCommands: CommandGroup = {
  title: 'Turn into',
  commands: [...targets.map(turning), turnBlocks],
};
