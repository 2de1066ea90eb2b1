// The field for how the drawings are turned on the sheet: as on the canvas, with north up, with the street at the bottom, or
// by a typed angle.
import { isNorthKnown } from '@homeplot/plan/isNorthKnown';
import { namedTurns, type SheetTurn } from '@homeplot/plan/sheet';
import { formatDegrees } from '@homeplot/plan/units';
import { TypedField } from '../../cards/TypedField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { useEditor } from '../../workspace/useWorkspace.ts';
import type { Sheets } from './useSheets.ts';

const names: Readonly<Record<(typeof namedTurns)[number], string>> = {
  north: 'North up',
  street: 'Street at the bottom',
};

type Choice = 'canvas' | 'typed' | (typeof namedTurns)[number];

const choiceOf = (turn: SheetTurn | undefined): Choice =>
  turn === undefined ? 'canvas' : typeof turn === 'number' ? 'typed' : turn;

export function TurnField({ sheets }: { readonly sheets: Sheets }) {
  const { plan } = useEditor();
  const { sheet, drawn, change } = sheets;
  const { turn } = sheet;
  /** Degrees clockwise by which the drawing is turned now. */
  const by = drawn.laid?.turn ?? 0;
  const set = (next: SheetTurn | undefined): void => {
    const { turn: _, ...rest } = sheet;
    change(next === undefined ? rest : { ...rest, turn: next }, 'Turn drawing on sheet');
  };
  return (
    <>
      <SelectField<Choice>
        label="Turn the drawing"
        value={choiceOf(turn)}
        choices={[
          { value: 'canvas', label: 'As on the canvas' },
          ...namedTurns.map((name) => ({ value: name, label: names[name] })),
          { value: 'typed', label: 'Turned by degrees' },
        ]}
        onChoose={(choice) =>
          set(choice === 'canvas' ? undefined : choice === 'typed' ? Math.round(by * 100) / 100 : choice)
        }
      />
      {typeof turn === 'number' ? (
        <TypedField
          label="Degrees, clockwise"
          value={String(turn)}
          maxLength={12}
          onApply={(typed) => {
            const next = Number(typed.replace('°', '').replace(',', '.').trim());
            if (typed.trim() === '' || !(Math.abs(next) <= 360)) return wrongDegrees;
            set(next);
            return undefined;
          }}
        />
      ) : turn === undefined ? null : (
        <p className="text-sm text-ink-soft">
          {turn === 'north' && !isNorthKnown(plan)
            ? "North isn't known, so the drawing stays as it is. Set north in the plan properties."
            : by === 0
              ? 'The drawing already lies that way.'
              : `The drawing is turned by ${formatDegrees(by > 180 ? by - 360 : by)}, clockwise.`}
        </p>
      )}
    </>
  );
}

const wrongDegrees = 'Type degrees from -360 to 360, such as 90 or 12.5.';
