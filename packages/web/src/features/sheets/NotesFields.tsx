// The notes of a sheet: the usual ones to choose from, and one's own, each in a line.
import { usualNotes } from '@homeplot/formats/usualNotes';
import { type NotesBlock, sheetLimits } from '@homeplot/plan/sheet';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import type { BlockFieldsProps } from './blockFields.ts';
import { WordsField } from './WordsField.tsx';

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
