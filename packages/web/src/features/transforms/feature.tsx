// The card that asks for the values of a transform.
import { useEffect, useState } from 'react';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';

const TransformCard = late(() => import('./TransformCard.tsx'), 'TransformCard');

export const transforms: Feature = {
  name: 'transforms',
  OverCanvas: function AskedTransform() {
    const editor = useEditor();
    const [asked, setAsked] = useState<string>();
    useEffect(() => editor.watch({ asked: setAsked, loaded: () => setAsked(undefined) }), [editor]);
    if (asked === undefined) return null;
    const close = (): void => {
      setAsked(undefined);
      focusCanvas();
    };
    return <TransformCard key={asked} name={asked} onClose={close} />;
  },
};
