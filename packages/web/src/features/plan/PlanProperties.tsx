// The Plan properties dialog: title, address, parcel number, the direction of north and the units. Apply stores them all as
// one undo step.
import { isVisibleTurn, turnBetween } from '@homeplot/plan/angle';
import { isNorthKnown, northOfRecord } from '@homeplot/plan/isNorthKnown';
import { parseDegrees } from '@homeplot/plan/parseDirection';
import type { PlanSettings } from '@homeplot/plan/settings';
import { titleLimit } from '@homeplot/plan/settings';
import { formatDegrees } from '@homeplot/plan/units';
import { type SubmitEvent, useState } from 'react';
import { ResumedNote } from '../../workspace/ResumedNote.tsx';
import { useUnconfirmed } from '../../workspace/useUnconfirmed.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { UnitsField } from '../../cards/UnitsField.tsx';
import { rememberUnits } from '../../store/local/chosenUnits.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { showProblems } from '../../kit/fields/showProblems.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { NorthKind, northWordsOf, readNorthWords } from './NorthKind.tsx';
import { NorthDial } from '../../cards/NorthDial.tsx';

const textFields = [
  { name: 'title', label: 'Title' },
  { name: 'address', label: 'Address' },
  { name: 'parcel', label: 'Parcel number' },
] as const;
type Edited = Pick<
  PlanSettings,
  'title' | 'address' | 'parcel' | 'north' | 'isNorthSet' | 'northReference' | 'units'
>;

interface PlanPropertiesProps {
  readonly onClose: () => void;
  /** The field that has the focus when the dialog opens. */
  readonly field?: 'north' | undefined;
}

/** The typed direction in degrees, at least 0 and less than 360; undefined if it can't be read. */
function readDegrees(typed: string): number | undefined {
  const degrees = parseDegrees(typed);
  if (degrees === undefined || Math.abs(degrees) > 360) return undefined;
  return (degrees + 360) % 360;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

export function PlanProperties({ onClose, field }: PlanPropertiesProps) {
  const editor = useEditor();
  const [before] = useState(editor.plan.settings);
  const [northBefore] = useState(() => (isNorthKnown(editor.plan) ? String(before.north) : ''));
  const properties = useUnconfirmed('properties', () => {
    const { title, address, parcel, units: unitsBefore, northReference } = before;
    return {
      title,
      address,
      parcel,
      units: unitsBefore,
      north: northBefore,
      ...northWordsOf(northReference),
    };
  });
  const { texts: words, change: setWords } = properties;
  const { units } = words;
  const leave = (): void => {
    properties.forget();
    onClose();
  };
  const typed = words.north;
  const setTyped = (text: string): void => setWords({ ...words, north: text });
  // While north isn't known, the field may stay empty.
  const isWrong = typed !== northBefore && readDegrees(typed) === undefined;
  const north = readDegrees(typed) ?? (isWrong ? undefined : before.north);
  const [deedNorth] = useState(() => northOfRecord(editor.plan));
  const northChange = north === undefined ? 0 : turnBetween(deedNorth ?? north, north);

  const read = readNorthWords(words);
  const problem = 'problem' in read ? read.problem : undefined;

  const turn = (to: number): void => setTyped(String(to));
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (north === undefined || 'problem' in read) return showProblems(event.currentTarget);
    const { title, address, parcel } = words;
    const after: Edited = {
      title: title.trim(),
      address: address.trim(),
      parcel: parcel.trim(),
      north,
      isNorthSet: typed === northBefore ? before.isNorthSet : true,
      northReference: isSame(read.reference, before.northReference) ? before.northReference : read.reference,
      units,
    };
    const names = Object.keys(after) as (keyof Edited)[];
    const changed = names.filter((name) => after[name] !== before[name]);
    if (changed.includes('units')) rememberUnits(units);
    if (changed.length > 0) {
      const settings = Object.fromEntries(changed.map((name) => [name, after[name]]));
      editor.edit([{ settings }], 'Plan properties');
    }
    leave();
  };

  return (
    <Dialog
      onClose={onClose}
      title="Plan properties"
      description="These are shown under the plan when you print it or export it as a picture."
    >
      <form onSubmit={apply} className="space-y-4">
        {properties.isResumed ? <ResumedNote /> : null}
        {textFields.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            value={words[name]}
            maxLength={titleLimit}
            autoComplete="off"
            onChange={({ target }) => setWords({ ...words, [name]: target.value })}
          />
        ))}
        <div className="flex items-center gap-5">
          <NorthDial north={north ?? before.north} onTurn={turn} />
          <TextField
            label="North (degrees)"
            className="min-w-0 flex-1"
            inputMode="decimal"
            value={typed}
            autoComplete="off"
            ref={field === 'north' ? takeFocus : undefined}
            placeholder="Not known"
            hint="Clockwise from the top of the sheet. Drag the arrow or use the arrow keys."
            error={north === undefined ? 'Type degrees from 0 to 360, such as 12.5.' : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <NorthKind words={words} problem={problem} onChange={(kind) => setWords({ ...words, ...kind })} />
        <output className="block text-sm text-ink-soft empty:hidden">
          {isVisibleTurn(northChange)
            ? `Your lot's bearings stay as recorded, and sheets state how far their north is from this one. If the plan should turn with north, select all, then Rotate by ${formatDegrees(northChange)}.`
            : null}
        </output>
        <UnitsField value={units} onChoose={(chosen) => setWords({ ...words, units: chosen })} />
        <DialogFoot>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" tone="primary" aria-disabled={north === undefined || problem !== undefined}>
            Apply
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
