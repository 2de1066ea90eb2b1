// The card that asks for the values of a transform of the selection, over the canvas, with a preview of the result on the
// plan.
// Kept offline when idle.
import { pickPart } from '@homeplot/editor/selection';
import { withDefaults, perform, proposal, subjectOf } from '@homeplot/editor/performTransform';
import { transformNamed } from '@homeplot/editor/transforms';
import type { Question, Values } from '@homeplot/editor/transform';
import type { Point } from '@homeplot/plan/point';
import { type SubmitEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useEditor, useRevision, useSlice } from '../../workspace/useWorkspace.ts';
import { useCompact } from '../../kit/mediaHooks.ts';
import { useKeydown } from '../../kit/useKeydown.ts';
import { bringWholeClearOf } from '../../cards/clearOfCover.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { answerText, readAnswer, type TypedAnswer } from './answers.ts';
import { PickButton } from './PickButton.tsx';
import { QuestionField } from './QuestionField.tsx';

interface TransformCardProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** Above this number of changes there is no preview. */
const maxPreviewed = 2000;
/** Whether a field shares its row with another one: consecutive number fields are placed in pairs. */
const isPaired = (questions: readonly Question[], i: number): boolean => {
  const isNumber = (at: number): boolean => questions[at] !== undefined && questions[at].input !== 'choice';
  let first = i;
  while (isNumber(first - 1)) first -= 1;
  return isNumber(i) && ((i - first) % 2 === 1 || isNumber(i + 1));
};

