// The list of sheets, in which one is chosen to be shown; sheets are added from presets, reordered and deleted. Below are the
// title, number, date and revisions of the shown sheet.
import { sheetPresets } from '@homeplot/formats/sheetPresets';
import { sheetLimits, sheetNumber, type Revision } from '@homeplot/plan/sheet';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { TypedField } from '../../cards/TypedField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { cx } from '../../kit/cx.ts';
import { UndoButtons } from './UndoButtons.tsx';
import type { Sheets } from './useSheets.ts';

interface SheetListProps {
  readonly sheets: Sheets;
}

export function SheetList({ sheets }: SheetListProps) {
  const { all, sheet, further, isStored } = sheets;
  const at = all.indexOf(sheet);
  return (
    <div className="space-y-4">
      <ol aria-label="Sheets" className="space-y-1">
        {all.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-pressed={one.id === sheet.id}
              onClick={() => sheets.choose(one.id)}
              className={cx(
                'flex min-h-9 w-full items-baseline gap-3 rounded-md px-3 py-1.5 text-left text-[0.9375rem] hover:bg-ink/6 pointer-coarse:min-h-11',
                one.id === sheet.id && 'bg-panel font-medium',
              )}
            >
              <span className="text-ink-soft tabular-nums">{sheetNumber(all, one)}</span>
              <span className="min-w-0 truncate">{one.title || 'Untitled sheet'}</span>
            </button>
          </li>
        ))}
      </ol>
      {further.length > 0 ? (
        <p className="text-sm text-ink-soft">
          {further.map((one) => sheetNumber(all, one)).join(', ')} {further.length === 1 ? 'has' : 'have'}{' '}
          what has no room on the other sheets.
        </p>
      ) : null}
      <div className="flex justify-between gap-1">
        {isStored ? (
          <div className="flex gap-1">
            <IconButton label="Move sheet up" disabled={at === 0} onClick={() => sheets.move(-1)}>
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label="Move sheet down"
              disabled={at === all.length - 1}
              onClick={() => sheets.move(1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton label="Delete sheet" onClick={sheets.remove}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        ) : null}
        <UndoButtons />
      </div>
      <SelectField
        label="Add a sheet"
        value=""
        disabled={all.length >= sheetLimits.sheets}
        choices={[
          { value: '', label: 'Choose…' },
          ...sheetPresets.map(({ id, title, hint }) => ({ value: id, label: `${title}: ${hint}` })),
        ]}
        onChoose={(chosen) => {
          const preset = sheetPresets.find(({ id }) => id === chosen);
          if (preset) sheets.add(preset);
        }}
      />
      {sheet.newerRecord ? null : <SheetNames key={sheet.id} sheets={sheets} />}
    </div>
  );
}

function SheetNames({ sheets: { all, sheet, change } }: { readonly sheets: Sheets }) {
  const { revisions = [] } = sheet;
  const set = (fields: object): undefined => {
    change({ ...sheet, ...fields });
  };
  const revise = (i: number, fields: Partial<Revision>): undefined =>
    set({ revisions: revisions.map((one, n) => (n === i ? { ...one, ...fields } : one)) });
  const limit = sheetLimits.words;
  return (
    <div className="space-y-3 border-t border-hairline pt-4">
      <TypedField
        label="Sheet title"
        value={sheet.title}
        maxLength={limit}
        onApply={(title) => set({ title })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TypedField
          label="Number"
          value={sheetNumber(all, sheet)}
          maxLength={limit}
          onApply={(number) => set({ number })}
        />
        <TypedField
          label="Date"
          value={sheet.date ?? ''}
          hint="Today if empty"
          maxLength={limit}
          onApply={(date) => set({ date })}
        />
      </div>
      {revisions.map((revision, i) => (
        // Revisions have no ids, so their order identifies them.
        <fieldset key={i} className="grid grid-cols-[3.5rem_1fr] gap-2 rounded-md border border-hairline p-2">
          <legend className="px-1 text-sm text-ink-soft">Revision {i + 1}</legend>
          <TypedField
            label="Mark"
            value={revision.mark}
            maxLength={limit}
            onApply={(mark) => revise(i, { mark })}
          />
          <TypedField
            label="Date"
            value={revision.date}
            maxLength={limit}
            onApply={(date) => revise(i, { date })}
          />
          <div className="col-span-2">
            <TypedField
              label="Description"
              value={revision.words}
              maxLength={limit}
              onApply={(words) => revise(i, { words })}
            />
          </div>
          <Button
            size="sm"
            className="col-span-2"
            onClick={() => set({ revisions: revisions.filter((_, n) => n !== i) })}
          >
            Delete revision {i + 1}
          </Button>
        </fieldset>
      ))}
      <Button
        size="sm"
        disabled={revisions.length >= sheetLimits.revisions}
        onClick={() =>
          set({
            revisions: [...revisions, { mark: String(revisions.length + 1), date: '', words: '' }],
          })
        }
      >
        Add revision
      </Button>
    </div>
  );
}
