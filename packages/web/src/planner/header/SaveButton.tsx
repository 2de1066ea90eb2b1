// Save: to the cloud, or to the login dialog if nobody is signed in. Its mark shows whether everything is saved, which
// store/link/planProject decides; a save itself is features/projects/savePlan.
import {
  Save,
  Check,
  CircleAlert,
  CircleDashed,
  CloudOff,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react';
import { HeaderButton } from '../../kit/ui/HeaderButton.tsx';
import { useSave } from '../../features/projects/save.ts';
import { useSession } from '../../account/useSession.ts';
import type { SaveState } from '../../store/link/planProject.ts';
import { cx } from '../../kit/cx.ts';
import { useProject, useSlice } from '../../workspace/useWorkspace.ts';

export function SaveButton() {
  // A guest whose link allows editing may save too.
  const isByLink = useProject(({ live, link }) => (live ?? link?.token) !== undefined);
  const maySave = useSession() !== undefined || isByLink;
  const save = useSave();
  return (
    <div className="relative flex shrink-0 items-center gap-1.5">
      <SaveMark />
      <HeaderButton icon={Save} label={maySave ? 'Save Project' : 'Save (Login Required)'} onClick={save} />
    </div>
  );
}

interface Appearance {
  readonly words: string;
  /** Put before the words if there is much room, and for screen readers. */
  readonly before?: string;
  readonly icon: LucideIcon;
  readonly className: string;
}

const appearances: Readonly<Record<Exclude<SaveState, 'none'>, Appearance>> = {
  saved: { words: 'Saved', icon: Check, className: 'text-done' },
  saving: { words: 'Saving...', icon: LoaderCircle, className: 'text-ink-soft [&_svg]:animate-spin' },
  unsaved: { words: 'Not saved', icon: CircleDashed, className: 'text-ink-soft' },
  waiting: {
    before: 'Saved on this device, ',
    words: 'waiting to upload',
    icon: CloudOff,
    className: 'text-ink-soft',
  },
  failed: { words: 'Not saved', icon: CircleAlert, className: 'text-danger' },
};

/**
 * Whether the cloud has the whole open plan: saved, saving or not saved, in words if there is room and always for screen
 * readers. On narrow screens it is a small mark on the corner of the save button's icon.
 */
function SaveMark() {
  const state = useSaveState();
  const isLive = useProject(({ live }) => live !== undefined);
  const percent = useUploadedPercent();
  const look = state === 'none' ? undefined : appearances[state];
  const isUploading = state === 'saving' && percent !== undefined;
  const Icon = look?.icon;
  return (
    <output
      className={cx(
        'pointer-events-none flex items-center gap-1.5 text-sm whitespace-nowrap',
        'max-lg:absolute max-lg:top-[calc(50%-1rem)] max-lg:left-[calc(50%+0.125rem)] max-lg:z-10 max-lg:rounded-full max-lg:bg-paper',
        // Wide enough for most words, so that the other buttons don't move when they change.
        look && 'justify-end xl:min-w-[5.75rem]',
        look?.className,
      )}
    >
      {Icon ? <Icon aria-hidden className="size-4 shrink-0 max-lg:size-3.5 max-lg:stroke-[2.5]" /> : null}
      <span className="inline-block first-letter:uppercase max-xl:sr-only">
        <span className="max-2xl:sr-only">{look?.before}</span>
        {isUploading
          ? 'Uploading'
          : isLive && state === 'waiting'
            ? 'waiting for the connection'
            : look?.words}
        {/* Hidden from screen readers, which would read out every step. */}
        {isUploading ? <span aria-hidden> {percent}%</span> : null}
      </span>
    </output>
  );
}

/** The state to show: none for a signed-out user without a project in the cloud, whose plan is kept in the browser. */
function useSaveState(): SaveState {
  const userId = useSession()?.id;
  const isEmpty = useSlice(({ plan }) => plan.objects.size === 0);
  return useProject((project) =>
    userId !== undefined || project.link ? project.state(isEmpty, userId) : 'none',
  );
}

/** Whole percents of the plan's files, while they are uploaded. */
const useUploadedPercent = (): number | undefined =>
  useProject(({ uploaded }) => (uploaded === undefined ? undefined : Math.floor(uploaded * 100)));
