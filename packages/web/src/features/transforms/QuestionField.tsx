// The field for one question of a transform.
import type { Question } from '@homeplot/editor/transform';
import type { PlanSettings } from '@homeplot/plan/settings';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { shownAnswer } from './answers.ts';

interface QuestionFieldProps {
  readonly question: Question;
  /** The text as typed, which needn't be how the value is formatted. */
  readonly typed: string | undefined;
  readonly settings: PlanSettings;
  readonly problem: string | undefined;
  readonly onAnswer: (text: string) => void;
  readonly onFocus: () => void;
}

export function QuestionField({ question, typed, settings, problem, onAnswer, onFocus }: QuestionFieldProps) {
  const { label, input, choices, hint, value } = question;
  if (input === 'choice') {
    return (
      <SelectField
        label={label}
        value={String(value)}
        onFocus={onFocus}
        choices={choices ?? []}
        onChoose={onAnswer}
      />
    );
  }
  return (
    <TextField
      label={label}
      value={typed ?? shownAnswer(question, settings)}
      autoComplete="off"
      spellCheck={false}
      {...(input === 'length' ? lengthInput : {})}
      error={problem}
      onFocus={({ currentTarget }) => {
        currentTarget.select();
        onFocus();
      }}
      onChange={({ target }) => onAnswer(target.value)}
      {...(hint ? { hint } : {})}
    />
  );
}
