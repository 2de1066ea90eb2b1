// The header: the plan's name, undo and redo, and commands for the whole plan. Its menus open over the rest of the page.
// If there is less room, only the names are shortened: the plan's before the permit office's.
import { CircleHelp, FolderOpen, Share2 } from 'lucide-react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { Wordmark } from '../../kit/ui/Wordmark.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Tooltip } from '../../kit/ui/Tooltip.tsx';
import { AccountButton } from './AccountButton.tsx';
import { CommandsButton } from './CommandsButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { HeaderButton } from '../../kit/ui/HeaderButton.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useCompact } from '../../kit/mediaHooks.ts';
import { useProject, useSlice } from '../../workspace/useWorkspace.ts';
import { useSession } from '../../account/useSession.ts';

export function Header() {
  const compact = useCompact();
  const { openDialog } = useDialogs();
  return (
    <header className="relative z-40 flex h-14 shrink-0 low:h-11 items-center gap-1 max-[26rem]:gap-0.5 max-[24rem]:gap-0 border-b border-hairline bg-paper px-2 lg:px-4">
      <h1 className="mr-auto flex min-w-0 items-center gap-3">
        <a
          href="/"
          aria-label="Homeplot, home"
          className="-ml-2 flex h-11 shrink-0 items-center rounded-sm px-2 max-[24rem]:pr-0"
        >
          <span className="flex overflow-hidden whitespace-nowrap max-sm:w-7 [&_svg]:shrink-0">
            <Wordmark />
          </span>
        </a>
        {/* A feature shows the permit office here that runs this copy, if there is one. */}
        <span data-desk="" className="contents" />
        <PlanName />
      </h1>
      {compact ? null : <HistoryButtons />}
      {compact ? null : <CommandsButton />}
      {compact ? null : <span className="mx-1.5 h-6 border-l border-hairline" />}
      {/* A feature shows here who else edits the plan. */}
      <span data-people="" className="contents" />
      <SaveButton />
      <HeaderButton icon={FolderOpen} label="Saved Projects" onClick={() => openDialog({ name: 'saved' })} />
      <HeaderButton icon={Share2} label="Share" onClick={() => openDialog({ name: 'share' })} />
      <ExportButton />
      <Tooltip label="Keyboard shortcuts & help" shortcut="?">
        <IconButton label="Keyboard shortcuts & help" onClick={() => openDialog({ name: 'help' })}>
          <CircleHelp aria-hidden />
        </IconButton>
      </Tooltip>
      <AccountButton />
    </header>
  );
}

/**
 * The title of the open cloud project or of the plan, or else what this page is, next to the product's name if there is room. It
 * opens the plan's properties.
 */
function PlanName() {
  const userId = useSession()?.id;
  const title = useProject((project) => project.linkOf(userId)?.title);
  const own = useSlice(({ plan }) => plan.settings.title);
  const { openDialog } = useDialogs();
  const name = title ?? (own || 'Site planner');
  return (
    <button
      type="button"
      title="Plan properties"
      aria-label={`${name}, plan properties`}
      onClick={() => openDialog({ name: 'plan' })}
      className="-ml-1 max-w-52 shrink-9 truncate rounded-md border-l border-hairline px-3 py-1.5 text-sm font-normal text-ink-soft hover:bg-ink/6 hover:text-ink max-xl:hidden [[data-desk]:not(:empty)~&]:max-[89rem]:hidden"
    >
      {name}
    </button>
  );
}
