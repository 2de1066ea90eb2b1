// One question about a file of points or terrain: shows what the file says or, if it doesn't say it, answers to choose from.
import type { Known } from '@homeplot/formats/pointFile';
import { useId } from 'react';
import { cx } from '../../kit/cx.ts';

interface PointQuestionProps<Answer extends string> {
  readonly title: string;
  readonly known: Known<Answer>;
  readonly titles: Readonly<Record<Answer, string>>;
  /** A phrase for what would follow from an answer. */
  readonly gives?: (answer: Answer) => string;
  readonly chosen: Answer | undefined;
  readonly onChoose: (answer: Answer) => void;
}

export function PointQuestion<Answer extends string>(props: PointQuestionProps<Answer>) {
  const { title, known, titles, gives, chosen, onChoose } = props;
  const name = useId();
  if (known.said)
    return (
      <p className="text-sm">
        <span className="font-semibold">{title}: </span>
        {titles[known.said]}. <span className="text-ink-soft">{known.reason}</span>
      </p>
    );
  return (
    <fieldset
      className={cx('rounded-md border p-3', chosen ? 'border-hairline' : 'border-accent bg-accent-wash')}
    >
      <legend className="px-1 text-sm font-semibold">{title}</legend>
      <p className="mb-1.5 text-sm text-ink-soft">{known.reason}</p>
      {known.answers.map((answer) => (
        <label
          key={answer}
          className="flex cursor-pointer items-start gap-2.5 py-1 text-[0.9375rem] pointer-coarse:py-2"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === answer}
            onChange={() => onChoose(answer)}
            className="mt-[0.1875rem] size-4.5 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            {titles[answer]}
            {answer === known.likely ? <span className="text-ink-soft"> (likely)</span> : null}
            {gives ? <span className="block text-sm text-ink-soft">{gives(answer)}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
