// The fields of the sheet parts that hold text: a letter, a header and notes.
import { useAppliedText } from '../../cards/useAppliedText.ts';
import { usualNotes } from '@homeplot/formats/usualNotes';
import { type HeaderBlock, type NotesBlock, sheetLimits, type LetterBlock } from '@homeplot/plan/sheet';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import type { BlockFieldsProps } from './blockFieldsProps.ts';

export function LetterFields({ block, onChange }: BlockFieldsProps<LetterBlock>) {
  return (
    <WordsField
      label="Text of the letter"
      value={block.words}
      maxLength={sheetLimits.letter}
      onApply={(words) => onChange({ ...block, words })}
    />
  );
}

/** The lines of an office's header. Its seal can't be edited: it comes with the office's own sheets. */
export function HeaderFields({ block, onChange }: BlockFieldsProps<HeaderBlock>) {
  return (
    <WordsField
      label="Lines, the first one larger"
      value={block.lines.join('\n')}
      onApply={(typed) => {
        const lines = filledLines(typed).slice(0, sheetLimits.lines);
        onChange({ ...block, lines: lines.map((line) => line.slice(0, sheetLimits.words)) });
      }}
    />
  );
}

/** The notes of a sheet: usual ones to choose from, and a field in which each line is a note. */
export function NotesFields({ block, onChange }: BlockFieldsProps<NotesBlock>) {
  const { notes } = block;
  const set = (next: readonly string[]): void =>
    onChange({
      ...block,
      notes: next.slice(0, sheetLimits.notes).map((note) => note.slice(0, sheetLimits.note)),
    });
  return (
    <>
      <fieldset className="space-y-2">
        <legend className="mb-1 text-sm text-ink-soft">Usual notes</legend>
        {usualNotes.map((note) => (
          <CheckField
            key={note}
            label={note}
            checked={notes.includes(note)}
            onChange={({ target }) =>
              set(target.checked ? [...notes, note] : notes.filter((one) => one !== note))
            }
          />
        ))}
      </fieldset>
      <WordsField
        label="All notes, one per line"
        value={notes.join('\n')}
        onApply={(typed) => set(filledLines(typed))}
      />
    </>
  );
}

export const filledLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim());

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly onApply: (typed: string) => void;
}

/** A field for several lines, applied when it is left. */
export function WordsField({ label, value, maxLength, onApply }: WordsFieldProps) {
  const { typed, setTyped, applyTyped } = useAppliedText((text) => {
    if (text !== value) onApply(text);
    return undefined;
  });
  return (
    <TextArea
      label={label}
      value={typed ?? value}
      maxLength={maxLength}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={applyTyped}
      className="h-32! resize-y"
    />
  );
}
