// The choice of a drawing's layers to import.
import { Button } from '../../kit/ui/Button.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import type { DrawingLayer } from './worker/drawingFacts.ts';
import { withSeparators } from '@homeplot/plan/units';

interface LayerChoiceProps {
  readonly layers: readonly DrawingLayer[];
  /** The names of the chosen layers. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

export function LayerChoice({ layers, chosen, onChoose }: LayerChoiceProps) {
  const toggle = (name: string, on: boolean): void => {
    const next = new Set(chosen);
    if (on) next.add(name);
    else next.delete(name);
    onChoose(next);
  };
  return (
    <fieldset>
      <legend className="sr-only">Layers to import</legend>
      <div className="mb-1.5 flex items-center gap-1">
        <p aria-hidden className="mr-auto text-sm text-ink-soft">
          Layers ({chosen.size} of {layers.length})
        </p>
        <Button size="sm" onClick={() => onChoose(new Set(layers.map(({ name }) => name)))}>
          All
        </Button>
        <Button size="sm" onClick={() => onChoose(new Set())}>
          None
        </Button>
      </div>
      <ul className="max-h-56 space-y-1.5 overflow-y-auto rounded-md border border-hairline p-2.5 md:max-h-72">
        {layers.map((layer) => (
          <li key={layer.name}>
            <CheckField
              checked={chosen.has(layer.name)}
              onChange={({ target }) => toggle(layer.name, target.checked)}
              label={<LayerLabel layer={layer} />}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function LayerLabel({ layer: { name, color, isVisible, objects } }: { readonly layer: DrawingLayer }) {
  return (
    <span className="flex min-w-0 flex-1 items-baseline gap-2">
      <span
        aria-hidden
        data-swatch=""
        className="size-3 shrink-0 self-center rounded-xs border border-edge"
        style={{ backgroundColor: color }}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {isVisible ? null : <span className="text-sm text-ink-faint"> (off in the drawing)</span>}
      </span>
      <span className="text-sm text-ink-soft tabular-nums">{withSeparators(objects)}</span>
    </span>
  );
}
