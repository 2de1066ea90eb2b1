// What can be taken from a PDF page: the scale that it states, and its lines.
import { editUnderlay } from '@homeplot/editor/editUnderlay';
import { objectBox } from '@homeplot/plan/plan';
import type { Underlay } from '@homeplot/plan/underlay';
import { tidy } from '@homeplot/plan/units';
import { useEffect, useState } from 'react';
import { fileBlob } from '../../store/files/fileStore.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import type { PdfPageFacts } from '../../pictures/worker/jobs.ts';
import { pdfJobs } from '../../pictures/workers.ts';
import { Progress } from '../../kit/ui/Progress.tsx';

/** The dialog can't be closed, since adding lines in portions must not be interrupted. */
const stayOpen = (): void => undefined;

export function PdfParts({ underlay }: { readonly underlay: Underlay }) {
  const editor = useEditor();
  const facts = useFacts(underlay);
  /** The share of the lines that has been added, while they are being added. */
  const [added, setAdded] = useState<number>();
  const { paperWidth } = underlay;
  if (!facts || underlay.corners || paperWidth === undefined) return null;
  const { feetPerInch, scaleWords, hasLines } = facts;
  const importLines = async (): Promise<void> => {
    setAdded(0);
    try {
      const { takeLines } = await import('./takeLines.ts');
      editor.say(await takeLines(editor, underlay, (done, all) => setAdded(done / all)));
    } catch (problem) {
      console.warn('The lines of a PDF could not be read.', problem);
      editor.say({ text: "The page's lines couldn't be read. Trace over it instead.", tone: 'error' });
    }
    setAdded(undefined);
  };
  const applyScale = (feet: number): void => {
    const { calibration: _, ...rest } = underlay;
    const factor = (feet * paperWidth) / rest.width;
    const [width, height] = [tidy(rest.width * factor), tidy(rest.height * factor)];
    const [x, y] = [tidy(rest.x + (rest.width - width) / 2), tidy(rest.y + (rest.height - height) / 2)];
    const put: Underlay = {
      ...rest,
      x,
      y,
      width,
      height,
      statedScale: scaleWords ?? '',
      locked: true,
      traceOver: true,
    };
    if (editUnderlay(editor, put, 'Use the stated scale')) editor.reveal(objectBox(put));
  };
  return (
    <div className="mt-2 space-y-2 empty:hidden">
      {feetPerInch === undefined ? null : (
        <>
          <p className="text-sm text-ink-soft">
            {`The page says ${scaleWords ?? ''}. That holds only if the file wasn't scaled when it was made, so check a distance.`}
          </p>
          <Button size="sm" className="w-full" onClick={() => applyScale(feetPerInch)}>
            {`Use ${scaleWords ?? 'this scale'}`}
          </Button>
        </>
      )}
      {hasLines ? (
        <Button size="sm" className="w-full" onClick={() => void importLines()}>
          Import the page's lines
        </Button>
      ) : null}
      {added === undefined ? null : (
        <Dialog onClose={stayOpen} title="Import lines" description={underlay.file.name}>
          <Progress words={added === 0 ? 'Reading the page…' : 'Adding lines…'} value={added} />
        </Dialog>
      )}
    </div>
  );
}

/** Milliseconds by which the search for lines is delayed, so that the worker draws the page first. */
const factsDelay = 600;

function useFacts({ file, page }: Underlay): PdfPageFacts | undefined {
  const [facts, setFacts] = useState<PdfPageFacts>();
  useEffect(() => {
    let isOver = false;
    const read = async (): Promise<void> => {
      const blob = await fileBlob(file);
      if (!(blob instanceof Blob)) return;
      const found = await pdfJobs.facts({ blob, page });
      if (!isOver) setFacts(found);
    };
    const timer = setTimeout(() => {
      read().catch((problem: unknown) => console.warn('The page could not be read.', problem));
    }, factsDelay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [file, page]);
  return facts;
}
