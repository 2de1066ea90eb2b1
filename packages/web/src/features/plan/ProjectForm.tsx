// The facts of the project in one form, applied together as one undo step.
import { projectFields } from '@homeplot/plan/project';
import { titleLimit } from '@homeplot/plan/settings';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ResumedNote } from '../../workspace/ResumedNote.tsx';
import { useUnconfirmed } from '../../workspace/useUnconfirmed.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { isPreparerRemembered, rememberedPreparer, rememberPreparer } from '../../store/local/preparer.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { areSameFacts, shownFacts, storedFacts } from './projectFacts.ts';

const hints: Readonly<Record<string, string>> = {
  source: 'Such as: deed of May 3, 1998, not a survey',
  zoning: 'Such as: R-1',
  license: 'Only if the preparer has one',
};

const planFields = [
  { name: 'title', label: 'Project' },
  { name: 'address', label: 'Address' },
  { name: 'parcel', label: 'Parcel number' },
] as const;

interface ProjectFormProps {
  /** The name of the fact whose field gets the focus. */
  readonly fact?: string | undefined;
  readonly onClose: () => void;
}

export function ProjectForm({ fact, onClose }: ProjectFormProps) {
  const editor = useEditor();
  const { settings } = editor.plan;
  const about = useUnconfirmed('about', () => ({
    title: settings.title,
    address: settings.address,
    parcel: settings.parcel,
  }));
  const [wasRemembered] = useState(() => isPreparerRemembered(settings.project));
  const [isRemembered, setRemembered] = useState(wasRemembered);
  const [shown] = useState(() => shownFacts(editor.plan, rememberedPreparer()));
  const { fromLot } = shown;
  const facts = useUnconfirmed('facts', () => shown.texts);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fact === undefined) return undefined;
    // In the next frame, because the dialog first focuses its first field.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`[name="${fact}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [fact]);
  const leave = (): void => {
    about.forget();
    facts.forget();
    onClose();
  };
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const project = storedFacts(facts.texts, shown);
    if (isRemembered) rememberPreparer(project);
    else if (wasRemembered) rememberPreparer(undefined);
    const after = { ...about.texts, project };
    const before = { ...about.texts, ...settings };
    const isChanged =
      planFields.some(({ name }) => before[name] !== after[name].trim()) ||
      !areSameFacts(settings.project, project);
    if (isChanged) {
      const { title, address, parcel } = about.texts;
      const words = { title: title.trim(), address: address.trim(), parcel: parcel.trim() };
      editor.edit([{ settings: { ...words, project } }], 'Project facts');
    }
    leave();
  };
  return (
    <Dialog
      onClose={onClose}
      title="Project facts"
      description="The title block of every sheet shows what is filled in here."
      className="max-w-2xl!"
    >
      <form ref={form} onSubmit={apply} className="space-y-4">
        {about.isResumed || facts.isResumed ? <ResumedNote /> : null}
        <div className="grid gap-4 sm:grid-cols-2">
          {planFields.map(({ name, label }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              value={about.texts[name]}
              maxLength={titleLimit}
              autoComplete="off"
              onChange={({ target }) => about.change({ ...about.texts, [name]: target.value })}
            />
          ))}
          {projectFields
            .filter(({ name }) => name !== 'legal')
            .map(({ name, label, limit }) => (
              <TextField
                key={name}
                name={name}
                label={label}
                value={facts.texts[name] ?? ''}
                maxLength={limit}
                autoComplete="off"
                {...(hints[name] ? { hint: hints[name] } : {})}
                onChange={({ target }) => facts.change({ ...facts.texts, [name]: target.value })}
              />
            ))}
        </div>
        <div>
          <TextArea
            label="Legal description"
            name="legal"
            value={facts.texts['legal'] ?? ''}
            maxLength={4000}
            onChange={({ target }) => facts.change({ ...facts.texts, legal: target.value })}
            className="h-28! resize-y"
          />
          {fromLot && facts.texts['legal'] !== fromLot ? (
            <Button
              size="sm"
              className="mt-2"
              onClick={() => facts.change({ ...facts.texts, legal: fromLot })}
            >
              Use the courses of the deed
            </Button>
          ) : null}
        </div>
        <CheckField
          label="Remember who prepares my plans: new plans begin with the preparer, contact and license number"
          checked={isRemembered}
          onChange={({ target }) => setRemembered(target.checked)}
        />
        <DialogFoot>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" tone="primary">
            Apply
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
