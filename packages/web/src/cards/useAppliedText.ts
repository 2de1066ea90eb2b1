// Text typed in a field, which is applied when the field is left: by blur, by unmounting or by leaving the page.
import { useEffect, useEffectEvent, useState } from 'react';
import { useLeavingPage } from '../kit/fields/useLeavingPage.ts';

/** apply: returns the problem if the text can't be used; the field then keeps it. */
export function useAppliedText(apply: (typed: string) => string | undefined) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const applyTyped = (): void => {
    if (typed === undefined) return;
    const wrong = apply(typed);
    setProblem(wrong);
    if (wrong === undefined) setTyped(undefined);
  };
  const discard = (): void => {
    setTyped(undefined);
    setProblem(undefined);
  };
  // A focused field that is unmounted gets no blur event: on phones, a tap on a button doesn't move the focus.
  const leave = useEffectEvent(applyTyped);
  useEffect(() => () => leave(), []);
  useLeavingPage(applyTyped);
  return { typed, problem, setTyped, applyTyped, discard };
}
