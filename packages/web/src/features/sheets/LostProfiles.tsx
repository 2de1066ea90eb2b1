// Says which sheets have a profile whose line was deleted, before they are printed, and removes these profiles.
import { sheetsWithLost, withoutLost } from '@homeplot/formats/lostProfiles';
import { sheetNumber } from '@homeplot/plan/sheet';
import { Button } from '../../kit/ui/Button.tsx';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';

export function LostProfiles() {
  const editor = useEditor();
  useRevision();
  const { plan } = editor;
  const lost = sheetsWithLost(plan);
  if (lost.length === 0) return null;
  const remove = (): void =>
    void editor.edit([{ settings: { sheets: withoutLost(plan) } }], 'Remove profiles of deleted lines');
  const numbers = lost.map((sheet) => sheetNumber(plan.settings.sheets ?? [], sheet)).join(', ');
  return (
    <div className="mb-3 flex items-center justify-between gap-3 rounded-md bg-panel px-3 py-2 text-sm">
      <p>
        The line of a profile on {numbers} was deleted, so its place stays blank. Choose another line under
        Parts, or remove the profile.
      </p>
      <Button size="sm" onClick={remove}>
        Remove
      </Button>
    </div>
  );
}
