// The drafting of the open plan for as long as a component is shown, and a number that grows with every edit.
import type { Editor } from '@homeplot/editor/editor';
import { useEffect, useState } from 'react';
import { Drafting } from './drafting.ts';

export interface DraftedPlan {
  readonly drafting: Drafting;
  /** Of the plan as it is now. */
  readonly revision: number;
  /** Another number for each plan that is opened. */
  readonly opened: number;
}

/** undefined until the component is shown. */
export function useDrafting(editor: Editor): DraftedPlan | undefined {
  const [drafted, setDrafted] = useState<DraftedPlan>();
  useEffect(() => {
    const drafting = new Drafting(editor, (isOther) =>
      setDrafted(
        (before) =>
          before && {
            ...before,
            revision: before.revision + 1,
            opened: before.opened + (isOther ? 1 : 0),
          },
      ),
    );
    setDrafted({ drafting, revision: 0, opened: 0 });
    return () => drafting.end();
  }, [editor]);
  return drafted;
}
