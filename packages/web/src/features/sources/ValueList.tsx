// The values of a lot on a county's map, each with the name of its field and the day on which the map was asked. Buttons
// use one value, or all values that fill in the title block and the rules.
import type { SourceValue } from '@homeplot/formats/sourceValues';
import type { Source } from '@homeplot/plan/source';
import { useState } from 'react';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { siteBox } from '../map/siteCenter.ts';
import type { LotFacts } from './findLots.ts';
import { DoneMark } from './DoneMark.tsx';
import { ZoneList } from './ZoneList.tsx';
import { presentValue, isNote, noteValue, takeValues } from './takeValues.ts';

interface ValueListProps {
  readonly source: Source;
  readonly facts: LotFacts;
  readonly onClose: () => void;
}

/** Feet between two notes. */
const noteStep = 6;

export function ValueList({ source, facts: { values, zones, notes }, onClose }: ValueListProps) {
  const editor = useEditor();
  const plan = useSlice((slice) => slice.plan);
  const [used, setUsed] = useState<ReadonlySet<SourceValue>>(new Set());
  const [pressed, setPressed] = useState<SourceValue>();
  const [problem, setProblem] = useState('');
  const rest = values.filter((value) => !value.problem && !isNote(value) && !used.has(value));
  const use = (chosen: readonly SourceValue[]): void => {
    takeValues(editor, source, chosen);
    setProblem('');
    setUsed(new Set([...used, ...chosen]));
  };
  const note = (value: SourceValue): void => {
    // Notes go below the lot, where they cover nothing.
    const { minX: x, maxY: y } = siteBox(editor.plan);
    const before = [...used].filter(isNote).length;
    if (noteValue(editor, value, { x, y: y + (before + 2) * noteStep })) setUsed(new Set([...used, value]));
    else setProblem('The note was not added, because its layer is hidden or locked.');
  };
  return (
    <div className="space-y-4">
      {values.length === 0 ? (
        <p className="text-[0.9375rem] text-ink-soft">
          The county's map says nothing about this lot. Type its rules in Permit rules.
        </p>
      ) : (
        <ul aria-label="Values" className="divide-y divide-hairline rounded-md border border-hairline">
          {values.map((value) => (
            <li
              key={`${value.layer} ${value.field} ${value.name}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm"
            >
              <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <span className="text-ink-soft">{value.title}: </span>
                <span className="font-medium">{value.text.slice(0, 300)}</span>
                <span className="block text-ink-faint">{`${value.field} in ${value.layer}, ${value.day}`}</span>
                {value.problem ? <span className="block text-danger">{value.problem}</span> : null}
                <ReplacedNote now={presentValue(plan, value)} value={value} isUsed={used.has(value)} />
              </div>
              {value.problem ? null : used.has(value) ? (
                <DoneMark text={isNote(value) ? 'On the plan' : 'Used'} takesFocus={pressed === value} />
              ) : (
                <Button
                  size="sm"
                  aria-label={`${isNote(value) ? 'Add as a note' : 'Use'}: ${value.title}`}
                  onClick={() => {
                    setPressed(value);
                    if (isNote(value)) note(value);
                    else use([value]);
                  }}
                >
                  {isNote(value) ? 'Add as a note' : 'Use'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ZoneList zones={zones} onClose={onClose} />
      {notes.length > 0 ? <p className="text-sm text-ink-soft">{notes.join(' ')}</p> : null}
      <p className="text-sm text-ink-faint">
        The county's values are a start, not a decision. Ask the permit office which of them bind your
        project.
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
      <DialogFoot>
        {rest.length > 0 ? (
          <Button tone="primary" onClick={() => use(rest)}>
            {rest.length === 1 ? 'Use this value' : `Use these ${rest.length} values`}
          </Button>
        ) : null}
        <Button tone={rest.length > 0 ? 'secondary' : 'primary'} onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </div>
  );
}

interface ReplacedNoteProps {
  /** What the plan has now. */
  readonly now: string;
  readonly value: SourceValue;
  readonly isUsed: boolean;
}

/** Says what using a value would replace. */
const ReplacedNote = ({ now, value, isUsed }: ReplacedNoteProps) =>
  now === '' || isUsed || value.problem || now === value.text ? null : (
    <span className="block text-ink-soft">{`Replaces "${now.slice(0, 80)}".`}</span>
  );
