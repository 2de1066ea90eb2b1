// Commands on the layers of the selected objects, and on all layers.
import type { LayerSwitch } from '@homeplot/plan/layers';
import type { Editor } from '../editor/editor.ts';
import { restackLayers } from '../edits/layers.ts';
import { isolateLayers, layersOfSelection, clearSwitch, switchLayers } from '../edits/layerSwitches.ts';
import { type Command, forObjects } from './command.ts';

const selectionCommand = (
  name: string,
  title: string,
  hint: string,
  act: (editor: Editor, ids: ReadonlySet<string>) => void,
): Command => ({
  name,
  title,
  hint,
  keys: [],
  ...forObjects,
  run: (editor) => act(editor, new Set(layersOfSelection(editor))),
});

const clearSwitchCommand = (
  name: string,
  title: string,
  hint: string,
  layerSwitch: LayerSwitch,
  needs: string,
): Command => ({
  name,
  title,
  hint,
  keys: [],
  enabled: ({ plan }) => plan.settings.layers.some((layer) => layer[layerSwitch]),
  needs,
  run: (editor) => clearSwitch(editor, layerSwitch, title),
});

const switching =
  (layerSwitch: LayerSwitch) =>
  (editor: Editor, ids: ReadonlySet<string>): void =>
    switchLayers(editor, ids, layerSwitch, true);

export const layerCommands: readonly Command[] = [
  selectionCommand(
    'hideLayerOfSelection',
    'Hide layer of selection',
    'Hides the layers of the selected objects.',
    switching('hidden'),
  ),
  selectionCommand(
    'isolateLayer',
    'Isolate layer of selection',
    'Hides all other layers. Run it again to show them.',
    isolateLayers,
  ),
  selectionCommand(
    'lockLayerOfSelection',
    'Lock layer of selection',
    'Locks the layers of the selected objects, so that nothing on them can be changed.',
    switching('locked'),
  ),
  selectionCommand(
    'fadeLayerOfSelection',
    'Fade layer of selection',
    'Fades the layers of the selected objects.',
    switching('faded'),
  ),
  clearSwitchCommand(
    'showAllLayers',
    'Show all layers',
    'Shows all hidden layers.',
    'hidden',
    'No layer is hidden',
  ),
  clearSwitchCommand(
    'unlockAllLayers',
    'Unlock all layers',
    'Unlocks all locked layers.',
    'locked',
    'No layer is locked',
  ),
  clearSwitchCommand(
    'unfadeAllLayers',
    'Unfade all layers',
    'Draws faded layers in full color again.',
    'faded',
    'No layer is faded',
  ),
  selectionCommand(
    'layerToFront',
    'Bring layer to front',
    'Draws the layers of the selected objects in front of everything else.',
    (editor, ids) => restackLayers(editor, ids, 'front'),
  ),
  selectionCommand(
    'layerToBack',
    'Send layer to back',
    'Draws the layers of the selected objects behind everything else.',
    (editor, ids) => restackLayers(editor, ids, 'back'),
  ),
];
