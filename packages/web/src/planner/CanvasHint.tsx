// The hint over the canvas. While the plan is empty and Select is active, it offers buttons for ways to start. On narrow
// screens, whose header has no room for the tool's hint, it shows that. Only its buttons take pointer events.
import { beginSize, showRoomForLot } from '@homeplot/editor/cursor';
import type { Editor } from '@homeplot/editor/editor';
import { isMetric } from '@homeplot/plan/units';
import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useDialogs } from '../workspace/dialogs.ts';
import { src as deedPicture } from '../plans/begin-deed.json?src';
import { src as filePicture } from '../plans/begin-file.json?src';
import { src as lotPicture } from '../plans/begin-lot.json?src';
import { src as templatePicture } from '../plans/begin-template.json?src';
import { focusCanvas } from '../workspace/focusCanvas.ts';
import { useCompact } from '../kit/mediaHooks.ts';
import { holdKeys } from '../workspace/keysAhead.ts';
import { useImport } from '../features/opening/useImport.ts';
import { useHint } from '../kit/useTouch.ts';
import { chooseFiles } from '../kit/chooseFiles.ts';

interface CanvasHintProps {
  readonly editor: Editor;
  /** The canvas refers to it by this id, as its description. */
  readonly id: string;
}

export function CanvasHint({ editor, id }: CanvasHintProps) {
  const watch = useCallback(
    (listener: () => void) => editor.watch({ changed: listener, previewed: listener }),
    [editor],
  );
  const isCompact = useCompact();
  const isShown = useSyncExternalStore(watch, () => {
    const { hand, plan } = editor;
    const { map, ground } = plan.settings;
    // A plan with a map isn't empty to the eye.
    const isEmpty = plan.objects.size === 0 && !(map && ground);
    return !hand.isBusy && (isEmpty || (isCompact && hand.tool.name !== 'select'));
  });
  const tool = useSyncExternalStore(watch, () => editor.hand.tool);
  const hint = useHint(tool);
  if (!isShown) return null;
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center overflow-hidden p-3 select-none tiny:items-start tiny:overflow-y-auto tiny:p-2 tiny:pb-14">
      {tool.name === 'select' ? (
        <StartOptions editor={editor} id={id} />
      ) : (
        <p
          id={id}
          data-aside=""
          data-hint=""
          className="max-w-xs self-start sm:justify-self-end rounded-lg border border-transparent bg-paper px-3 py-2 text-center text-balance text-ink-soft group-has-[[data-over-canvas]>*]/canvas:sr-only lg:hidden"
        >
          {hint}
        </p>
      )}
    </div>
  );
}

function StartOptions({ editor, id }: CanvasHintProps) {
  const { openDialog } = useDialogs();
  const importFiles = useImport();
  const lotSize = isMetric(editor.plan.settings.units) ? '36 x 24' : '120 x 80';
  const drawLot = (): void => {
    // Keys are held until the fields are there. These are focused in the same task, so that a phone shows its keyboard.
    holdKeys('fields');
    focusCanvas();
    showRoomForLot(editor);
    flushSync(() => beginSize(editor));
  };
  const options = [
    {
      title: 'Plan a project',
      about: 'For a permit: answer a few questions',
      run: () => openDialog({ name: 'start' }),
    },
    {
      title: 'Draw a lot',
      about: `Drag it, or type ${lotSize}`,
      picture: lotPicture,
      run: drawLot,
    },
    {
      title: 'Enter a deed',
      about: 'Bearings and distances',
      picture: deedPicture,
      run: () => openDialog({ name: 'deed' }),
    },
    {
      title: 'Start from a template',
      about: 'Ready-made home sites',
      picture: templatePicture,
      run: () => openDialog({ name: 'templates' }),
    },
    {
      title: 'Open a file',
      about: 'A plan, a survey or a CAD file',
      picture: filePicture,
      run: () => chooseFiles(importFiles),
    },
  ];
  return (
    <section aria-labelledby={id} className="max-w-full text-center text-ink-soft">
      <p
        id={id}
        className="mx-auto mb-2 w-fit rounded-sm bg-paper px-3 py-1 font-semibold text-ink low:sr-only"
      >
        Your plan is empty
      </p>
      <div className="grid grid-cols-2 gap-2.5 tiny:gap-1 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {options.map(({ title, about, picture, run }) => (
          <button
            key={title}
            type="button"
            onClick={run}
            className="pointer-events-auto flex w-40 max-w-full flex-col items-center rounded-lg border border-edge bg-paper px-2 py-3 text-sm leading-snug shadow-float hover:border-ink-faint first:col-span-full first:w-full first:border-accent first:bg-accent-wash low:py-2 tiny:py-0.5 tiny:text-xs"
          >
            {picture ? (
              <img
                src={picture}
                alt=""
                className="mb-2 h-20 max-w-full rounded-sm object-contain low:hidden dark:bg-sheet"
              />
            ) : null}
            <span className="font-medium text-ink">{title}</span>
            <span className="text-xs text-balance low:hidden">{about}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
