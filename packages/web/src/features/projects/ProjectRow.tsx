// One saved project in the list: its title, time and size, and its buttons. Renaming and the question before deleting
// replace the buttons.
import { readPlanFileInSteps, type Reading } from '@homeplot/plan/readPlan';
import { History, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { inCloud } from '../../store/cloud/cloudProjects.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { inSlices } from '../../kit/slices.ts';
import { maxPictured, PlanPicture } from '../../cards/PlanPicture.tsx';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { countObjects, whenSaved } from './projectText.ts';
import { RenameForm } from './RenameForm.tsx';
import type { Projects } from './useProjects.ts';

/** What is being done with a project in its row. */
export interface RowTask {
  readonly kind: 'rename' | 'delete';
  readonly id: string;
}

export const rowButtonId = (id: string, button: RowTask['kind'] | 'versions' | 'load'): string =>
  `${button}-${id}`;

interface ProjectRowProps {
  readonly entry: ProjectEntry;
  readonly projects: Projects;
  readonly task: RowTask | undefined;
  /** Whether the project is open in this tab. */
  readonly isOpen: boolean;
  /** Whether other people may open the project. */
  readonly isShared: boolean;
  readonly isLoading: boolean;
  /** Whether another project has the same title. */
  readonly isAmbiguous: boolean;
  readonly onLoad: (entry: ProjectEntry) => void;
  readonly onTask: (task: RowTask) => void;
  readonly onTaskEnd: (task: RowTask) => void;
  readonly onVersions: (entry: ProjectEntry) => void;
}

export function ProjectRow(props: ProjectRowProps) {
  const { entry, projects, task, isShared, onTaskEnd } = props;
  if (task?.id !== entry.id) return <RowWithButtons {...props} />;
  const end = (): void => onTaskEnd(task);
  if (task.kind === 'rename') {
    return (
      <li className="py-3">
        <RenameForm entry={entry} onRename={projects.rename} onEnd={end} />
      </li>
    );
  }
  return (
    <Row entry={entry} hasPicture>
      <ConfirmDelete
        entry={entry}
        isShared={isShared}
        onDelete={(lost) => projects.remove(entry, lost)}
        onEnd={end}
      />
    </Row>
  );
}

function RowWithButtons({
  entry,
  isOpen,
  isShared,
  isLoading,
  isAmbiguous,
  onLoad,
  onTask,
  onVersions,
}: ProjectRowProps) {
  const { id, title } = entry;
  return (
    <Row
      entry={entry}
      notes={[...(isOpen ? ['open here'] : []), ...(isShared ? ['shared'] : [])]}
      hasPicture={isAmbiguous}
    >
      <Button
        id={rowButtonId(id, 'load')}
        size="sm"
        aria-label={isLoading ? `Loading ${title}` : `Load ${title}`}
        aria-disabled={isLoading}
        onClick={() => onLoad(entry)}
        className="mr-1"
      >
        {isLoading ? 'Loading...' : 'Load'}
      </Button>
      <IconButton
        id={rowButtonId(id, 'rename')}
        label={`Rename ${title}`}
        title="Rename"
        onClick={() => onTask({ kind: 'rename', id })}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        id={rowButtonId(id, 'versions')}
        label={`Earlier versions of ${title}`}
        title="Earlier versions"
        onClick={() => onVersions(entry)}
      >
        <History aria-hidden />
      </IconButton>
      <IconButton
        id={rowButtonId(id, 'delete')}
        label={`Delete ${title}`}
        title="Delete"
        onClick={() => onTask({ kind: 'delete', id })}
        className="hover:text-danger!"
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Row>
  );
}

interface RowProps {
  readonly entry: ProjectEntry;
  readonly notes?: readonly string[];
  readonly hasPicture?: boolean;
  readonly children: ReactNode;
}

async function readProject(id: string): Promise<Reading | undefined> {
  const answer = await inCloud((cloud) => cloud.read(id));
  if (!answer.ok || !answer.value) return undefined;
  const { objects, settings } = answer.value;
  return inSlices(readPlanFileInSteps({ objects, settings }));
}

function Row({ entry, notes = [], hasPicture, children }: RowProps) {
  const { id, title, updated_at, object_count } = entry;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
      <div className="flex min-w-0 grow basis-full items-center gap-x-4 sm:basis-0">
        {hasPicture && object_count <= maxPictured ? (
          <PlanPicture key={updated_at} read={() => readProject(id)} className="size-12 shrink-0 p-0.5" />
        ) : null}
        <p className="min-w-0 grow">
          <span className="flex items-baseline gap-2">
            <span title={title} className="truncate font-medium">
              {title}
            </span>
            {notes.map((note) => (
              <span
                key={note}
                className="shrink-0 rounded-sm bg-accent-wash px-1.5 text-xs leading-5 text-accent"
              >
                {note}
              </span>
            ))}
          </span>
          <span className="block text-sm text-ink-soft">
            <time dateTime={updated_at}>{whenSaved(updated_at)}</time>
            {` · ${countObjects(object_count)}`}
          </span>
        </p>
      </div>
      <div className="ml-auto flex items-center">{children}</div>
    </li>
  );
}
