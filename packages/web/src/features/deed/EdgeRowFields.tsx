// The fields of one edge of a deed: a straight edge, a curve, or the edge back to the point of beginning.
import { isMetric, type Units } from '@homeplot/plan/units';
import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { cx } from '../../kit/cx.ts';
import { fieldClass } from '../../kit/fields/fieldClass.ts';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { confirmedRow, type EdgeRow, editedRow, type RowField } from '@homeplot/plan/edgeRow';
import { Button } from '../../kit/ui/Button.tsx';

interface EdgeRowFieldsProps {
  readonly row: EdgeRow;
  readonly number: number;
  readonly units: Units;
  readonly problem: { readonly text: string; readonly field: string } | undefined;
  readonly onChange: (row: EdgeRow) => void;
  readonly onInsert: () => void;
  readonly onRemove: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const kinds: readonly Choice[] = [
  { value: 'line', label: 'Straight' },
  { value: 'right', label: 'Curve right' },
  { value: 'left', label: 'Curve left' },
  { value: 'closing', label: 'To beginning' },
];
const directionKinds: readonly Choice[] = [
  { value: 'bearing', label: 'Bearing' },
  { value: 'interior', label: 'Interior angle' },
  { value: 'turnRight', label: 'Turn right' },
  { value: 'turnLeft', label: 'Turn left' },
];
/** What the direction of a curve is: of nothing but the edge before, of the chord, of the tangent, or to the center. */
const curveDirections: readonly Choice[] = [
  { value: 'on', label: 'Tangent' },
  { value: 'chord', label: 'Chord bearing' },
  { value: 'tangent', label: 'Sets out' },
  { value: 'center', label: 'To center' },
];
const curveMeasures: readonly Choice[] = [
  { value: 'arc', label: 'Arc length' },
  { value: 'chord', label: 'Chord length' },
  { value: 'central', label: 'Central angle' },
];

const fieldLook = cx(fieldClass, 'h-9! px-2! text-sm! pointer-coarse:h-11! pointer-coarse:text-base!');

/** The widths of fields in the six columns that a row has on a narrow screen. */
const half = 'col-span-3 sm:col-span-1';
const long = 'col-span-4 sm:col-span-1';
const short = 'col-span-2 px-1.5! sm:col-span-1 sm:px-2!';

export function EdgeRowFields(props: EdgeRowFieldsProps) {
  const { row, number, units, problem, onChange, onInsert, onRemove, onKeyDown, onFocus, onBlur } = props;
  const note = useId();
  const edge = `Edge ${number}`;
  const curved = row.kind === 'right' || row.kind === 'left';
  const change = (fields: Partial<EdgeRow>): void => onChange(editedRow(row, fields));
  const chooser = (name: 'kind' | 'way' | 'start' | 'measure', label: string, choices: readonly Choice[]) => (
    <select
      aria-label={`${edge} ${label}`}
      value={row[name]}
      onFocus={onFocus}
      onBlur={onBlur}
      onChange={({ target }) => change({ [name]: target.value })}
      className={cx(fieldLook, half, 'pr-6!')}
    >
      {choices.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
  const field = (name: RowField, label: string, example: string, span: string) => (
    <input
      aria-label={`${edge} ${label}`}
      value={row[name]}
      onFocus={onFocus}
      onBlur={onBlur}
      placeholder={example}
      onKeyDown={onKeyDown}
      autoComplete="off"
      spellCheck={false}
      maxLength={120}
      {...inputOf(row, name)}
      aria-invalid={problem?.field === name}
      aria-describedby={problem?.field === name ? note : undefined}
      onChange={({ target }) => change({ [name]: target.value })}
      className={cx(fieldLook, span)}
    />
  );
  const lengthExample = isMetric(units) ? '36.73' : '120.50';
  return (
    <li
      data-row={row.id}
      className={cx('rounded-md border p-2', problem ? 'border-danger-line' : 'border-hairline')}
    >
      <fieldset aria-label={edge} className="flex items-start gap-2">
        <span
          aria-hidden
          className="mt-2 w-6 shrink-0 text-right max-sm:w-4 text-sm font-semibold text-ink-soft"
        >
          {number}
        </span>
        <div className="grid min-w-0 flex-1 grid-cols-6 gap-1.5 sm:grid-cols-[7.5rem_8.5rem_minmax(0,1fr)_minmax(0,0.8fr)]">
          {chooser('kind', 'kind', kinds)}
          {row.kind === 'line' ? (
            <>
              {chooser('way', 'direction is', directionKinds)}
              {field('direction', 'direction', directionExample(row), long)}
              {field('length', 'length', lengthExample, short)}
            </>
          ) : null}
          {curved ? chooser('start', 'direction is', curveDirections) : null}
          {curved && row.start === 'on' ? (
            <span className="col-span-3 self-center text-sm text-ink-faint sm:col-span-2">
              to the edge before
            </span>
          ) : null}
          {curved && row.start !== 'on' ? (
            <div className="col-span-6 sm:col-span-2">
              {field('direction', 'direction', `N 45°30'15" E`, '')}
            </div>
          ) : null}
          {curved ? (
            <span aria-hidden className={cx(half, 'self-center pr-1 text-right text-sm text-ink-soft')}>
              Radius
            </span>
          ) : null}
          {curved ? field('radius', 'radius', isMetric(units) ? '15' : '50.00', half) : null}
          {curved ? chooser('measure', 'length is', curveMeasures) : null}
          {curved
            ? field('length', 'length', row.measure === 'central' ? `90°00'00"` : lengthExample, half)
            : null}
        </div>
        <div className="flex shrink-0 max-sm:flex-col">
          <IconButton label={`Insert an edge after edge ${number}`} onClick={onInsert}>
            <Plus aria-hidden />
          </IconButton>
          <IconButton label={`Remove edge ${number}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </fieldset>
      <RowNotes row={row} number={number} problem={problem} note={note} onChange={onChange} />
    </li>
  );
}

const directionExample = ({ way }: EdgeRow): string => (way === 'bearing' ? `N 45°30'15" E` : `90°00'00"`);

interface RowNotesProps extends Pick<EdgeRowFieldsProps, 'row' | 'number' | 'problem' | 'onChange'> {
  /** The id of the problem's text. */
  readonly note: string;
}

/** The deed's words for the edge, and what is wrong with the edge. */
function RowNotes({ row, number, problem, note, onChange }: RowNotesProps) {
  return (
    <>
      {row.words ? <p className="mt-1 ml-8 text-sm text-ink-faint">“{row.words}”</p> : null}
      {problem ? (
        <p id={note} className="mt-1 ml-8 text-sm text-danger">
          {problem.text}
        </p>
      ) : null}
      {row.doubt?.isFilled ? (
        <Button size="sm" className="mt-1.5 ml-8" onClick={() => onChange(confirmedRow(row))}>
          Use edge {number} as it is
        </Button>
      ) : null}
    </>
  );
}

function inputOf({ kind, measure }: EdgeRow, name: RowField): object {
  if (name === 'direction') return { 'data-first': '' };
  const isAngle = name === 'length' && kind !== 'line' && measure === 'central';
  return isAngle ? {} : lengthInput;
}
