// Asks whether to use permit rules that came from a file or a link. They aren't stored or used before that.
import type { Pack } from '@homeplot/plan/pack';
import type { PackReading } from '@homeplot/plan/packFile';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { newUuid } from '../../kit/newUuid.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { isOwnPack, keepPack, withFreeId } from './packList.ts';
import { PackFacts } from './PackFacts.tsx';
import { putPack } from './cityPack.ts';

interface PackQuestionProps {
  readonly reading: PackReading;
  /** Where the rules came from, as words in a sentence. */
  readonly from: 'this file' | 'this link';
  readonly onClose: () => void;
}

export function PackQuestion({ reading, from, onClose }: PackQuestionProps) {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  if (!reading.ok)
    return (
      <Dialog onClose={onClose} title="These rules can't be read">
        <div className="space-y-4">
          <ErrorBox>{reading.problem}</ErrorBox>
          <p className="text-sm text-ink-soft">Your plan is unchanged.</p>
          <Button onClick={onClose}>Close</Button>
        </div>
      </Dialog>
    );
  const { pack, notes } = reading;
  /** Stores the pack in this browser, and returns it with the id that it has here. */
  const storePack = (help: string): Pack => {
    const own = withFreeId(pack, newUuid);
    if (isOwnPack(own) && !keepPack(own)) toast.error(`The browser couldn't store these rules. ${help}`);
    return own;
  };
  const use = (): void => {
    putPack(editor, storePack('They are in this plan; export them to keep them.'));
    onClose();
  };
  const keep = (): void => {
    storePack(`Keep ${from}.`);
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={`Use the rules of ${pack.name}?`}
      description={`They came with ${from}. Check them against the city's own page before you rely on them.`}
      className="max-w-xl!"
    >
      <div className="space-y-4">
        {pack.district ? <p className="font-medium">{`Zoning district ${pack.district}`}</p> : null}
        <PackFacts pack={pack} units={units} />
        {notes.length > 0 ? (
          <ul className="list-disc space-y-1 rounded-md border border-danger-line bg-danger-wash py-2 pr-3 pl-8 text-sm text-danger">
            {notes.map((note) => (
              <li key={note} className="wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Don't use them</Button>
          <Button onClick={keep}>Keep for later</Button>
          <Button tone="primary" onClick={use}>
            Use in this plan
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
