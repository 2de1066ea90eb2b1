// Watches whether another tab has changed the open plan; the question is fetched then.
import { useCallback, useSyncExternalStore } from 'react';
import { DialogBoundary } from '../kit/late/DialogBoundary.tsx';
import { fetched } from '../kit/late/fetched.tsx';
import { useWorkspace } from '../workspace/useWorkspace.ts';

const OtherTabQuestion = fetched(() =>
  import('./OtherTabQuestion.tsx').then((module) => module.OtherTabQuestion),
);

export function OtherTab() {
  const { autosave } = useWorkspace();
  const subscribe = useCallback((listener: () => void) => autosave.watch(listener), [autosave]);
  const conflict = useSyncExternalStore(subscribe, () => autosave.conflict);
  if (!conflict) return null;
  return (
    <DialogBoundary what="The question about the other tab">
      <OtherTabQuestion />
    </DialogBoundary>
  );
}
