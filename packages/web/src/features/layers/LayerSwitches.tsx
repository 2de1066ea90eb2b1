// The switches of a layer: shown, locked, faded, printed. Only those that differ from the default stand out.
import { isolateLayers, switchLayers } from '@homeplot/editor/layerSwitches';
import type { Layer, LayerSwitch } from '@homeplot/plan/layers';
import type { MouseEvent } from 'react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Tooltip } from '../../kit/ui/Tooltip.tsx';
import { layerButton } from './layerButton.ts';
import { looks } from './switchLooks.ts';

export function LayerSwitches({ layer }: { readonly layer: Layer }) {
  const editor = useEditor();
  const press = (name: LayerSwitch, on: boolean, { altKey }: MouseEvent): void => {
    const ids = new Set([layer.id]);
    if (name === 'hidden' && altKey) isolateLayers(editor, ids);
    else switchLayers(editor, ids, name, !on);
  };
  return looks.map(({ name, icon, label, hint }) => {
    const on = layer[name] ?? false;
    const Icon = icon(on);
    // The eye's label is an action; the labels of the others are states, which are on or off.
    const pressed = name === 'hidden' ? {} : { 'aria-pressed': on };
    return (
      <Tooltip key={name} label={label(layer.title, on)} hint={hint}>
        <button
          type="button"
          aria-label={label(layer.title, on)}
          {...pressed}
          data-on={on}
          onClick={(event) => press(name, on, event)}
          className={layerButton}
        >
          <Icon aria-hidden />
        </button>
      </Tooltip>
    );
  });
}
