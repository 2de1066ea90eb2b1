// The words of a letter.
import { type LetterBlock, sheetLimits } from '@homeplot/plan/sheet';
import type { BlockFieldsProps } from './blockFields.ts';
import { WordsField } from './WordsField.tsx';

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
