// The fields for typing a length, an angle or a distance while drawing: a digit opens them, Tab goes to the next one, Enter
// accepts, Escape cancels. The editor's spanText reads what is typed, distancesOf a distance; spanPlace.ts places the fields.
import type { Editor } from '@homeplot/editor/editor';
import type { SpanField, SpanValues } from '@homeplot/editor/spans';
import { parseSpan, spanLabels } from '@homeplot/editor/spanText';
import { capitalized } from '@homeplot/plan/letterCase';
import type { WantedDistance } from '@homeplot/plan/placeByDistance';
import { sizeParts, withUnitOf } from '@homeplot/plan/typedSize';
import { readDistance } from '../workspace/distancesOf.ts';
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
import {
  fieldsFor,
  fieldsOpenedBy,
  holdKeys,
  type KeyAhead,
  type KeysAhead,
  releaseKeys,
} from '../workspace/keysAhead.ts';
import { pressOnCanvas } from '../workspace/replayKeys.ts';
import { cx } from '../kit/cx.ts';
import { type DistanceTarget, fieldOf } from './distanceTargets.ts';
import { isDistance, SpanInput } from './SpanInput.tsx';
import { followPointer } from './spanPlace.ts';

export interface SpanFormProps {
  readonly editor: Editor;
  readonly fields: readonly SpanField[];
  /** The lot lines and buildings whose distances can be typed. */
  readonly targets: readonly DistanceTarget[];
  /** Whether fingers point here, not a mouse. */
  readonly coarse: boolean;
  /** What has the focus after Enter and Escape. */
  readonly backTo: RefObject<HTMLElement | null>;
}