export function TransformCard({ name, onClose }: TransformCardProps) {
  const editor = useEditor();
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const transform = transformNamed(name);
  const selection = useSlice((current) => current.selection);
  const settings = useSlice(({ plan }) => plan.settings);
  const revision = useRevision();
  const [typed, setTyped] = useState<Readonly<Record<string, TypedAnswer>>>({});
  const [given, setGiven] = useState<Values>({});
  const [isTried, setTried] = useState(false);

  const subject = subjectOf(editor);
  const questions = subject ? transform.questions(subject, given) : [];
  const outcome = useMemo(
    () =>
      selection.ids.size === 0 || revision < 0 ? undefined : proposal(editor, transformNamed(name), given),
    [editor, name, given, selection, revision],
  );
  const faulty = outcome && 'problem' in outcome ? outcome : undefined;
  const typedText = (question: Question): string | undefined => {
    const answered = typed[question.name];
    return answered && answerText(question, answered, settings.units);
  };
  const problemOf = (question: Question): string | undefined => {
    const text = typedText(question);
    const read = text === undefined ? undefined : readAnswer(question, text, settings);
    if (read && 'problem' in read) return read.problem;
    return faulty?.of?.includes(question.name) ? faulty.problem : undefined;
  };
  const offer = subject && transform.offer?.(subject, withDefaults(transform, subject, given));
  const isHopeless = faulty?.of?.length === 0;
  const isWrong = isHopeless || questions.some((question) => problemOf(question) !== undefined);

  useEffect(() => {
    const changes = !isWrong && outcome && 'changes' in outcome ? outcome.changes : [];
    editor.hand.propose(changes.length > maxPreviewed ? [] : changes);
  }, [editor, isWrong, outcome]);
  useEffect(() => () => editor.hand.propose([]), [editor]);
  useEffect(() => {
    const focusFirstField = (): void => {
      const field =
        form.current?.querySelector<HTMLElement>('input') ?? form.current?.querySelector('select');
      field?.focus({ preventScroll: true });
    };
    focusFirstField();
    // If the command palette opened the card, closing it returns the focus to the canvas a moment later.
    const after = setTimeout(focusFirstField);
    return () => clearTimeout(after);
  }, []);
  const compact = useCompact();
  useLayoutEffect(() => {
    const card = form.current?.closest('dialog');
    return compact && card ? bringWholeClearOf(card, editor) : undefined;
  }, [compact, editor]);
  useKeydown((event) => {
    const { key, target } = event;
    if (key !== 'Escape' || !(target instanceof Node) || !form.current?.contains(target)) return;
    event.stopPropagation();
    onClose();
  }, true);

  const answer = (question: Question, text: string): void => {
    setTried(false);
    setTyped({ ...typed, [question.name]: { text, units: settings.units } });
    const read = readAnswer(question, text, settings);
    if ('value' in read) setGiven({ ...given, [question.name]: read.value });
  };
  const highlight = ({ edge }: Question): void => {
    const { ids } = editor.selection;
    editor.select(edge === undefined ? { ids } : pickPart({ ids }, { on: 'edge', index: edge }));
  };
  const enterPoint = (prefix: string, { x, y }: Point): void => {
    const names = [`${prefix} x`, `${prefix} y`];
    setTyped(Object.fromEntries(Object.entries(typed).filter(([one]) => !names.includes(one))));
    setGiven({ ...given, [`${prefix} x`]: x, [`${prefix} y`]: y });
  };
  const enterValues = (values: Values): void => {
    setTried(false);
    setTyped(Object.fromEntries(Object.entries(typed).filter(([one]) => !(one in values))));
    setGiven({ ...given, ...values });
    // The button disappears, and the focus would go with it.
    form.current?.querySelector('input')?.focus();
  };
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!subject || isWrong) return;
    const values = withDefaults(transform, subject, given);
    if (editor.following(() => perform(editor, transform, values)).isDone) onClose();
    else setTried(true);
  };
  return (
    <dialog
      open
      aria-labelledby={heading}
      data-over-canvas=""
      className="absolute top-2 right-2 left-auto z-20 flex max-h-[calc(100%-1rem)] w-72 flex-col rounded-lg border border-hairline bg-paper p-4 text-ink shadow-float max-sm:left-2 max-sm:w-auto max-sm:max-h-[60%] sm:top-3 sm:right-3 low:top-1 low:block low:max-h-[calc(100%-0.5rem)] low:overflow-y-auto low:p-2"
    >
      <form
        ref={form}
        noValidate
        aria-labelledby={heading}
        onSubmit={apply}
        className="flex min-h-0 flex-col low:block"
      >
        <h2 id={heading} className="mb-3 text-sm font-semibold low:sr-only">
          {transform.title}
        </h2>
        <div className="-mx-4 grid min-h-0 grid-cols-2 gap-3 overflow-y-auto px-4 pb-4 low:mx-0 low:overflow-visible low:px-0 low:pb-1">
          {outcome?.caution ? (
            <p className="col-span-2 rounded-md bg-panel px-2 py-1.5 text-sm">{outcome.caution}</p>
          ) : null}
          {questions.map((question, i) => (
            <div key={question.name} className={isPaired(questions, i) ? '' : 'col-span-2'}>
              <QuestionField
                question={question}
                typed={typedText(question)}
                settings={settings}
                problem={problemOf(question)}
                onAnswer={(text) => answer(question, text)}
                onFocus={() => highlight(question)}
              />
              {question.input === 'choice' && question.value === 'point' ? (
                <PickButton onPick={(at) => enterPoint(question.name, at)} />
              ) : null}
            </div>
          ))}
        </div>
        <div className="-mx-4 space-y-3 border-t border-hairline px-4 pt-4 low:m-0 low:border-0 low:px-0 low:py-2">
          {subject ? null : <p className="text-sm text-ink-soft">Select something first.</p>}
          <output className="block text-sm font-medium tabular-nums empty:hidden">
            {isWrong ? null : outcome?.message}
          </output>
          {offer ? (
            <Button size="sm" className="w-full" onClick={() => enterValues(offer.values)}>
              {offer.title}
            </Button>
          ) : null}
          {faulty && (isHopeless || (isTried && !isWrong)) ? <ErrorBox>{faulty.problem}</ErrorBox> : null}
          <div className="flex gap-2">
            <Button
              type="submit"
              size="sm"
              tone="primary"
              className="flex-1"
              aria-disabled={!subject || isWrong}
            >
              Apply
            </Button>
            <Button size="sm" className="flex-1" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </div>
      </form>
    </dialog>
  );
}
