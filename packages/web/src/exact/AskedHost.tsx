// Shows the card of a transform with typed values. The card is fetched when it is first needed.
import { useEffect, useState } from 'react';
import { focusCanvas } from '../planner/focusCanvas.ts';
import { useEditor } from '../planner/useWorkspace.ts';
import { DialogBoundary } from '../ui/dialog/DialogBoundary.tsx';
import { fetched } from '../ui/fetched.tsx';

const ExactCard = fetched(() => import('./ExactCard.tsx').then((module) => module.ExactCard));

export function AskedHost() {
  const editor = useEditor();
  const [asked, setAsked] = useState<string>();
  useEffect(() => editor.watch({ asked: setAsked, loaded: () => setAsked(undefined) }), [editor]);
  if (asked === undefined) return null;
  const close = (): void => {
    setAsked(undefined);
    focusCanvas();
  };
  return (
    <DialogBoundary key={asked} onClose={close}>
      <ExactCard name={asked} onClose={close} />
    </DialogBoundary>
  );
}
