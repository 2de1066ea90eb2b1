// The layers of a drawing, of which any can be imported.
import { Button } from '../../kit/ui/Button.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import type { DrawingLayer } from './worker/drawingFacts.ts';
import { LayerLabel } from './LayerLabel.tsx';

interface LayerChoiceProps {
  readonly layers: readonly DrawingLayer[];
  /** By name. */
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
