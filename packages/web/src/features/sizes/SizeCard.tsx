// The card that adds a building of a typed size, so that it needn't be drawn.
import { placeSized } from '@homeplot/editor/placeSized';
import { inOtherUnits, parseLengthIn } from '@homeplot/plan/typedLength';
import { formatLength, type Units } from '@homeplot/plan/units';
import { type SubmitEvent, useState } from 'react';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useUnconfirmed } from '../../workspace/useUnconfirmed.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { showProblems } from '../../kit/fields/showProblems.ts';
import { TextField } from '../../kit/fields/TextField.tsx';

const sides = [
  { name: 'width', label: 'Width' },
  { name: 'depth', label: 'Depth' },
] as const;
/** Feet: the shortest and the longest side that can be typed. */
const sideRange = { min: 0.5, max: 2000 } as const;

type Problems = Readonly<Record<string, string | undefined>>;

export function SizeCard() {
  const units = useSlice(({ plan }) => plan.settings.units);
  return <SizeForm key={units} units={units} />;
}

function SizeForm({ units }: { readonly units: Units }) {
  const editor = useEditor();
  const isDrawing = useSlice(({ hand }) => hand.isDrawing);
  const [problems, setProblems] = useState<Problems>({});
  const { texts, change, forget } = useUnconfirmed('building size', () => ({ width: '', depth: '' }), {
    units,
    restate: (text, from) => inOtherUnits(text, from, units),
  });
  if (isDrawing) return null;
  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const [width, depth] = [readSide(texts.width, units), readSide(texts.depth, units)];
    if (typeof width === 'number' && typeof depth === 'number') {
      if (!placeSized(editor, width, depth)) return;
      forget();
      focusCanvas();
      return;
    }
    showProblems(event.currentTarget, () =>
      setProblems({
        width: typeof width === 'string' ? width : undefined,
        depth: typeof depth === 'string' ? depth : undefined,
      }),
    );
  };
  return (
    <Card title="Add a building by its size" className="max-lg:shadow-float">
      <form noValidate onSubmit={add}>
        <div className="flex items-start gap-2">
          {sides.map(({ name, label }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              value={texts[name]}
              onChange={({ target }) => change({ ...texts, [name]: target.value })}
              error={problems[name]}
              errorRole="alert"
              className="min-w-0 flex-1"
              {...lengthInput}
              enterKeyHint="done"
            />
          ))}
          <Button type="submit" tone="primary" className="mt-6">
            Add
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** A side in feet, or the problem with what was typed. */
function readSide(typed: string, units: Units): number | string {
  const feet = parseLengthIn(typed, units);
  if (feet === undefined) return `Type a length, such as ${formatLength(24.5, units)}.`;
  if (feet >= sideRange.min && feet <= sideRange.max) return feet;
  return `A side can be ${formatLength(sideRange.min, units)} to ${formatLength(sideRange.max, units)}.`;
}
