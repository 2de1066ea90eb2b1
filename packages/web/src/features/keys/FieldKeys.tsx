// Shows the row of keys for lengths while a field for a length has the focus, and keeps the field that has the focus above
// the keyboard.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { lengthKeysAttribute } from '../../kit/fields/lengthInput.ts';
import { keepFieldInSight } from './keepFieldInSight.ts';
import { LengthKeys } from './LengthKeys.tsx';

function focusedField(): HTMLInputElement | undefined {
  const { activeElement: active } = document;
  return active instanceof HTMLInputElement && active.hasAttribute(lengthKeysAttribute) && !active.readOnly
    ? active
    : undefined;
}

export function FieldKeys() {
  const [field, setField] = useState(focusedField);
  useEffect(keepFieldInSight, []);
  useEffect(() => {
    const listening = new AbortController();
    const listener = (): void => {
      const next = focusedField();
      if (next) setField(next);
      // A tap elsewhere moves the focus before its click. The row is removed after the click, because removing it moves what
      // is above it, and the click would miss.
      else setTimeout(() => setField(focusedField()));
    };
    for (const type of ['focusin', 'focusout'])
      document.addEventListener(type, listener, { signal: listening.signal });
    // A field that is removed loses the focus without an event, but the keyboard closes.
    window.visualViewport?.addEventListener('resize', listener, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  if (!field) return null;
  // In the body, since an open dialog hides the page's other contents from screen readers.
  return createPortal(<LengthKeys field={field} />, document.body);
}
