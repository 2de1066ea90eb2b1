// Shows the card that asks for the values of a transform. The card is fetched when it is first needed.
import { useEffect, useState } from 'react';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { DialogBoundary } from '../../kit/late/DialogBoundary.tsx';
import { fetched } from '../../kit/late/fetched.tsx';

const TransformCard = fetched(() => import('./TransformCard.tsx').then((module) => module.TransformCard));

export function TransformHost() {
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
      <TransformCard name={asked} onClose={close} />
    </DialogBoundary>
  );
}
