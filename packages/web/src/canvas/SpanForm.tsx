// The fields for typing a length or an angle while drawing: a digit starts them, Tab goes to the next, Enter accepts, Escape
// cancels.
import type { Editor } from '@homeplot/editor/editor';
import { type SpanField, type SpanValues } from '@homeplot/editor/spans';
import { parseSpan, spanLabels } from '@homeplot/editor/spanText';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type KeysAhead, releaseKeys } from '../palette/keysAhead.ts';
import { cx } from '../ui/cx.ts';
import { lengthInput } from '../ui/fields/lengthInput.ts';
import { followPointer } from './spanPlace.ts';

interface SpanFormProps {
  readonly editor: Editor;
  readonly fields: readonly SpanField[];
  readonly coarse: boolean;
  readonly backTo: RefObject<HTMLElement | null>;
}

/** A key that can start a number. */
const begins = /^[\d.-]$/;

export function SpanForm({ editor, fields, coarse, backTo }: SpanFormProps) {
  const form = useRef<HTMLFieldSetElement>(null);
  const [problem, setProblem] = useState<{ readonly field: SpanField; readonly text: string }>();
  const message = useId();
  const inputs = (): HTMLInputElement[] => [...(form.current?.querySelectorAll('input') ?? [])];

  useEffect(() => (form.current ? followPointer(form.current, editor, coarse) : undefined), [editor, coarse]);

  const typed = (): { readonly values: SpanValues; readonly problem: typeof problem } => {
    const values: Partial<Record<SpanField, number>> = {};
    let first: typeof problem;
    for (const input of inputs()) {
      const field = fields.find((one) => one === input.name);
      if (!field || !isTyped(input)) continue;
      const read = parseSpan(field, input.value, editor.plan.settings);
      if ('value' in read) values[field] = read.value;
      else first ??= { field, text: read.problem };
    }
    return { values, problem: first };
  };

  const changed = (input: HTMLInputElement): void => {
    // "120 x 80" continues in the next field.
    const [own = '', ...more] = input.value.split(/[x×*]/i);
    const next = inputs()[inputs().indexOf(input) + 1];
    if (more.length > 0 && next) {
      input.value = own.trim();
      next.focus();
      next.value = more.join('x').trim();
      mark(next);
    }
    mark(input);
    const now = typed();
    // A value that is half typed is not marked as wrong yet; one that was marked stays so until it can be read.
    setProblem(problem && now.problem);
    editor.hand.typing.type(now.values);
  };

  const enter = (from?: HTMLInputElement): void => {
    const now = typed();
    setProblem(now.problem);
    if (now.problem) {
      const wrong = now.problem.field;
      inputs()
        .find(({ name }) => name === wrong)
        ?.focus();
      return;
    }
    // With one side of a shape typed before the pointer has given the other, Enter asks for that one.
    const { shown } = editor.hand.typing;
    const all = inputs();
    // A finger that is lifted gives no angle, and a phone's keyboard has no Tab.
    const isWanted = (input: HTMLInputElement): boolean =>
      fields[0] === 'width' && all.length > 1
        ? shown?.[input.name as SpanField] === 0
        : coarse && from !== undefined && all.indexOf(input) > all.indexOf(from);
    const missing = inputs().find((input) => !isTyped(input) && isWanted(input));
    if (missing) {
      missing.focus();
      return;
    }
    backTo.current?.focus({ preventScroll: true });
    editor.hand.typing.enter();
  };

  const leave = (): void => {
    for (const input of inputs()) input.removeAttribute('data-typed');
    setProblem(undefined);
    backTo.current?.focus({ preventScroll: true });
    editor.hand.typing.type({});
  };

  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') {
      const all = inputs();
      const at = all.indexOf(event.currentTarget);
      all[(at + (event.shiftKey ? all.length - 1 : 1)) % all.length]?.focus();
      setProblem(typed().problem);
    } else if (event.key === 'Enter') enter(event.currentTarget);
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  // What was typed before the fields were there.
  const takeKeys = useEffectEvent(({ text, end }: KeysAhead): void => {
    const [first] = inputs();
    if (!first) return;
    first.focus({ preventScroll: true });
    if (text !== '') {
      first.value = text;
      changed(first);
    }
    if (end === 'Enter') enter();
    if (end === 'Escape') leave();
  });
  useLayoutEffect(() => releaseKeys(takeKeys), []);

  // An effect after the paint would miss the keys that are typed right after the press, on a busy machine.
  useLayoutEffect(() => {
    const listener = (event: globalThis.KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const isCanvas = target === backTo.current || target === document.body;
      if (defaultPrevented || !isCanvas || ctrlKey || metaKey || altKey || !begins.test(key)) return;
      const input = form.current?.querySelector('input');
      if (!input) return;
      event.preventDefault();
      event.stopPropagation();
      input.focus({ preventScroll: true });
      input.value = key;
      // React handles it like any other typed text.
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [backTo]);

  return (
    <>
      <fieldset
        ref={form}
        aria-label="Typed size"
        className={cx(
          'peer absolute top-0 left-0 z-10 w-max max-w-84',
          // A tap is meant for the plan below until somebody types.
          coarse ? 'not-focus-within:pointer-events-none' : 'pointer-events-none',
        )}
      >
        <div className="flex gap-1">
          {fields.map((field) => (
            <label
              key={field}
              className="flex items-baseline gap-1.5 rounded-sm border border-edge bg-paper py-0.5 pl-1.5 text-xs text-ink-soft shadow-float focus-within:border-accent focus-within:ring-1 focus-within:ring-accent has-aria-invalid:border-danger has-aria-invalid:ring-danger"
            >
              {spanLabels[field]}
              <input
                name={field}
                type="text"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                {...(field === 'angle' ? {} : lengthInput)}
                enterKeyHint="done"
                aria-invalid={problem?.field === field || undefined}
                aria-describedby={problem?.field === field ? message : undefined}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onInput={({ currentTarget }) => changed(currentTarget)}
                onKeyDown={pressed}
                className="w-26 bg-transparent px-1 text-sm font-medium text-ink outline-none pointer-coarse:h-11 pointer-coarse:text-base"
              />
            </label>
          ))}
        </div>
        {problem ? (
          <p
            id={message}
            role="alert"
            className="mt-1 rounded-sm border border-danger-line bg-danger-wash px-1.5 py-1 text-xs text-danger-strong"
          >
            {problem.text}
          </p>
        ) : null}
      </fieldset>
      {coarse ? (
        <button
          type="button"
          onClick={() => form.current?.querySelector('input')?.focus()}
          className="absolute bottom-14 left-1/2 peer-focus-within:hidden z-10 h-11 -translate-x-1/2 rounded-lg border border-hairline bg-paper px-4 text-sm font-medium shadow-float"
        >
          Type length
        </button>
      ) : null}
    </>
  );
}

const mark = (input: HTMLInputElement): void =>
  void input.toggleAttribute('data-typed', input.value.trim() !== '');
const isTyped = (input: HTMLInputElement): boolean => input.hasAttribute('data-typed');
