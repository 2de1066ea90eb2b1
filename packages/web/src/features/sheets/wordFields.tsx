// The fields of the sheet parts that hold text: a letter, a header and notes.
import { useState } from 'react';
import { useAppliedText } from '../../cards/useAppliedText.ts';
import { usualNotes } from '@homeplot/formats/usualNotes';
import { type HeaderBlock, type NotesBlock, sheetLimits, type LetterBlock } from '@homeplot/plan/sheet';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import type { BlockFieldsProps } from './blockFieldsProps.ts';
import { fittingLines, type LineLimits } from './fittingLines.ts';

export function LetterFields({ block, onChange }: BlockFieldsProps<LetterBlock>) {
  return (
    <WordsField
      label="Text of the letter"
      value={block.words}
      maxLength={sheetLimits.letter}
      read={asTyped}
      onApply={({ words }) => onChange({ ...block, words })}
    />
  );
}

/** The lines of an office's header. Its seal can't be edited: it comes with the office's own sheets. */
export function HeaderFields({ block, onChange }: BlockFieldsProps<HeaderBlock>) {
  return (
    <LinesField
      label="Lines, the first one larger"
      lines={block.lines}
      limits={{ what: 'lines', lines: sheetLimits.lines, characters: sheetLimits.words }}
      onApply={(lines) => onChange({ ...block, lines })}
    />
  );
}

/** The notes of a sheet: usual ones to choose from, and a field in which each line is a note. */
export function NotesFields({ block, onChange }: BlockFieldsProps<NotesBlock>) {
  const { notes } = block;
  const set = (next: readonly string[]): void => onChange({ ...block, notes: next });
  return (
    <>
      <fieldset className="space-y-2">
        <legend className="mb-1 text-sm text-ink-soft">Usual notes</legend>
        {usualNotes.map((note) => (
          <CheckField
            key={note}
            label={note}
            checked={notes.includes(note)}
            disabled={notes.length >= sheetLimits.notes && !notes.includes(note)}
            onChange={({ target }) =>
              set(target.checked ? [...notes, note] : notes.filter((one) => one !== note))
            }
          />
        ))}
      </fieldset>
      <LinesField
        label="All notes, one per line"
        lines={notes}
        limits={{ what: 'notes', lines: sheetLimits.notes, characters: sheetLimits.note }}
        onApply={set}
      />
    </>
  );
}

interface LinesFieldProps {
  readonly label: string;
  readonly lines: readonly string[];
  readonly limits: LineLimits;
  readonly onApply: (lines: readonly string[]) => void;
}

/** A field of which each line is an entry of a list. It says so if they don't all fit. */
export function LinesField({ label, lines, limits, onApply }: LinesFieldProps) {
  return (
    <WordsField
      label={label}
      value={lines.join('\n')}
      read={(text) => fittingLines(text, limits)}
      onApply={(fitting) => onApply(fitting.lines)}
    />
  );
}

interface Reading {
  readonly problem?: string;
}

/** Reads a text that is kept as it is typed. */
const asTyped = (words: string): Reading & { readonly words: string } => ({ words });

interface WordsFieldProps<R extends Reading> {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  /** Reads a text. One with a problem is only applied, as far as it fits, when the field is closed. */
  readonly read: (text: string) => R;
  readonly onApply: (reading: R) => void;
}

/** A field for several lines, applied when it is left. */
function WordsField<R extends Reading>({ label, value, maxLength, read, onApply }: WordsFieldProps<R>) {
  const [valueBefore, setValueBefore] = useState(value);
  const { typed, setTyped, applyTyped } = useAppliedText((text) => {
    const reading = read(text);
    // Something else has changed the value since, such as a usual note that was chosen.
    const isOutdated = reading.problem !== undefined && value !== valueBefore;
    if (text !== value && !isOutdated) onApply(reading);
    return undefined;
  });
  const shown = typed ?? value;
  const { problem } = read(shown);
  return (
    <TextArea
      label={label}
      value={shown}
      maxLength={maxLength}
      error={problem}
      onChange={({ target }) => {
        if (typed === undefined) setValueBefore(value);
        setTyped(target.value);
      }}
      onBlur={problem === undefined ? applyTyped : undefined}
      className="h-32! resize-y"
    />
  );
}
