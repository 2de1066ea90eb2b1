// Creates a link that contains the whole plan and shows its files, and copies it. If the clipboard refuses, the link is
// shown to be copied by hand. Where the browser has a share sheet, the link, the plan file or a picture can be sent. Below are
// the links and the people of the saved project.
import type { Plan } from '@homeplot/plan/plan';
import { makeShareLink } from '@homeplot/formats/shareLink';
import { withSeparators } from '@homeplot/plan/units';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { useState } from 'react';
import type { SignedFiles } from '../../store/files/signFiles.ts';
import { copyToClipboard } from '../../kit/copyToClipboard.ts';
import { toast } from '../../kit/toasts/toast.ts';
import { exportNow } from '../export/exportNow.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { type ExportFormat, exportedFile } from '../export/exportPlan.ts';
import { withoutPlan } from '../../store/address/sharedAddress.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { SharedProject } from './SharedProject.tsx';
import { SharedFilesNote, useSignedFiles } from './SharedFiles.tsx';
import { useDialogs } from '../../workspace/dialogs.ts';
import { keptFocus } from '../../kit/dialog/keptFocus.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { LinkField } from '../../kit/fields/LinkField.tsx';

/** Characters: every current browser opens an address of this length. */
const maxLinkLength = 2_000_000;
/** Characters: some chat apps cut longer links off, Discord after 2,000 and Slack after 4,000. */
const maxChatLinkLength = 2000;
const failed = 'Failed to generate share link';

export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const { plan } = editor;
  const { openDialog } = useDialogs();
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** The length of the last link, in characters. */
  const [length, setLength] = useState(0);
  /**
   * Data that took too long to make, so that a second press is needed: browsers open the share sheet only shortly after one.
   */
  const [late, setLate] = useState<ShareData>();
  const { files, signed, whenSigned } = useSignedFiles();

  const makeLink = async (): Promise<string | undefined> => {
    const made = linkOf(plan, await whenSigned());
    setLength(made.length);
    if (made.length <= maxLinkLength) return made;
    setProblem('This plan is too large for a link. Export it and send the file instead.');
    toast.error(failed);
    return undefined;
  };
  const copy = async (): Promise<void> => {
    const made = await makeLink();
    if (made === undefined) return;
    const isCopied = await copyToClipboard(made);
    setLink(isCopied ? undefined : made);
    if (isCopied) toast.success('Share link copied to clipboard!');
  };
  const send = async (data: ShareData): Promise<void> => {
    const isPressed = navigator.userActivation.isActive;
    setLate(isPressed ? undefined : data);
    if (isPressed) await openShareSheet(data);
  };
  const sendLink = async (): Promise<void> => {
    const url = await makeLink();
    if (url !== undefined) await send({ title: titleOf(plan), url });
  };
  const sendFile = async (format: ExportFormat): Promise<void> =>
    send({ title: titleOf(plan), files: [await exportedFile(plan, format)] });

  return (
    <Dialog
      onClose={onClose}
      title="Share Your Project"
      description="Generate a shareable link that others can use to view your site map."
      className="max-w-xl!"
    >
      <div ref={keptFocus} className="space-y-4">
        <Button tone="primary" className="w-full pointer-coarse:h-11" onClick={() => void copy()}>
          Generate & Copy Link
        </Button>
        {canSend({ url: window.location.href }) ? (
          <div className="grid gap-2 sm:grid-flow-col">
            <Button onClick={() => void sendLink()}>Send link…</Button>
            {canSendFile('json') ? (
              <Button onClick={() => void sendFile('json')}>Send plan file…</Button>
            ) : null}
            {canSendFile('png') ? <Button onClick={() => void sendFile('png')}>Send picture…</Button> : null}
          </div>
        ) : null}
        {late ? (
          <output className="grid gap-2">
            That took a while. It's ready now.
            <Button tone="primary" onClick={() => void send(late)}>
              Send now…
            </Button>
          </output>
        ) : null}
        {link ? <LinkField label="Share link" link={link} /> : null}
        {problem ? <p role="alert">{problem}</p> : null}
        {length > maxChatLinkLength && !problem ? (
          <output className="grid gap-2 text-sm">
            {`The link has ${withSeparators(length)} letters. Some chat apps cut such links off, and then they don't open. Send it by email, or send the exported file.`}
            <Button size="sm" onClick={() => void exportNow(editor, 'json', openDialog)}>
              Export the plan
            </Button>
          </output>
        ) : null}
        <p className="text-sm text-ink-soft">
          The link holds a copy of the plan as it is now. Anyone who opens it gets their own copy, without
          your later changes.
        </p>
        {files.length > 0 ? <SharedFilesNote files={files} signed={signed} /> : null}
        <SharedProject onClose={onClose} />
      </div>
    </Dialog>
  );
}

const linkOf = (plan: Plan, signed: SignedFiles | undefined): string =>
  makeShareLink(
    withoutPlan(window.location.href),
    writePlanFile(plan, new Date().toISOString()),
    signed?.ok ? signed.value.tokens : [],
  );

const titleOf = ({ settings }: Plan): string => settings.title.trim() || 'Site plan';

const types = { json: 'application/json', png: 'image/png' } as const;

const canSend = (data: ShareData): boolean => navigator.canShare?.(data) ?? false;

/** Whether the browser's share sheet takes files of this format. */
const canSendFile = (format: keyof typeof types): boolean =>
  canSend({ files: [new File(['{}'], `plan.${format}`, { type: types[format] })] });

/** Says so if the share sheet fails; closing it without a choice isn't a failure. */
async function openShareSheet(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    console.warn('The share sheet did not open.', reason);
    toast.error("Your browser didn't share this. Copy the link or export the plan instead.");
  }
}
