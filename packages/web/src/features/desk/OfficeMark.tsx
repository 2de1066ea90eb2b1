// The office's seal and name in the header, which open what is known of it. It also brings the office's defaults.
import type { Desk } from '@homeplot/plan/desk';
import { Landmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../kit/toasts/toast.ts';
import { useDialogs } from '../../workspace/dialogs.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { sealPath } from './sealPath.ts';
import { fetchDesk, takeDesk } from './takeDesk.ts';

/** Its place in the header. */
const inHeader = (): Element | null => document.querySelector('[data-desk]');

export function OfficeMark() {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  const [desk, setDesk] = useState<Desk>();
  useEffect(() => {
    let isShown = true;
    fetchDesk().then(
      (own) => {
        if (!isShown) return;
        takeDesk(workspace, own);
        setDesk(own.desk);
      },
      (problem: unknown) => {
        console.warn('The desk could not be loaded.', problem);
        if (isShown)
          toast.error(
            "The permit office's settings couldn't be loaded, so new plans begin without them. Reload the page to try again.",
          );
      },
    );
    return () => {
      isShown = false;
    };
  }, [workspace]);
  const slot = inHeader();
  if (!desk || !slot) return null;
  return createPortal(
    <button
      type="button"
      title={desk.name}
      aria-label={`${desk.name}, permit office`}
      onClick={() => openDialog({ name: 'desk' })}
      className="flex h-11 max-w-64 min-w-8 shrink items-center gap-2 rounded-md px-1.5 text-left text-sm font-medium hover:bg-ink/6 max-sm:justify-center"
    >
      {desk.seal ? (
        <img src={sealPath(desk.seal)} alt="" className="size-8 shrink-0 object-contain low:size-7" />
      ) : (
        <Landmark aria-hidden className="size-5 shrink-0 text-accent" />
      )}
      <span className="truncate max-lg:hidden">{desk.name}</span>
    </button>,
    slot,
  );
}
