// Asks once how a deed writes its angles, such as 56.0205, with the outline and the closure that each answer gives. Whether
// it has to be asked, plan's compactAngle decides.
import { closureOf } from '@homeplot/plan/closure';
import { closureText } from '@homeplot/plan/closureText';
import type { Notation, NotationQuestion } from '@homeplot/plan/compactAngle';
import { readDeed } from '@homeplot/plan/deedText';
import { plotEntries } from '@homeplot/plan/plotEntries';
import type { Leg } from '@homeplot/plan/traverse';
import type { Units } from '@homeplot/plan/units';
import { useMemo } from 'react';
import { cx } from '../../kit/cx.ts';
import { entriesOfDeed } from './deedEntries.ts';
import { OutlineDrawing } from './OutlineDrawing.tsx';

interface NotationChoiceProps {
  readonly text: string;
  readonly question: NotationQuestion;
  readonly north: number;
  readonly units: Units;
  readonly chosen: Notation | undefined;
  readonly onChoose: (notation: Notation) => void;
}

export function NotationChoice({ text, question, north, units, chosen, onChoose }: NotationChoiceProps) {
  const choices = useMemo(
    () => question.choices.map((choice) => ({ ...choice, legs: legsOf(text, choice.notation, north) })),
    [question, text, north],
  );
  return (
    <fieldset className="rounded-md border border-hairline p-3">
      <legend className="px-1 text-sm font-semibold">What does {question.text} mean in this deed?</legend>
      <p className="mb-3 text-sm text-ink-soft">
        Surveyors and programs write angles in different ways, and this text doesn't say in which. All angles
        of this deed are read the way you choose. The deed itself, or the program that wrote it, shows which
        is right.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(({ notation, said, title, legs }) => (
          <label
            key={notation}
            className={cx(
              'flex cursor-pointer flex-col gap-2 rounded-md border p-2.5',
              notation === chosen ? 'border-accent' : 'border-hairline',
            )}
          >
            <span className="flex items-start gap-2.5">
              <input
                type="radio"
                name="notation"
                aria-label={`${said}: ${title}`}
                checked={notation === chosen}
                onChange={() => onChoose(notation)}
                className="mt-1 size-4 shrink-0 accent-accent"
              />
              <span>
                <span className="block text-[0.9375rem]">{said}</span>
                <span className="block text-sm text-ink-faint">{title}</span>
              </span>
            </span>
            <OutlineDrawing legs={legs} shown={undefined} className="h-32 w-full rounded-sm bg-paper" />
            <span className="text-sm text-ink-soft">{closureText(closureOf(legs, north), units)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const legsOf = (text: string, notation: Notation, north: number): readonly Leg[] =>
  plotEntries(entriesOfDeed(readDeed(text, notation).calls), north).legs;
