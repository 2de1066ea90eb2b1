// Opens when a save finds something unexpected in the cloud: a newer version, a project that this user may not change, or no
// project at all. Nothing is overwritten unless the user says so.
// Kept offline when idle.
import { useState } from 'react';
import { toast } from '../../kit/toasts/toast.ts';
import { useSave } from './save.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { isGuest } from '../../store/cloud/cloudProjects.ts';
import { copyLink, newLink } from '../../store/link/cloudLink.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { keptHere, type SaveQuestion, showReplaced } from './savePlan.ts';
import { countObjects, whenSaved } from './projectText.ts';
import { useLoadProject } from './useLoadProject.ts';

interface SaveQuestionDialogProps {
  readonly question: SaveQuestion;
  readonly onClose: () => void;
}

export function SaveQuestionDialog({ question, onClose }: SaveQuestionDialogProps) {
  return question.kind === 'gone' ? (
    <GoneProject question={question} onClose={onClose} />
  ) : (
    <ChangedProject question={question} onClose={onClose} />
  );
}

interface QuestionProps<Kind> {
  readonly question: Extract<SaveQuestion, { readonly kind: Kind }>;
  readonly onClose: () => void;
}

function ChangedProject({
  question: { kind, theirs, isOver },
  onClose,
}: QuestionProps<'newer' | 'lookOnly'>) {
  const isNewer = kind === 'newer';
  const { project, editor } = useWorkspace();
  const save = useSave();
  const load = useLoadProject(onClose);
  const [loading, setLoading] = useState(false);

  const overwrite = (): void => {
    onClose();
    if (isOver()) return showReplaced(theirs.title);
    const { link } = project;
    if (link?.projectId === theirs.id)
      project.set({ ...link, title: theirs.title, updatedAt: theirs.updated_at, changed: true });
    save();
  };
  const copy = (): void => {
    onClose();
    if (isOver()) return showReplaced(theirs.title);
    const { link } = project;
    // A guest's copy goes to the account that they log in to.
    if (link) project.set(isGuest(link.userId) ? undefined : copyLink(link.userId, theirs.title));
    save();
  };
  const loadTheirs = async (): Promise<void> => {
    if (loading) return;
    setLoading(true);
    await load(theirs.id);
    setLoading(false);
  };
  return (
    <Dialog
      onClose={onClose}
      title={isNewer ? 'A newer version is in the cloud' : 'You can only look at this project now'}
      description={
        isNewer
          ? `“${theirs.title}” was saved somewhere else since you opened it here. Nothing has been overwritten.`
          : `Your changes to “${theirs.title}” can't be saved in it. Ask its owner for access, or keep them in a project of your own.`
      }
      className="max-w-lg!"
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 rounded-md border border-hairline bg-panel px-4 py-3 text-[0.9375rem]">
        <dt className="text-ink-soft">In the cloud</dt>
        <dd>
          {whenSaved(theirs.updated_at)}, {countObjects(theirs.object_count)}
        </dd>
        <dt className="text-ink-soft">Yours, here</dt>
        <dd>{countObjects(editor.plan.objects.size)}</dd>
      </dl>
      <ul className="mt-5 space-y-4">
        <Choice note="Keeps both, as two projects." onChoose={copy} tone="primary">
          Save as copy
        </Choice>
        {isNewer ? (
          <Choice
            note="Yours replaces the one in the cloud, which stays among its earlier versions."
            onChoose={overwrite}
          >
            Overwrite
          </Choice>
        ) : null}
        <Choice
          note="Opens the one in the cloud. Yours is kept under Earlier drafts."
          onChoose={() => void loadTheirs()}
        >
          {loading ? 'Loading...' : isNewer ? 'Load the newer one' : 'Load theirs'}
        </Choice>
      </ul>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly note: string;
  readonly onChoose: () => void;
  readonly tone?: 'primary' | 'secondary';
  readonly children: string;
}

function Choice({ note, onChoose, tone = 'secondary', children }: ChoiceProps) {
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[11.5rem_1fr]">
      <Button tone={tone} onClick={onChoose} className="w-full">
        {children}
      </Button>
      <span className="text-sm text-ink-soft">{note}</span>
    </li>
  );
}

function GoneProject({ question: { title, isOver }, onClose }: QuestionProps<'gone'>) {
  const { project, autosave } = useWorkspace();
  const wasShared = project.link?.isShared === true;
  const save = useSave();
  const saveAsNew = (): void => {
    onClose();
    if (isOver()) return showReplaced(title);
    if (project.link) project.set(newLink(project.link.userId, title));
    save();
  };
  const keepHere = async (): Promise<void> => {
    onClose();
    toast.info(await keptHere(autosave));
  };
  return (
    <Dialog
      onClose={onClose}
      title={wasShared ? 'You no longer have this project' : 'This project was deleted'}
      description={`“${title}” ${wasShared ? "was deleted, or isn't shared with you" : 'is not in the cloud'} anymore. Your plan is all here, and can be saved as a new project.`}
      className="max-w-lg!"
    >
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={saveAsNew}>
          Save as a new project
        </Button>
        <Button onClick={() => void keepHere()}>Not now</Button>
      </div>
    </Dialog>
  );
}
