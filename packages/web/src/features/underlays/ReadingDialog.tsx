// Shown while a picture or a PDF is read to become an underlay.
// Kept offline when idle.
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';

export interface ReadingFile {
  /** The name of the file that is being read. */
  readonly file: string;
  /** What the progress bar says. */
  readonly words: string;
  readonly cancel: () => void;
}

export function ReadingDialog({ file, words, cancel }: ReadingFile) {
  return (
    <Dialog onClose={cancel} title="Add an underlay" description={file} className="max-w-lg!">
      <Progress words={words} />
      <Button className="mt-4 w-full" onClick={cancel}>
        Cancel
      </Button>
    </Dialog>
  );
}
