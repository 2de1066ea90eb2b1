// Reads a county's file, asks what it doesn't say, and lets the user pick a parcel or buildings to add to the plan.
// Kept offline when idle.
import type { ParcelOptions, ParcelReading } from '@homeplot/formats/parcelReading';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { AxesQuestion, ProjectionQuestion } from './FileQuestions.tsx';
import { PickParcel } from './PickParcel.tsx';
import { type ParcelShape, refusedIfEmpty, shapesOfFile } from './parcelShapes.ts';
import { readParcels } from './readParcels.ts';
import { inSlices } from '../../kit/slices.ts';
import { Progress } from '../../kit/ui/Progress.tsx';

interface Read {
  readonly reading: ParcelReading;
  /** The shapes of the features that have an outline. */
  readonly shapes: readonly ParcelShape[];
}

async function readWithShapes(
  file: File,
  options: ParcelOptions,
  signal: AbortSignal,
): Promise<Read | undefined> {
  const done = await readParcels(file, options, signal);
  if (!done) return undefined;
  const reading = refusedIfEmpty(done);
  return { reading, shapes: reading.ok === true ? await inSlices(shapesOfFile(reading.features)) : [] };
}

interface ParcelDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

export function ParcelDialog({ file, onClose }: ParcelDialogProps) {
  const [options, setOptions] = useState<ParcelOptions>({});
  const [read, setRead] = useState<Read & { readonly with: ParcelOptions }>();
  useEffect(() => {
    const canceled = new AbortController();
    void readWithShapes(file, options, canceled.signal).then(
      (done) => done && setRead({ with: options, ...done }),
    );
    return () => canceled.abort();
  }, [file, options]);
  const { reading, shapes = [] } = read?.with === options ? read : {};
  return (
    <Dialog
      onClose={onClose}
      title="Add parcels from a file"
      description={file.name}
      className={reading?.ok === true ? 'max-w-4xl!' : ''}
    >
      {reading === undefined ? (
        <div className="space-y-3">
          <Progress words="Reading the file…" />
          <Button className="w-full" onClick={onClose}>
            Cancel
          </Button>
        </div>
      ) : null}
      {reading?.ok === false ? (
        <div className="space-y-4">
          <ErrorBox>{reading.problem}</ErrorBox>
          <Button className="w-full" onClick={onClose}>
            Close
          </Button>
        </div>
      ) : null}
      {reading?.ok === 'needsProjection' ? (
        <ProjectionQuestion
          question={reading}
          onAnswer={(crs) => setOptions({ ...options, crs })}
          onCancel={onClose}
        />
      ) : null}
      {reading?.ok === 'axesSwapped' ? (
        <AxesQuestion
          question={reading}
          onAnswer={(swapAxes) => setOptions({ ...options, swapAxes })}
          onCancel={onClose}
        />
      ) : null}
      {reading?.ok === true ? (
        <PickParcel reading={reading} shapes={shapes} fileName={file.name} onClose={onClose} />
      ) : null}
    </Dialog>
  );
}
