// The templates dialog: ready-made plans of home sites, each with its picture. The chosen one replaces the open plan, which
// is kept as a draft.
import { type Reading, readPlanFileInSteps } from '@homeplot/plan/readPlan';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { openReading } from '../../store/open/openReading.ts';
import { newPlanSettings } from '../../store/local/preparer.ts';
import { siteDesk } from '../../store/local/siteDesk.ts';
import { type Template, templates } from './templates.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { whileFetching } from '../../kit/fetching.ts';
import { inSlices } from '../../kit/slices.ts';
import { reportUnfetched } from '../../kit/toasts/toast.ts';
import { PlanPicture } from '../../cards/PlanPicture.tsx';

export function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const open = async ({ title, load }: Template): Promise<void> => {
    const file = await whileFetching(load()).catch(() => undefined);
    if (file === undefined) {
      reportUnfetched('The template');
      return;
    }
    await openReading(workspace, asNewPlan(await read(file)), { what: `the template ${title}` });
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title="Start from a template"
      description="Real sizes, ready to edit. Your open plan is kept under Earlier drafts."
      className="max-w-4xl!"
    >
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {templates.map((template) => (
          <li key={template.title} className="flex">
            <button
              type="button"
              onClick={() => void open(template)}
              className="flex w-full flex-col rounded-md border border-edge bg-paper p-3 text-left hover:border-ink-faint"
            >
              <PlanPicture read={async () => read(await template.load())} className="h-52 w-full" />
              <span className="mt-2 font-medium">{template.title}</span>
              <span className="mt-0.5 text-sm text-ink-soft">{template.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const read = (file: unknown): Promise<Reading> => inSlices(readPlanFileInSteps(file));

/**
 * The template with the title and the preparer of a new plan, since its own title names the template and not the user's
 * plan.
 */
function asNewPlan(reading: Reading): Reading {
  if (!reading.ok) return reading;
  const { settings } = reading.contents;
  const { title, project } = newPlanSettings();
  const facts = { title, ...(project ? { project } : {}) };
  return {
    ...reading,
    contents: { ...reading.contents, settings: { ...settings, ...siteDesk()?.begins, ...facts } },
  };
}
