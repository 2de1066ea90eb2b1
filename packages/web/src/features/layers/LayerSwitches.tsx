// The switches of a layer: hidden, locked, faded, unprinted. Only those that differ from the default stand out.
import { isolateLayers, switchLayers } from '@homeplot/editor/layerSwitches';
import type { Layer, LayerSwitch } from '@homeplot/plan/layers';
import type { MouseEvent } from 'react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Tooltip } from '../../kit/ui/Tooltip.tsx';
import { Blend, Eye, EyeOff, Lock, LockOpen, type LucideIcon, Printer, PrinterX } from 'lucide-react';

interface SwitchLook {
  readonly name: LayerSwitch;
  readonly icon: (on: boolean) => LucideIcon;
  readonly label: (title: string, on: boolean) => string;
  readonly hint: string;
}

const looks: readonly SwitchLook[] = [
  {
    name: 'hidden',
    icon: (on) => (on ? EyeOff : Eye),
    label: (title, on) => `${on ? 'Show' : 'Hide'} ${title}`,
    hint: 'With Alt: show this layer only',
  },
  {
    name: 'locked',
    icon: (on) => (on ? Lock : LockOpen),
    label: (title) => `Lock ${title}`,
    hint: 'Visible and snapped to, but not editable',
  },
  { name: 'faded', icon: () => Blend, label: (title) => `Fade ${title}`, hint: 'Drawn in pale colors' },
  {
    name: 'unprinted',
    icon: (on) => (on ? PrinterX : Printer),
    label: (title) => `Don't print ${title}`,
    hint: 'Left out of pictures and prints',
  },
];

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

/** The style of a small button in a layer's row; data-on marks a state that differs from the default. */
export const layerButton =
  'inline-flex size-7 shrink-0 items-center justify-center rounded-md text-ink-faint not-aria-disabled:hover:bg-ink/6 not-aria-disabled:hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 data-[on=true]:bg-accent-wash data-[on=true]:text-accent max-lg:size-10 max-lg:pointer-coarse:size-11 max-[22rem]:w-9! [&_svg]:size-4';
