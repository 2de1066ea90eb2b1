// The fields of one reading of the level book, and the elevation that follows from the reading.
import { type Level, levelPointLimit } from '@homeplot/plan/levels';
import { formatGrade, type Units } from '@homeplot/plan/units';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { cx } from '../../kit/cx.ts';
import { fieldClass } from '../../kit/fields/fieldClass.ts';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { type DraftRow, type NumberField, numberFields } from './draft.ts';

interface LevelRowFieldsProps {
  readonly draft: DraftRow;
  readonly number: number;
  readonly units: Units;
  readonly unread: ReadonlySet<NumberField> | undefined;
  readonly level: Level | undefined;
  /** Feet, adjusted if the book is. */
  readonly elevation: number | undefined;
  readonly isPlaced: boolean;
  readonly onChange: (draft: DraftRow) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onRemove: () => void;
}

const labels: Readonly<Record<NumberField, string>> = {
  backsight: 'Backsight',
  foresight: 'Reading',
  known: 'Known elevation',
};

/** Focusing a field of the last row scrolls so that the closure below it stays in sight. */
const fieldLook = cx(
  fieldClass,
  'h-9! px-2! text-sm! in-[li:last-child]:scroll-mb-44 pointer-coarse:h-11! pointer-coarse:text-base!',
);

export function LevelRowFields(props: LevelRowFieldsProps) {
  const { draft, number, units, unread, level, elevation, isPlaced, onChange, onBlur, onKeyDown, onRemove } =
    props;
  const note = useId();
  const id = useId();
  const wrong = unread?.size ? 'Type a number, such as 4.32.' : level?.problem;
  return (
    <li
      data-row={draft.id}
      className={cx('rounded-md border p-2', wrong ? 'border-danger-line' : 'border-hairline')}
    >
      <fieldset aria-label={`Reading ${number}`}>
        <div className="flex items-start gap-2">
          <div className="grid min-w-0 flex-1 grid-cols-3 items-end gap-1.5 sm:grid-cols-[minmax(0,1.3fr)_repeat(3,minmax(0,1fr))_6rem]">
            <label className="col-span-2 min-w-0 text-xs text-ink-soft sm:col-span-1">
              Point
              <input
                value={draft.point}
                placeholder={number === 1 ? 'BM' : ''}
                maxLength={levelPointLimit}
                autoComplete="off"
                onChange={({ target }) => onChange({ ...draft, point: target.value })}
                onBlur={onBlur}
                onKeyDown={onKeyDown}
                className={fieldLook}
              />
            </label>
            <p className="text-right text-xs text-ink-soft sm:order-last" id={id}>
              Elevation
              <span className="flex h-9 items-center justify-end text-[0.9375rem] font-medium text-ink pointer-coarse:h-11">
                {elevation === undefined ? '–' : formatGrade(elevation, units)}
              </span>
            </p>
            {numberFields.map((field) => (
              <label key={field} className="min-w-0 text-xs text-ink-soft">
                {labels[field]}
                <input
                  value={draft[field]}
                  {...lengthInput}
                  aria-invalid={unread?.has(field) ?? false}
                  aria-describedby={wrong ? note : undefined}
                  onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
                  onBlur={onBlur}
                  onKeyDown={onKeyDown}
                  className={fieldLook}
                />
              </label>
            ))}
          </div>
          <IconButton label={`Remove reading ${number}`} onClick={onRemove} className="mt-4">
            <Trash2 aria-hidden />
          </IconButton>
        </div>
        {wrong ? (
          <p id={note} className="mt-1 text-sm text-danger">
            {wrong}
          </p>
        ) : null}
        {level?.instrument === undefined && !isPlaced ? null : (
          <p className="mt-1 text-sm text-ink-faint">
            {[
              level?.instrument === undefined
                ? ''
                : `Height of the instrument ${formatGrade(level.instrument, units)}`,
              isPlaced ? 'On the plan' : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        )}
      </fieldset>
    </li>
  );
}
