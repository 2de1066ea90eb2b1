// The fields of parts that are words, such as letters and notes.
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLeavingPage } from '../../kit/fields/useLeavingPage.ts';
import { fieldClass } from '../../kit/fields/fieldClass.ts';
import { cx } from '../../kit/cx.ts';
import { usualNotes } from '@homeplot/formats/usualNotes';
import { type HeaderBlock, type NotesBlock, sheetLimits, type LetterBlock } from '@homeplot/plan/sheet';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import type { BlockFieldsProps } from './blockFieldsProps.ts';

/** The words of a letter. */
export function LetterFields({ block, onChange }: BlockFieldsProps<LetterBlock>) {
  return (
    <WordsField
      label="Text of the letter"
      value={block.words}
      maxLength={sheetLimits.letter}
      onType={(words) => onChange({ ...block, words } as LetterBlock)}
    />
  );
}

/** The lines of an office's header. Its seal comes with the office's own sheets alone. */
export function HeaderFields({ block, onChange }: BlockFieldsProps<HeaderBlock>) {
  return (
    <WordsField
      label="Lines, the first one larger"
      value={block.lines.join('\n')}
      onType={(typed) => {
        const lines = typed.split('\n').filter((line) => line.trim());
        onChange({
          ...block,
          lines: lines.slice(0, sheetLimits.lines).map((line) => line.slice(0, sheetLimits.words)),
        } as HeaderBlock);
      }}
    />
  );
}

/** The notes of a sheet: the usual ones to choose from, and one's own, each in a line. */
export function NotesFields({ block, onChange }: BlockFieldsProps<NotesBlock>) {
  const { notes } = block;
  const set = (next: readonly string[]): void =>
    onChange({
      ...block,
      notes: next.slice(0, sheetLimits.notes).map((note) => note.slice(0, sheetLimits.note)),
    } as NotesBlock);
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
        onType={(typed) => set(typed.split('\n').filter((line) => line.trim()))}
      />
    </>
  );
}

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly onType: (typed: string) => void;
}

/** A field for several lines, read when it is left. */
export function WordsField({ label, value, maxLength, onType }: WordsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const read = (): void => {
    if (typed !== undefined && typed !== value) onType(typed);
    setTyped(undefined);
  };
  // A field that is unmounted while it has the focus gets no blur event.
  const leave = useEffectEvent(read);
  useEffect(() => () => leave(), []);
  useLeavingPage(read);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <textarea
        id={id}
        value={typed ?? value}
        maxLength={maxLength}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={read}
        className={cx(fieldClass, 'h-32! resize-y py-2 leading-normal')}
      />
    </div>
  );
}
