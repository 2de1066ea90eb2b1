// The sheets of a shared plan, one below the other, to print and to download.
import { millimetersPerInch } from '@homeplot/formats/drawingScale';
import type { Attached } from '@homeplot/formats/attached';
import { portalOf } from '@homeplot/formats/portals';
import type { Plan } from '@homeplot/plan/plan';
import { isMapPrinted } from '@homeplot/plan/printedMap';
import { type Sheet, sheetNumber, sheetPlace } from '@homeplot/plan/sheet';
import { useEffect, useRef, useState } from 'react';
import {
  type DownloadableSheet,
  allSheets,
  DownloadSheets,
} from '../../features/downloads/DownloadSheets.tsx';
import { type DrawnPage, drawPages } from '../../features/sheets/printedPages.ts';
import { PrintedSheets } from '../../features/sheets/PrintedSheets.tsx';
import { picturesFor } from '../../features/sheets/useDrawnSheet.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { SheetWorkerClient } from '../../printing/sheetWorkerClient.ts';
import { sheetDate } from '../../printing/worker/sheetDate.ts';
import type { SheetJobs } from '../../printing/worker/sheetJobs.ts';
import {
  type AttachedPart,
  attachedParts,
  type Chosen,
  isPrinted,
  printedSheets,
  useAttached,
} from './attached.ts';
import type { ViewedPlan } from './viewedPlan.ts';

interface SheetPagesProps {
  readonly projectId: string;
  readonly viewed: ViewedPlan;
  readonly onClose: () => void;
}

interface Pages {
  readonly all: readonly Sheet[];
  /** The sheets that fit on their paper. */
  readonly pages: readonly DrawnPage[];
  /** Why the others don't, as sentences. */
  readonly unfit: readonly string[];
  readonly jobs: SheetJobs;
}

const failed =
  "The sheets couldn't be drawn, perhaps for lack of memory. Close other tabs, then open this window again.";

export function SheetPages({ projectId, viewed, onClose }: SheetPagesProps) {
  const attached = useAttached(projectId, viewed);
  const [chosen, setChosen] = useState<Chosen>({});
  const drawn = usePages(viewed, chosen, attached);
  const [ready, setReady] = useState<readonly DrawnPage[]>();
  const pages = typeof drawn === 'object' ? drawn.pages : undefined;
  return (
    <Dialog
      onClose={onClose}
      title="Sheets"
      description="They print true to scale."
      className={typeof drawn === 'object' ? 'max-w-6xl!' : ''}
    >
      {drawn === 'failed' ? <ErrorBox>{failed}</ErrorBox> : null}
      {drawn === undefined ? <output className="block py-8 text-center">Drawing the sheets...</output> : null}
      {typeof drawn === 'object' ? (
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_17rem]">
          <ol aria-label="Sheets" className="space-y-6 rounded-md bg-panel p-3 md:p-5">
            {drawn.pages.map((page) => (
              <SheetPage key={page.laid.sheet.id} page={page} all={drawn.all} />
            ))}
          </ol>
          <div className="flex flex-col md:sticky md:top-0 md:self-start">
            {drawn.unfit.map((reason) => (
              <p key={reason} className="mb-4 rounded-md bg-panel px-3 py-2 text-sm">
                {reason}
              </p>
            ))}
            <DownloadSheets
              plan={viewed.plan}
              sheets={drawn.pages.map((page) => downloadable(viewed, drawn, page, attached))}
              portal={portalOf(viewed.plan.settings.portal)}
              otherButtons={
                <Button
                  className="grow"
                  aria-disabled={ready !== pages}
                  onClick={() => ready === pages && window.print()}
                >
                  {drawn.pages.length > 1 ? `Print ${allSheets(drawn.pages.length)}` : 'Print'}
                </Button>
              }
            >
              <Parts
                settings={viewed.plan.settings}
                attached={attached}
                chosen={chosen}
                onChoose={setChosen}
              />
              <p className="my-4 text-sm text-ink-soft">
                In the browser's print window leave the scale at 100%.
              </p>
            </DownloadSheets>
          </div>
          <PrintedSheets pages={drawn.pages} onReady={() => setReady(drawn.pages)} />
        </div>
      ) : null}
    </Dialog>
  );
}

