// Check before you submit: the open steps, and what the permit desk asks for.
import { useDialogs } from '../dialogs/dialogs.ts';
import { itemTitles } from '../packs/itemTitles.ts';
import { useEditor, useRevision } from '../planner/useWorkspace.ts';
import { stepsOf } from '../start/steps.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { StepRow } from './StepRow.tsx';
import { useWay } from './useWay.ts';

export function PreflightDialog({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const { openDialog } = useDialogs();
  useRevision();
  const run = useWay(undefined);
  const { pack } = editor.plan.settings;
  return (
    <Dialog open onOpenChange={onClose} title="Check before you submit" className="max-w-xl!">
      <div className="space-y-4">
        <ul className="divide-y divide-hairline empty:hidden">
          {stepsOf(editor.plan).map(({ id, sentence, ways }) => (
            <StepRow
              key={id}
              sentence={sentence}
              tone="todo"
              actions={ways.map((way) => ({
                title: way.title,
                run: () => {
                  onClose();
                  run(way);
                },
              }))}
            />
          ))}
        </ul>
        {pack ? (
          <section>
            <h3 className="text-sm font-semibold">{`What ${pack.name} asks for`}</h3>
            <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft">
              {pack.items.map(({ id, words }) => (
                <li key={id}>{words ?? itemTitles[id]}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <Button tone="primary" className="w-full" onClick={() => openDialog({ name: 'print' })}>
          Print or save as PDF
        </Button>
      </div>
    </Dialog>
  );
}
