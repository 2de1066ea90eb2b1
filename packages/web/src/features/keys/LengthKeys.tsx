// A row of keys above a phone's numeric keyboard with what that keyboard lacks: the marks of feet and inches, fractions, the
// decimal mark, a minus sign, a switch to letters, and Enter. It never takes the focus from the field.
import { isMetric, type Units } from '@homeplot/plan/units';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useSlice } from '../../workspace/useWorkspace.ts';
import { useVisiblePart } from '../../kit/useVisiblePart.ts';

/** The height of the row of keys, in CSS pixels. */
export const lengthKeysHeight = 48;

interface Key {
  readonly text: string;
  readonly label: string;
}

const feet: Key = { text: "'", label: 'Feet' };
const inches: Key = { text: '"', label: 'Inches' };
const minus: Key = { text: '-', label: 'Minus' };
const keysOf = (units: Units): readonly Key[] =>
  isMetric(units)
    ? [
        { text: ',', label: 'Decimal comma' },
        { text: 'm', label: 'Meters' },
        { text: 'cm', label: 'Centimeters' },
        feet,
        inches,
        minus,
      ]
    : [
        feet,
        inches,
        { text: '½', label: 'One half' },
        { text: '/', label: 'Fraction' },
        { text: '.', label: 'Decimal point' },
        minus,
      ];

function insert(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** Does what Enter would do, which a numeric keyboard doesn't have. */
function enter(field: HTMLInputElement): void {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (field.dispatchEvent(event)) field.form?.requestSubmit();
}

const setKeyboard = (field: HTMLInputElement, mode: 'text' | 'decimal'): void =>
  void (field.inputMode = mode);

const keepFocus = (event: SyntheticEvent): void => event.preventDefault();
/** Props of all keys: they leave the focus in the field, so that the keyboard stays open. */
const keyProps = { type: 'button', tabIndex: -1, onPointerDown: keepFocus, onMouseDown: keepFocus } as const;

export function LengthKeys({ field }: { readonly field: HTMLInputElement }) {
  const units = useSlice(({ plan }) => plan.settings.units);
  const visible = useVisiblePart();
  const [hasLetters, setLetters] = useState(false);
  useEffect(() => {
    setKeyboard(field, hasLetters ? 'text' : 'decimal');
    return () => setKeyboard(field, 'decimal');
  }, [field, hasLetters]);
  return (
    <section
      aria-label="Keys for lengths"
      data-length-keys-row=""
      style={
        visible
          ? {
              top: visible.bottom - lengthKeysHeight,
              left: visible.left,
              width: visible.width,
              height: lengthKeysHeight,
            }
          : { bottom: 0, left: 0, right: 0, height: lengthKeysHeight }
      }
      className="pointer-events-auto fixed z-60 flex touch-manipulation border-t border-edge bg-panel text-base *:min-w-0 *:flex-1 *:border-l *:border-hairline *:first:border-l-0 *:active:bg-accent-wash"
    >
      {keysOf(units).map(({ text, label }) => (
        <button {...keyProps} key={text} aria-label={label} onClick={() => insert(field, text)}>
          {text}
        </button>
      ))}
      <button
        {...keyProps}
        aria-label="Letters"
        aria-pressed={hasLetters}
        onClick={() => setLetters(!hasLetters)}
        className="text-sm"
      >
        {hasLetters ? '123' : 'ABC'}
      </button>
      <button
        {...keyProps}
        aria-label="Enter"
        onClick={() => enter(field)}
        className="bg-accent text-on-accent active:bg-accent-strong"
      >
        ↵
      </button>
    </section>
  );
}
