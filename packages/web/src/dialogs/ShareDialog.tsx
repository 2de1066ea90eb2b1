// Creates a link that contains the whole plan, and copies it. If the clipboard refuses, the link is shown for copying by hand.
import { makeShareLink } from '@homeplot/formats/shareLink';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { useState } from 'react';
import { toast } from '../ui/toasts/toast.ts';
import { useEditor } from '../planner/useWorkspace.ts';
import { withoutPlan } from '../projects/files/sharedLink.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { TextField } from '../ui/fields/TextField.tsx';

/** The length of an address that every current browser opens. */
const longestLink = 2_000_000;

export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const share = async (): Promise<void> => {
    const made = makeShareLink(
      withoutPlan(window.location.href),
      writePlanFile(editor.plan, new Date().toISOString()),
    );
    if (made.length > longestLink) {
      setProblem('This plan is too large for a link. Export it and send the file instead.');
      toast.error('Failed to generate share link');
      return;
    }
    try {
      await navigator.clipboard.writeText(made);
      setLink(undefined);
      toast.success('Share link copied to clipboard!');
    } catch {
      setLink(made);
      toast.error('Failed to generate share link');
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share Your Project"
      description="Generate a shareable link that others can use to view your site map."
    >
      <div className="space-y-4">
        <Button tone="primary" className="w-full" onClick={() => void share()}>
          Generate & Copy Link
        </Button>
        {link ? (
          <TextField
            label="Share link"
            hint="Your browser didn't allow copying. Copy the link from here."
            readOnly
            value={link}
            ref={(field) => field?.select()}
            onFocus={({ target }) => target.select()}
          />
        ) : null}
        {problem ? <p role="alert">{problem}</p> : null}
        <p className="text-sm text-ink-soft">
          The link holds a copy of the plan as it is now. Anyone who opens it gets their own copy, without
          your later changes.
        </p>
      </div>
    </Dialog>
  );
}
