// More commands for a layer: show only this one, select, bring to front, move in the list, rename, delete.
import { moveLayer, restackLayers, selectLayer } from '@homeplot/editor/layers';
import { isolateLayers } from '@homeplot/editor/layerSwitches';
import { type Layer, isPreset } from '@homeplot/plan/layers';
import {
  ArrowDown,
  ArrowUp,
  BringToFront,
  Focus,
  type LucideIcon,
  MousePointer2,
  Pencil,
  SendToBack,
  Trash2,
} from 'lucide-react';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { Tooltip } from '../../kit/ui/Tooltip.tsx';
import { layerButton } from './LayerSwitches.tsx';

interface LayerActionsProps {
  readonly layer: Layer;
  /** The number of objects on the layer. */
  readonly count: number;
  /** The layer's index in the list, and the list's length. */
  readonly place: number;
  readonly places: number;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

export function LayerActions({ layer, count, place, places, onRename, onDelete }: LayerActionsProps) {
  const editor = useEditor();
  const { id, title, hidden, locked } = layer;
  const ids = new Set([id]);
  const isAlone = useSlice(({ scene }) => scene.layers.list.every((one) => (one.id === id) === !one.hidden));
  const isListed = place < places;
  const isUnselectable = hidden === true || locked === true;
  const isPermanent = isPreset(id) || !isListed;
  return (
    <div className="flex flex-wrap pr-1 pb-1 pl-3">
      <Action
        label={isAlone ? 'Show the other layers again' : `Show ${title} only`}
        icon={Focus}
        on={isAlone}
        onPress={() => isolateLayers(editor, ids)}
      />
      <Action
        label={`Select all on ${title}`}
        icon={MousePointer2}
        disabled={count === 0 || isUnselectable}
        onPress={() => selectLayer(editor, id)}
      />
      <Action
        label={`Bring ${title} to front`}
        icon={BringToFront}
        disabled={count === 0}
        onPress={() => restackLayers(editor, ids, 'front')}
      />
      <Action
        label={`Send ${title} to back`}
        icon={SendToBack}
        disabled={count === 0}
        onPress={() => restackLayers(editor, ids, 'back')}
      />
      <Action
        label={`Move ${title} up`}
        icon={ArrowUp}
        disabled={place === 0 || !isListed}
        onPress={() => moveLayer(editor, id, place - 1)}
      />
      <Action
        label={`Move ${title} down`}
        icon={ArrowDown}
        disabled={place >= places - 1}
        onPress={() => moveLayer(editor, id, place + 1)}
      />
      <Action label={`Rename ${title}`} icon={Pencil} onPress={onRename} />
      {isPermanent ? null : (
        <Action
          label={`Delete ${title}`}
          hint="Its objects move to the default layers of their kinds"
          icon={Trash2}
          onPress={onDelete}
        />
      )}
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  readonly hint?: string;
  readonly icon: LucideIcon;
  readonly on?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Action({ label, hint, icon: Icon, on = false, disabled = false, onPress }: ActionProps) {
  return (
    <Tooltip label={label} {...(hint ? { hint } : {})}>
      <button
        type="button"
        aria-label={label}
        aria-disabled={disabled}
        data-on={on}
        onClick={() => !disabled && onPress()}
        className={layerButton}
      >
        <Icon aria-hidden />
      </button>
    </Tooltip>
  );
}
