// Shown when another tab has changed the open plan: nothing is saved until the user chooses a version.
// store/local/autosaveState decides when; store/local/autosave does what is chosen.
import { Button } from '../../kit/ui/Button.tsx';
import { useWorkspace } from '../../workspace/useWorkspace.ts';

export function OtherTabQuestion() {
  const { autosave, editor } = useWorkspace();
  const load = async (): Promise<void> => {
    if (await autosave.loadTheirs()) return;
    editor.say({
      text: "The other tab's version can't be read. Keep yours as a separate copy.",
      tone: 'error',
    });
  };
  const keep = async (): Promise<void> => {
    if (await autosave.keepOurs())
      editor.say({
        text: 'Your version is now a separate plan, saved under Earlier drafts.',
        tone: 'success',
      });
    else editor.say({ text: "Your version couldn't be saved. Export it to keep it.", tone: 'error' });
  };
  return (
    <div
      role="alert"
      data-tab-question=""
      className="absolute inset-x-3 top-3 z-20 mx-auto flex max-w-lg flex-wrap gap-x-3 gap-y-2.5 rounded-lg border border-edge bg-paper px-4 py-3 shadow-float"
    >
      <p className="basis-full">
        <strong className="font-semibold">This plan was changed in another tab.</strong> Nothing is saved here
        until you choose. Either way, your version is kept under Earlier drafts.
      </p>
      <Button size="sm" tone="primary" onClick={() => void load()}>
        Load that version
      </Button>
      <Button size="sm" onClick={() => void keep()}>
        Keep mine as a separate copy
      </Button>
    </div>
  );
}
