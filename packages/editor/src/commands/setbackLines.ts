// Setback lines: asks for the setbacks of the selected lot, or of the lot of the selected setback line.
import { selectedObjects } from '../view/selection.ts';
import { setbackGround } from '../transforms/setbackGround.ts';
import type { Command } from './command.ts';

export const setbackLines: Command = {
  name: 'setback',
  title: 'Setback lines',
  hint: 'Names the edges of a lot, draws its setback lines from the distances of each, and shows the buildable area.',
  also: 'setbacks front side street side rear buildable area yard zoning envelope bsl',
  keys: [],
  enabled: ({ selection, plan }) =>
    selection.ids.size === 1 &&
    selectedObjects(selection, plan).every((object) => setbackGround(object, plan)),
  needs: 'Select a lot first',
  run: (editor) => editor.ask('setback'),
};