export function SpanForm({ editor, fields, targets, coarse, backTo }: SpanFormProps) {
  const form = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<{ readonly field: string; readonly text: string }>();
  const message = useId();
  const inputs = (): HTMLInputElement[] => [...(form.current?.querySelectorAll('input') ?? [])];

  useEffect(
    () => (form.current ? followPointer(form.current, editor, coarse ? opener.current : null) : undefined),
    [editor, coarse],
  );

  /** Reads everything typed so far. Two sides typed at once, as "12 x 8 m", share their unit. */
  const typed = (): Typed => {
    const values: Partial<Record<SpanField, number>> = {};
    const distances: WantedDistance[] = [];
    let first: typeof problem;
    const all = inputs();
    for (const [i, input] of all.entries()) {
      if (!isTyped(input)) continue;
      const field = fields.find((one) => one === input.name);
      const measured = editor.scene.aid?.clearances.find((one) => fieldOf(one) === input.name);
      if (field) {
        const text = isPaired(input) ? withUnitOf(input.value, all[i + 1]?.value ?? '') : input.value;
        const read = parseSpan(field, text, editor.plan.settings);
        if ('value' in read) values[field] = read.value;
        else first ??= { field, text: read.problem };
      } else if (measured) {
        const read = readDistance(input.value.trim(), editor.plan.settings.units);
        if ('problem' in read) first ??= { field: input.name, text: read.problem };
        else {
          const { target, edge } = measured;
          distances.push({ target, ...(edge === undefined ? {} : { edge }), feet: read.feet, of: 'wall' });
        }
      }
    }
    return { values, distances, problem: first };
  };

  const changed = (input: HTMLInputElement): void => {
    // "120 x 80" continues in the next field.
    const [own = '', ...more] = sizeParts(input.value);
    const next = inputs()[inputs().indexOf(input) + 1];
    input.toggleAttribute('data-paired', more.length > 0);
    if (more.length > 0 && next) {
      input.value = own;
      next.focus();
      next.value = more.join('x');
      markTyped(next);
    }
    markTyped(input);
    const now = typed();
    // A value that is half typed is not marked as wrong yet; one that was marked stays so until it can be read.
    setProblem((shown) => shown && now.problem);
    if (isDistance(input)) editor.hand.typing.typeDistances(now.distances);
    else editor.hand.typing.type(now.values);
  };

  const enter = (from: HTMLInputElement): void => {
    const now = typed();
    setProblem(now.problem);
    if (now.problem) {
      const wrong = now.problem.field;
      inputs()
        .find(({ name }) => name === wrong)
        ?.focus();
      return;
    }
    // If one side of a shape is typed before the pointer has set the other, Enter goes to the field of the other.
    const { shown } = editor.hand.typing;
    const all = inputs();
    // On a phone, Enter goes to each next field: its keyboard has no Tab, and a lifted finger sets no angle.
    const isWanted = (input: HTMLInputElement): boolean =>
      fields[0] === 'width' && all.length > 1
        ? // The pointer hasn't set this side yet.
          shown?.[input.name as SpanField] === 0
        : coarse && !isDistance(input) && all.indexOf(input) > all.indexOf(from);
    // An object that is placed by distances alone keeps its default size.
    const isByDistance = now.distances.length > 0 && Object.keys(now.values).length === 0;
    const missing = isByDistance ? undefined : all.find((input) => !isTyped(input) && isWanted(input));
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
    editor.hand.typing.typeDistances([]);
    editor.hand.typing.type({});
  };

  /** Returns whether the fields handle the key. */
  const press = (input: HTMLInputElement, { key, shiftKey }: KeyAhead): boolean => {
    if (key === 'Tab') {
      const all = inputs();
      all[(all.indexOf(input) + (shiftKey ? all.length - 1 : 1)) % all.length]?.focus();
      setProblem(typed().problem);
    } else if (key === 'Enter') enter(input);
    else if (key === 'Escape') leave();
    else return false;
    return true;
  };

  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!press(event.currentTarget, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  // Types what was typed before the fields were there. What follows an Enter that leaves them is for the fields of the next
  // side if it begins with a length, and else for the canvas.
  const typeHeldKeys = useEffectEvent(({ keys, forDistance }: KeysAhead): void => {
    inputs()
      .find((input) => !forDistance || isDistance(input))
      ?.focus({ preventScroll: true });
    let last: HTMLInputElement | undefined;
    for (const [i, held] of keys.entries()) {
      const input = inputs().find((one) => one === document.activeElement);
      if (!input) {
        const rest = keys.slice(i);
        const next = editor.hand.reach && fieldsFor(held);
        if (next) holdKeys('fields', { keys: rest, forDistance: next === 'distances' });
        else queueMicrotask(() => pressOnCanvas(rest));
        return;
      }
      const { key } = held;
      if (!press(input, held)) {
        // A field that has just got the focus is selected.
        const before = input === last ? input.value : '';
        input.value = key === 'Backspace' ? before.slice(0, -1) : before + key;
        changed(input);
      }
      last = input;
    }
  });
  useLayoutEffect(() => releaseKeys('fields', typeHeldKeys), []);

  // An effect after the paint would miss the keys that are typed right after the press, on a busy machine.
  useLayoutEffect(() => {
    const listener = (event: globalThis.KeyboardEvent): void => {
      const opened = fieldsOpenedBy(event);
      const isTab = opened === 'distances';
      const input = form.current?.querySelector<HTMLInputElement>(isTab ? '[data-distance]' : 'input');
      if (!opened || !input) return;
      event.preventDefault();
      event.stopPropagation();
      input.focus({ preventScroll: true });
      if (isTab) return;
      input.value = event.key;
      // React handles it like any other typed text.
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);

  return (
    <>
      <fieldset
        ref={form}
        aria-label="Typed size"
        data-span-fields=""
        className={cx(
          'group/span peer absolute top-0 left-0 z-10 w-max max-w-[min(21rem,100%-0.75rem)]',
          // With a mouse the fields follow the pointer, so it can't reach them; a finger can tap them.
          !coarse && 'pointer-events-none',
        )}
      >
        <div className="flex gap-1">
          {fields.map((field) => (
            <SpanInput
              key={field}
              name={field}
              label={spanLabels[field]}
              problem={problem?.field === field ? message : undefined}
              onInput={changed}
              onKeyDown={pressed}
            />
          ))}
        </div>
        {targets.length > 0 ? (
          // The distances are shown at the object, so their fields take room only while something is typed.
          <div className="sr-only mt-1 flex-wrap gap-1 group-focus-within/span:not-sr-only group-focus-within/span:mt-1 group-focus-within/span:flex">
            {targets.map((target) => (
              <SpanInput
                key={fieldOf(target)}
                name={fieldOf(target)}
                label={capitalized(target.to.replace(/^the (.*?)( edge)?$/, '$1'))}
                isDistance
                problem={problem?.field === fieldOf(target) ? message : undefined}
                onInput={changed}
                onKeyDown={pressed}
              />
            ))}
          </div>
        ) : null}
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
          ref={opener}
          type="button"
          onClick={() => form.current?.querySelector('input')?.focus()}
          data-aside=""
          className="absolute bottom-14 left-1/2 lg:bottom-24 peer-focus-within:hidden z-10 h-11 -translate-x-1/2 rounded-lg border border-hairline bg-paper px-4 text-sm font-medium shadow-float"
        >
          {fields[0] === 'turn' ? 'Type angle' : 'Type length'}
        </button>
      ) : null}
    </>
  );
}

const markTyped = (input: HTMLInputElement): void =>
  void input.toggleAttribute('data-typed', input.value.trim() !== '');
const isTyped = (input: HTMLInputElement): boolean => input.hasAttribute('data-typed');
/** Whether this field and the next were typed at once, as "120 x 80". */
const isPaired = (input: HTMLInputElement): boolean => input.hasAttribute('data-paired');

interface Typed {
  readonly values: SpanValues;
  readonly distances: readonly WantedDistance[];
  readonly problem: { readonly field: string; readonly text: string } | undefined;
}
