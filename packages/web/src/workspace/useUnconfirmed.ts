// The values of a form in a dialog, which survive a reload until the dialog is closed.
import { useEffect, useState } from 'react';
import { keepUnconfirmed, unconfirmed } from '../store/open/unconfirmed.ts';
import { useWorkspace } from './useWorkspace.ts';

type Values = Readonly<Record<string, string>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/** initial: the values before anything was typed. */
export function useUnconfirmed<V extends Values>(
  place: string,
  initial: () => V,
): readonly [V, (values: V) => void] {
  const workspace = useWorkspace();
  const [values, setValues] = useState<V>(() => ({
    ...initial(),
    ...unconfirmed(workspace, place, isValues),
  }));
  useEffect(() => () => keepUnconfirmed(workspace, place, undefined), [workspace, place]);
  const change = (now: V): void => {
    setValues(now);
    keepUnconfirmed(workspace, place, now);
  };
  return [values, change];
}
