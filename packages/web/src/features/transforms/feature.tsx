// The card that asks for the values of a transform. Only one card is shown at a time, because this one would cover a tool's.
import { Activity, useEffect, useState } from 'react';
import { late } from '../../kit/late/late.tsx';
import { type Feature, useFeatures } from '../../workspace/feature.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { oneCardAtATime } from './oneCardAtATime.ts';

const TransformCard = late(() => import('./TransformCard.tsx'), 'TransformCard');

export const transforms: Feature = {
  name: 'transforms',
  OverCanvas: function AskedTransform({ isUnderPanel }) {
    const editor = useEditor();
    const { toolCards } = useFeatures();
    const [asked, setAsked] = useState<string>();
    useEffect(() => oneCardAtATime(editor, toolCards, setAsked), [editor, toolCards]);
    if (asked === undefined) return null;
    const close = (): void => {
      setAsked(undefined);
      focusCanvas();
    };
    // It comes back with what was typed when the panel closes.
    return (
      <Activity mode={isUnderPanel ? 'hidden' : 'visible'}>
        <TransformCard key={asked} name={asked} onClose={close} />
      </Activity>
    );
  },
};
