// A picture or a PDF that is being read to become an underlay.
// Kept offline when idle.
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';

/** What is being read. */
export interface ReadingFile {
  readonly file: string;
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
