// The drafting of the open plan for as long as a component is shown, and a number that grows with every edit.
import type { Editor } from '@homeplot/editor/editor';
import { useEffect, useMemo, useState } from 'react';
import { Drafting } from './drafting.ts';

export interface DraftedPlan {
  readonly drafting: Drafting;
  /** Of the plan as it is now. */
  readonly revision: number;
  /** Another number for each plan that is opened. */
  readonly opened: number;
}

export function useDrafting(editor: Editor): DraftedPlan {
  const [drafting] = useState(() => new Drafting(editor));
  const [state, setState] = useState({ revision: 0, opened: 0 });
  useEffect(
    () =>
      drafting.begin((isOther) =>
        setState(({ revision, opened }) => ({
          revision: revision + 1,
          opened: opened + (isOther ? 1 : 0),
        })),
      ),
    [drafting],
  );
  return useMemo(() => ({ drafting, ...state }), [drafting, state]);
}
