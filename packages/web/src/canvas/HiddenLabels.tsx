// Shows in a corner of the canvas how many labels have no room, so that nobody thinks that the plan has none.
import type { Editor } from '@homeplot/editor/editor';
import { viewBox } from '@homeplot/editor/viewport';
import { useEffect, useState } from 'react';
import { inIdleTime } from '../kit/slices.ts';
import { labelHeightFor, roomFor } from './paint/lettering.ts';

/** Milliseconds without a change before the labels are counted: nobody reads the number while the view moves. */
const restAfter = 600;

export function HiddenLabels({ editor }: { readonly editor: Editor }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = 0;
    const count = async (): Promise<void> => {
      if (editor.hand.isBusy) return later();
      const own = latest;
      const counted = await hiddenLabels(editor, () => own !== latest);
      if (counted !== undefined) setWords(counted);
    };
    const later = (): void => {
      latest += 1;
      clearTimeout(timer);
      timer = setTimeout(() => void count(), restAfter);
    };
    const end = editor.watch({ edited: later, loaded: later, moved: later });
    later();
    return () => {
      end();
      latest += 1;
      clearTimeout(timer);
    };
  }, [editor]);
  return (
    <p className="pointer-events-none absolute bottom-1.5 left-2 rounded-sm bg-paper px-1.5 py-0.5 text-xs text-ink-soft empty:hidden max-lg:top-1.5 max-lg:bottom-auto">
      {words}
    </p>
  );
}

/** How many labels in view are hidden, in words, empty if none are; undefined if the view or the plan changed meanwhile. */
async function hiddenLabels({ scene }: Editor, isOff: () => boolean): Promise<string | undefined> {
  const { viewport } = scene;
  const view = viewBox(viewport);
  const labelHeight = labelHeightFor(roomFor(scene.visibleIn(view).length, viewport), viewport.pxPerFoot);
  if (labelHeight === 0) return 'Labels hidden at this zoom';
  const count = await inIdleTime(scene.labels.at(labelHeight).leftOutInSteps(view), isOff);
  if (count === undefined || isOff()) return undefined;
  if (count === 0) return '';
  return count === 1 ? '1 label hidden at this zoom' : `${count} labels hidden at this zoom`;
}
