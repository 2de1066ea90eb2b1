// Templates: ready-made plans of home sites, each with its picture. One is opened in place of the open plan, which is kept.
import { millimetersPerInch } from '@homeplot/formats/drawingScale';
import { type Box, boxHeight, boxWidth, overlaps, union } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { createPlan, objectBox } from '@homeplot/plan/plan';
import { type Reading, readPlanFile } from '@homeplot/plan/planFile';
import { useEffect, useState } from 'react';
import { useWorkspace } from '../planner/useWorkspace.ts';
import { openReading } from '../projects/files/openReading.ts';
import { type Template, templates } from '../templates/templates.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { whileFetching } from '../ui/fetching.ts';
import { reportUnfetched } from '../ui/toasts/toast.ts';

export function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const open = async ({ title, load }: Template): Promise<void> => {
    const file = await whileFetching(load()).catch(() => undefined);
    if (file === undefined) {
      reportUnfetched('The template');
      return;
    }
    await openReading(workspace, untitled(readPlanFile(file)), { what: `the template ${title}` });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
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
              <Picture template={template} />
              <span className="mt-2 font-medium">{template.title}</span>
              <span className="mt-0.5 text-sm text-ink-soft">{template.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The title of a template names the template, and not the plan that somebody makes of it. */
const untitled = (reading: Reading): Reading =>
  reading.ok
    ? {
        ...reading,
        contents: { ...reading.contents, settings: { ...reading.contents.settings, title: '' } },
      }
    : reading;

/** A picture of the plan; empty until it has loaded. */
function Picture({ template }: { readonly template: Template }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void pictureOf(template).then(
      (drawn) => wanted && setSrc(drawn),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [template]);
  return (
    <span className="block h-52 w-full rounded-sm bg-sheet">
      {src === undefined ? null : <img src={src} alt="" className="size-full object-contain" />}
    </span>
  );
}

/** Millimeters on paper, as large as the picture is shown. */
const room = { width: 44, height: 48 };

async function pictureOf({ load }: Template): Promise<string | undefined> {
  const [file, { planToSvg }] = await Promise.all([load(), import('@homeplot/formats/svgPen')]);
  const reading = readPlanFile(file);
  if (!reading.ok) return undefined;
  const { settings } = reading.contents;
  const part = lotOf(reading.contents.objects);
  // What is beside the lot, as a north arrow, would be cut.
  const objects = reading.contents.objects.filter((object) => overlaps(objectBox(object), part));
  const feetPerMillimeter = Math.max(boxWidth(part) / room.width, boxHeight(part) / room.height);
  const feetPerInch = feetPerMillimeter * millimetersPerInch;
  const svg = planToSvg(createPlan({ objects, settings }), { background: 'transparent', part, feetPerInch });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The box of the lot; of everything if there is none. */
function lotOf(objects: readonly PlanObject[]): Box {
  const boundaries = objects.filter((object) => kindOf(object).drawsBoundaries);
  return (boundaries.length > 0 ? boundaries : objects).map(objectBox).reduce(union);
}
