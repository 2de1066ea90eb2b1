// A button in the header with the permit office's seal and name, which opens the office's dialog. It also applies the office's
// defaults.
// Kept offline once used.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../kit/toasts/toast.ts';
import type { SiteDesk } from '../../store/local/siteDesk.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { DeskDialog } from './DeskDialog.tsx';
import { sealPath } from './sealPath.ts';
import { fetchDesk, takeDesk } from './takeDesk.ts';

/** Its place in the header. */
const inHeader = (): Element | null => document.querySelector('[data-desk]');

export function OfficeMark() {
  const workspace = useWorkspace();
  const [own, setOwn] = useState<SiteDesk>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isShown = true;
    fetchDesk().then(
      (desk) => {
        if (!isShown) return;
        takeDesk(workspace, desk);
        setOwn(desk);
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
  if (!own || !slot) return null;
  const { desk } = own;
  const mark = (
    <button
      type="button"
      title={desk.name}
      aria-label={`${desk.name}, permit office`}
      onClick={() => setOpen(true)}
      className="flex h-11 max-w-64 min-w-8 shrink-0 items-center gap-2 xl:min-w-11 xl:shrink rounded-md px-1.5 text-left text-sm font-medium hover:bg-ink/6 max-sm:justify-center"
    >
      {desk.seal ? (
        <img src={sealPath(desk.seal)} alt="" className="size-8 shrink-0 object-contain low:size-7" />
      ) : (
        <OfficeIcon />
      )}
      <span className="truncate max-xl:hidden">{desk.name}</span>
    </button>
  );
  return (
    <>
      {createPortal(mark, slot)}
      {isOpen ? <DeskDialog own={own} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/**
 * A public building. It is drawn here because an icon of the library would be an extra file for all visitors of other
 * copies.
 */
function OfficeIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 shrink-0 text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M3 21h18M12 3 3 9h18zM6 12v6M10 12v6M14 12v6M18 12v6" />
    </svg>
  );
}
