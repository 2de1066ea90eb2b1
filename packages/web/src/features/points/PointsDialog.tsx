// Imports survey points: reads a file, asks what the file doesn't say, and adds the objects that its points become.
// Kept offline once used.
import { maxPointBytes, type PointReading } from '@homeplot/formats/pointFile';
import { readPoints } from '@homeplot/formats/readPoints';
import type { Editor } from '@homeplot/editor/editor';
import { boxHeight, boxWidth, emptyBox, isEmpty, union } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox } from '@homeplot/plan/plan';
import { countText } from '@homeplot/plan/units';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { PointChoices } from './PointChoices.tsx';

interface PointsDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

export function PointsDialog({ file, onClose }: PointsDialogProps) {
  const { editor } = useWorkspace();
  const [reading, setReading] = useState<PointReading>();
  useEffect(() => {
    let isOver = false;
    void readFile(file, lotSize(editor)).then((read) => {
      if (!isOver) setReading(read);
    });
    return () => {
      isOver = true;
    };
  }, [file, editor]);
  return (
    <Dialog
      onClose={onClose}
      title="Import survey points"
      description={reading?.ok ? `${file.name}, ${countText(reading.rows.length, 'point')}` : file.name}
      className={reading?.ok ? 'max-w-4xl!' : 'max-w-lg!'}
    >
      {reading === undefined ? (
        <Progress words="Reading the points…" />
      ) : reading.ok ? (
        <PointChoices name={file.name} file={reading} onDone={onClose} />
      ) : (
        <div className="space-y-4">
          <ErrorBox>{reading.problem}</ErrorBox>
          <p className="text-sm text-ink-soft">Your plan hasn't changed.</p>
          <Button className="w-full" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
    </Dialog>
  );
}

async function readFile(file: File, site: number | undefined): Promise<PointReading> {
  // A file that is too large isn't loaded: `readPoints` refuses any bytes of that length.
  if (file.size > maxPointBytes) return readPoints(new Uint8Array(maxPointBytes + 1));
  try {
    return readPoints(new Uint8Array(await file.arrayBuffer()), site);
  } catch {
    return { ok: false, problem: "The browser couldn't read this file. Choose it again." };
  }
}

/** The larger side, in feet, of the box around the plan's boundaries; undefined if there are none. */
function lotSize({ plan }: Editor): number | undefined {
  const boundaries = [...plan.objects.values()].filter((object) => kindOf(object).drawsBoundaries);
  const box = boundaries.map((object) => objectBox(object)).reduce(union, emptyBox);
  return isEmpty(box) ? undefined : Math.max(boxWidth(box), boxHeight(box));
}