interface PartsProps {
  readonly settings: Plan['settings'];
  readonly attached: Attached;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Chooses what is printed with the sheets, such as comments, as far as the plan has any. */
function Parts({ settings, attached, chosen, onChoose }: PartsProps) {
  const offered = (Object.keys(attachedParts) as AttachedPart[]).filter((part) => attached[part].length > 0);
  if (offered.length === 0) return null;
  return (
    <fieldset className="mt-4 space-y-2">
      <legend className="mb-2 text-sm font-medium">Also print</legend>
      {offered.map((part) => (
        <CheckField
          key={part}
          label={attachedParts[part]}
          checked={isPrinted(part, settings, chosen)}
          onChange={({ target }) => onChoose({ ...chosen, [part]: target.checked })}
        />
      ))}
    </fieldset>
  );
}

interface SheetPageProps {
  readonly page: DrawnPage;
  readonly all: readonly Sheet[];
}

function SheetPage({ page: { laid, srcs, size }, all }: SheetPageProps) {
  const { sheet, scale } = laid;
  const number = sheetNumber(all, sheet);
  const facts = [`${number} ${sheet.title || 'Site plan'}`, scale?.name, sheet.paper]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <div
        className="relative bg-sheet shadow-sheet"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        {srcs.map((src, i) => (
          <img
            key={src}
            src={src}
            alt={i === 0 ? `Sheet ${number}` : ''}
            className="absolute inset-0 size-full"
          />
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{facts}</p>
    </li>
  );
}

/** Draws the sheets. Returns undefined until they are drawn. */
function usePages(viewed: ViewedPlan, chosen: Chosen, attached: Attached): Pages | 'failed' | undefined {
  const [pages, setPages] = useState<Pages | 'failed'>();
  /** Ends with the dialog, and not with each drawing: the earlier pictures are shown until the next are drawn. */
  const open = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      open.current?.abort();
      open.current = undefined;
    },
    [],
  );
  useEffect(() => {
    const client = new SheetWorkerClient(viewed);
    client.attach(attached);
    const { signal } = (open.current ??= new AbortController());
    let isOver = false;
    const printed = (jobs: SheetJobs) => printedSheets(jobs, viewed.plan.settings, chosen);
    const draw = (): void =>
      void drawSet(viewed.plan, client, printed, signal).then(
        (drawn) => {
          if (drawn && !isOver) setPages(drawn);
        },
        (problem: unknown) => {
          console.warn('The sheets could not be drawn.', problem);
          if (!isOver) setPages('failed');
        },
      );
    const end = client.begin(draw);
    draw();
    return () => {
      isOver = true;
      end();
    };
  }, [viewed, chosen, attached]);
  return pages;
}

/** Draws the sheets to print. */
async function drawSet(
  plan: Plan,
  client: SheetWorkerClient,
  printed: (jobs: SheetJobs) => Promise<readonly Sheet[]>,
  signal: AbortSignal,
): Promise<Pages | undefined> {
  const jobs = await client.jobs();
  const set = await printed(jobs);
  const asked = set.filter(({ newerRecord }) => !newerRecord).map((sheet) => ({ sheet, turns: false }));
  const drawn = await drawPages(jobs, plan, asked, signal);
  return (
    drawn && {
      all: drawn.laid.map(({ sheet }) => sheet),
      pages: drawn.pages,
      unfit: drawn.laid.flatMap(({ unfit }) => unfit ?? []),
      jobs,
    }
  );
}

function downloadable(
  { plan }: ViewedPlan,
  { all, jobs }: Pages,
  { laid, size }: DrawnPage,
  attached: Attached,
): DownloadableSheet {
  const { sheet } = laid;
  const place = sheetPlace(all, sheet);
  return {
    number: sheetNumber(all, sheet),
    title: sheet.title || 'Site plan',
    content: { kind: 'sheet', sheet, date: sheetDate(), address: window.location.href, place, attached },
    size,
    pngs: async (resolution: number) => [
      await jobs.picture(sheet, resolution / millimetersPerInch, await picturesFor(plan, laid)),
    ],
    pictureNeeds: async () => ({
      isGray: sheet.style === 'blackAndWhite',
      maps: isMapPrinted(plan.settings) ? laid.maps : [],
    }),
  };
}
