// Setback lines: asks how far from its edges the selected lot, or the lot of the selected line, may be built on.
import { selectedObjects } from '../scene/selection.ts';
import { setbackGround } from '../setbackGround.ts';
import type { Command } from './command.ts';

export const setbackLines: Command = {
  name: 'setback',
  title: 'Setback lines',
  hint: 'Draws how far from the front, side, rear and street edges of a lot one may build, and tells the buildable area.',
  also: 'buildable area yard zoning envelope bsl',
  keys: [],
  enabled: ({ selection, plan }) =>
    selection.ids.size === 1 &&
    selectedObjects(selection, plan).every((object) => setbackGround(object, plan)),
  needs: 'Select one lot first',
  run: (editor) => editor.ask('setback'),
};
