// Shows the row of keys for lengths while a field for a length has the focus on a touch screen, and keeps the field that is
// typed in above the keyboard.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCoarse } from '../planner/useCoarse.ts';
import { DialogBoundary } from '../ui/dialog/DialogBoundary.tsx';
import { fetched } from '../ui/fetched.tsx';
import { lengthKeysAttribute } from '../ui/fields/lengthInput.ts';
import { onFirstSign } from '../ui/firstSign.ts';

const LengthKeys = fetched(() => import('./LengthKeys.tsx').then((module) => module.LengthKeys));

function focusedField(): HTMLInputElement | undefined {
  const { activeElement: active } = document;
  return active instanceof HTMLInputElement && active.hasAttribute(lengthKeysAttribute) && !active.readOnly
    ? active
    : undefined;
}

export function LengthKeysHost() {
  const coarse = useCoarse();
  const [field, setField] = useState<HTMLInputElement>();
  useEffect(() => {
    if (!coarse) return undefined;
    const ending = new AbortController();
    const listener = (): void => setField(focusedField());
    document.addEventListener('focusin', listener, { signal: ending.signal });
    // A tap elsewhere takes the focus away before its click: the row goes after it, as what it covers or lifts moves then.
    document.addEventListener('focusout', () => setTimeout(listener), { signal: ending.signal });
    // A field that is removed loses the focus without an event, but the keyboard closes.
    window.visualViewport?.addEventListener('resize', listener, { signal: ending.signal });
    return () => ending.abort();
  }, [coarse]);
  useEffect(() => {
    if (!coarse) return undefined;
    let end: (() => void) | undefined;
    const endWaiting = onFirstSign(() => {
      import('./keepFieldInSight.ts').then(
        ({ keepFieldInSight }) => (end = keepFieldInSight()),
        () => undefined,
      );
    });
    return () => {
      endWaiting();
      end?.();
    };
  }, [coarse]);
  if (!field) return null;
  // In the body, since an open dialog hides the page's other contents from screen readers.
  return createPortal(
    <DialogBoundary what="The keys for lengths">
      <LengthKeys field={field} />
    </DialogBoundary>,
    document.body,
  );
}
