// The layers of what is selected: hide, isolate, lock, fade, bring to front; and all layers shown or unlocked again.
import type { LayerSwitch } from '@homeplot/plan/layers';
import type { Editor } from '../editor.ts';
import {
  isolateLayers,
  layersOfSelection,
  restackLayers,
  switchAllOff,
  switchLayers,
} from '../scene/layers.ts';
import { type Command, forObjects } from './command.ts';

const ofSelection = (
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

const allOff = (name: string, title: string, hint: string, off: LayerSwitch, needs: string): Command => ({
  name,
  title,
  hint,
  keys: [],
  enabled: ({ plan }) => plan.settings.layers.some((layer) => layer[off]),
  needs,
  run: (editor) => switchAllOff(editor, off, title),
});

const switching =
  (name: LayerSwitch) =>
  (editor: Editor, ids: ReadonlySet<string>): void =>
    switchLayers(editor, ids, name, true);

export const layerCommands: readonly Command[] = [
  ofSelection(
    'hideLayerOfSelection',
    'Hide layer of selection',
    'Hides all that lies on the layers of what is selected.',
    switching('hidden'),
  ),
  ofSelection(
    'isolateLayer',
    'Isolate layer of selection',
    'Hides all other layers; a second time brings them back.',
    isolateLayers,
  ),
  ofSelection(
    'lockLayerOfSelection',
    'Lock layer of selection',
    'Keeps all that lies on the layers of what is selected from being changed.',
    switching('locked'),
  ),
  ofSelection(
    'fadeLayerOfSelection',
    'Fade layer of selection',
    'Draws all that lies on the layers of what is selected pale.',
    switching('faded'),
  ),
  allOff('showAllLayers', 'Show all layers', 'Brings hidden layers back.', 'hidden', 'No layer is hidden'),
  allOff(
    'unlockAllLayers',
    'Unlock all layers',
    'Lets locked layers be changed.',
    'locked',
    'No layer is locked',
  ),
  allOff(
    'unfadeAllLayers',
    'Unfade all layers',
    'Draws faded layers in full again.',
    'faded',
    'No layer is faded',
  ),
  ofSelection(
    'layerToFront',
    'Bring layer to front',
    'Draws all that lies on the layers of what is selected above everything else.',
    (editor, ids) => restackLayers(editor, ids, 'front'),
  ),
  ofSelection(
    'layerToBack',
    'Send layer to back',
    'Draws all that lies on the layers of what is selected below everything else.',
    (editor, ids) => restackLayers(editor, ids, 'back'),
  ),
];
