// A county's file: reads it, asks what it doesn't say, and lets a parcel or buildings be picked for the plan.
import type { ParcelOptions, ParcelReading } from '@homeplot/formats/parcelReading';
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { ErrorBox } from '../ui/ErrorBox.tsx';
import { AxesQuestion, ProjectionQuestion } from './FileQuestions.tsx';
import { PickParcel } from './PickParcel.tsx';
import { readParcels } from './readParcels.ts';
import { Progress } from '../ui/Progress.tsx';

interface ParcelDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

export function ParcelDialog({ file, onClose }: ParcelDialogProps) {
  const [options, setOptions] = useState<ParcelOptions>({});
  const [read, setRead] = useState<{ readonly with: ParcelOptions; readonly reading: ParcelReading }>();
  useEffect(() => {
    const canceled = new AbortController();
    void readParcels(file, options, canceled.signal).then(
      (reading) => reading && setRead({ with: options, reading }),
    );
    return () => canceled.abort();
  }, [file, options]);
  const reading = read?.with === options ? read.reading : undefined;
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
      {reading?.ok === true ? <PickParcel reading={reading} fileName={file.name} onClose={onClose} /> : null}
    </Dialog>
  );
}
