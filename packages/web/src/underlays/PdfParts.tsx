// What a page of a PDF offers: the scale that it states, and its lines.
import { editUnderlay } from '@homeplot/editor/underlays';
import { objectBox } from '@homeplot/plan/plan';
import type { Underlay } from '@homeplot/plan/underlay';
import { tidy } from '@homeplot/plan/units';
import { useEffect, useState } from 'react';
import { fileBlob } from '../files/fileStore.ts';
import { useEditor } from '../planner/useWorkspace.ts';
import { Button } from '../ui/Button.tsx';
import type { PdfPageFacts } from './worker/jobs.ts';
import { pdfJobs } from './workers.ts';

export function PdfParts({ underlay }: { readonly underlay: Underlay }) {
  const editor = useEditor();
  const facts = useFacts(underlay);
  if (!facts || underlay.corners) return null;
  const { feetPerInch, scaleWords } = facts;
  const apply = (feet: number): void => {
    const { calibration: _, ...rest } = underlay;
    const factor = (feet * facts.width) / rest.width;
    const [width, height] = [tidy(rest.width * factor), tidy(rest.height * factor)];
    const [x, y] = [tidy(rest.x + (rest.width - width) / 2), tidy(rest.y + (rest.height - height) / 2)];
    const put: Underlay = { ...rest, x, y, width, height, statedScale: scaleWords ?? '', locked: true };
    if (editUnderlay(editor, put, 'Use the stated scale')) editor.reveal(objectBox(put));
  };
  return (
    <div className="mt-2 space-y-2 empty:hidden">
      {feetPerInch === undefined ? null : (
        <>
          <p className="text-sm text-ink-soft">
            {`The page says ${scaleWords ?? ''}. That holds only if the file wasn't scaled when it was made, so check a distance.`}
          </p>
          <Button size="sm" className="w-full" onClick={() => apply(feetPerInch)}>
            {`Use ${scaleWords ?? 'this scale'}`}
          </Button>
        </>
      )}
    </div>
  );
}

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
    read().catch((problem: unknown) => console.warn('The page could not be read.', problem));
    return () => void (isOver = true);
  }, [file, page]);
  return facts;
}
