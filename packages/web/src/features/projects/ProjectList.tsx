// The list of a user's saved projects, with a search if it is long; or a message while it loads, if loading fails, or if there
// are no projects.
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { DeletedRow } from './DeletedRow.tsx';
import { ProjectRow, type RowTask } from './ProjectRow.tsx';
import { matches } from './projectText.ts';
import type { Projects } from './useProjects.ts';
import { useLoadProject } from './useLoadProject.ts';

/** A list of more projects has a search. */
const maxWithoutSearch = 6;

interface ProjectListProps {
  readonly projects: Projects;
  /** The ids of the projects that other people may open. */
  readonly shared: ReadonlySet<string>;
  readonly task: RowTask | undefined;
  readonly focusOn: string | undefined;
  readonly onTask: (task: RowTask) => void;
  readonly onTaskEnd: (task: RowTask) => void;
  readonly onVersions: (entry: ProjectEntry) => void;
  readonly onClose: () => void;
}

export function ProjectList({ projects, shared, focusOn, onClose, ...rows }: ProjectListProps) {
  const { listing, deleted, reload } = projects;
  const { link } = useWorkspace().project;
  const [search, setSearch] = useState('');
  const [loading, setLoading] = useState<string>();
  const load = useLoadProject(onClose);
  const isRetry = useRef(false);
  const shown = useRef<HTMLDivElement>(null);
  // After trying again, the focus goes to the result: the button that was pressed is gone.
  useEffect(() => {
    if (!listing || !isRetry.current) return;
    isRetry.current = false;
    shown.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [listing]);
  useEffect(() => {
    if (focusOn) document.getElementById(focusOn)?.focus();
  }, [focusOn]);

  if (!listing) return <Loading>Loading projects...</Loading>;
  if (!listing.ok) {
    const tryAgain = (): void => {
      isRetry.current = true;
      void reload();
    };
    return (
      <div ref={shown} className="space-y-4">
        <ErrorBox>{`Failed to load saved projects. ${listing.problem}`}</ErrorBox>
        <Button onClick={tryAgain}>Try again</Button>
      </div>
    );
  }
  const { value: entries } = listing;
  if (entries.length === 0) {
    return (
      <output className="block">
        <span className="block">No saved projects found</span>
        <span className="mt-2 block text-sm text-ink-soft">
          Save Project adds the open plan to this list.
        </span>
      </output>
    );
  }
  const found = entries.filter(({ title }) => matches(title, search.trim()));
  const open = async ({ id }: ProjectEntry): Promise<void> => {
    if (loading !== undefined) return;
    setLoading(id);
    await load(id);
    setLoading(undefined);
  };
  return (
    <div ref={shown}>
      {entries.length > maxWithoutSearch ? (
        <TextField
          label="Search projects"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="mb-3"
        />
      ) : null}
      <output className={search.trim() ? 'mb-2 block text-sm text-ink-soft' : 'sr-only'}>
        {found.length === 0
          ? `No projects match “${search.trim()}”.`
          : `${found.length} of ${entries.length} projects`}
      </output>
      <ul
        aria-label="Projects"
        className="-mx-1 max-h-[min(32rem,max(10rem,calc(100dvh-18.5rem)))] divide-y overflow-y-auto px-1 *:border-hairline *:first:border-t *:last:border-b"
      >
        {found.map((entry) => {
          const gone = deleted.get(entry.id);
          return gone ? (
            <DeletedRow key={entry.id} entry={entry} undo={gone.undo} />
          ) : (
            <ProjectRow
              key={entry.id}
              entry={entry}
              projects={projects}
              isOpen={link?.projectId === entry.id}
              isShared={shared.has(entry.id) && !projects.restored.has(entry.id)}
              isLoading={loading === entry.id}
              isAmbiguous={entries.some(({ id, title }) => title === entry.title && id !== entry.id)}
              {...rows}
              onLoad={(chosen) => void open(chosen)}
            />
          );
        })}
      </ul>
    </div>
  );
}

export function Loading({ children }: { readonly children: string }) {
  return (
    <output className="flex items-center gap-2.5 py-2 text-ink-soft">
      <LoaderCircle aria-hidden className="size-4 animate-spin" />
      {children}
    </output>
  );
}
