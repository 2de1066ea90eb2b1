// The pasted text of a deed, and below it what was read from it.
import type { Deed } from '@homeplot/plan/deedText';
import type { Proposal } from '@homeplot/plan/proposals';
import { isMetric, type Units } from '@homeplot/plan/units';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCoarse } from '../../kit/mediaHooks.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import type { PlottedEntries } from '@homeplot/plan/plotEntries';
import { ReadCalls } from './ReadCalls.tsx';
import { type NominalPart, WithoutEdges } from './WithoutEdges.tsx';

interface PasteDeedProps {
  readonly text: string;
  /** What was read, and the text that it was read from. */
  readonly deed: Deed;
  readonly readText: string;
  readonly drawn: PlottedEntries['entries'];
  readonly units: Units;
  readonly onText: (text: string) => void;
  /** The earlier text that pasted text has replaced; empty if there is none. */
  readonly replaced: string;
  readonly onSwap: () => void;
  readonly proposals: readonly (readonly Proposal[])[];
  /** For each call, the proposal that the user has chosen for it. */
  readonly chosen: readonly (Proposal | undefined)[];
  readonly onChoose: (call: number, proposal: Proposal | undefined) => void;
  /** Called with the index of the call to type first, if any. */
  readonly onEdit: (call?: number) => void;
  /** Called with the index of the leg to highlight. */
  readonly onPoint: (leg: number | undefined) => void;
  /** Called with land that gives no edges, to be drawn at its nominal size. */
  readonly onDraw: (part: NominalPart) => void;
  /** Questions about the text, shown between the text and what was read. */
  readonly children: ReactNode;
}

export function PasteDeed(props: PasteDeedProps) {
  const { text, deed, readText, drawn, units, proposals, chosen, onText, onChoose, onEdit, onPoint, onDraw } =
    props;
  const area = useRef<HTMLTextAreaElement>(null);
  const coarse = useCoarse();
  // The text gets the focus, so that the user can paste at once: except when the user is on the tabs, and on touch screens,
  // where the keyboard would pop up.
  useEffect(() => {
    if (!coarse && !document.activeElement?.closest('[role=tablist]')) area.current?.focus();
  }, [coarse]);
  const showWords = (start: number, end: number): void => {
    const field = area.current;
    if (!field) return;
    // Focusing a field scrolls to its caret, so the caret is first set to the words.
    field.blur();
    field.setSelectionRange(start, start);
    field.focus();
    field.setSelectionRange(start, end);
  };
  const example = `thence North 45 degrees 30 minutes East, ${isMetric(units) ? '36.73 meters' : '120.5 feet'}`;
  const unread = deed.calls.filter(({ state }) => state === 'unread').length;
  return (
    <div className="space-y-3">
      <ReplacedText {...props} />
      <TextArea
        label="Deed text"
        ref={area}
        value={text}
        spellCheck={false}
        placeholder={`Beginning at an iron pin; ${example} to a point; thence …`}
        onChange={({ target }) => onText(target.value)}
        className="h-44! resize-y"
      />
      {props.children}
      {deed.problem ? (
        <output className="block text-sm text-danger">{deed.problem}</output>
      ) : deed.calls.length > 0 ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <output className="block text-sm text-ink-soft">
              {summary(deed.calls.filter(({ state }) => state === 'lot').length, unread)}
            </output>
            <Button size="sm" onClick={() => onEdit()}>
              Edit these edges
            </Button>
          </div>
          <ReadCalls
            text={readText}
            calls={deed.calls}
            entries={drawn}
            units={units}
            proposals={proposals}
            chosen={chosen}
            onChoose={onChoose}
            onType={onEdit}
            onHover={onPoint}
            onShowWords={showWords}
          />
        </>
      ) : text.trim() ? (
        <WithoutEdges text={readText} example={example} units={units} onDraw={onDraw} />
      ) : null}
    </div>
  );
}

function summary(read: number, unread: number): string {
  const edges = `${read} ${read === 1 ? 'edge was' : 'edges were'} read.`;
  if (unread === 0) return edges;
  const which = unread === 1 ? "1 couldn't be read: it is" : `${unread} couldn't be read: they are`;
  return `${edges} ${which} marked below and left out.`;
}

interface ReplacedTextProps {
  readonly text: string;
  /** Empty if no text was replaced. */
  readonly replaced: string;
  readonly onSwap: () => void;
}

/** A button that switches between the pasted text and the one that it replaced. */
function ReplacedText({ text, replaced, onSwap }: ReplacedTextProps) {
  if (replaced.trim() === '' || replaced === text) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <output>Your other deed text is still here.</output>
      <Button size="sm" onClick={onSwap}>
        Switch to the other text
      </Button>
    </div>
  );
}
