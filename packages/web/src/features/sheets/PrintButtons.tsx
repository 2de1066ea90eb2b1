// Downloads the sheets, or prints the one that is shown or all of them. What is printed must be in the page before: the
// shown sheet once its picture has loaded (`ready`), or all of them, drawn by the worker for this (`set`). Sheets that
// don't fit on their paper (`unfit`), and those of a later version, are left out. Formats and file names are the feature
// downloads'.
import { millimetersPerInch } from '@homeplot/formats/drawingScale';
import { sheetSize } from '@homeplot/formats/papers';
import { portalOf } from '@homeplot/formats/portals';
import { isMapPrinted } from '@homeplot/plan/printedMap';
import type { Plan } from '@homeplot/plan/plan';
import { isLetter, type Sheet, sheetNumber, sheetPlace } from '@homeplot/plan/sheet';
import { useEffect, useRef, useState } from 'react';
import { allSheets, DownloadSheets } from '../downloads/DownloadSheets.tsx';
import { PortalField } from '../downloads/PortalField.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { planAddress } from '../../store/cloud/linkTokens.ts';
import { useEditor, useWorkspace } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { type PrintedPage, PrintedSheets } from './PrintedSheets.tsx';
import { sheetDate } from '../../printing/worker/sheetDate.ts';
import { paperAdvice } from './paperAdvice.ts';
import { drawPages, releasePages } from './printedPages.ts';
import { picturesFor } from './useDrawnSheet.ts';
import type { Sheets } from './useSheets.ts';

export function PrintButtons({ sheets }: { readonly sheets: Sheets }) {
  const {
    attached,
    all,
    sheet,
    further,
    drawn,
    unfit,
    isStored,
    jobs,
    chooseStyle,
    chooseTestBar,
    choosePortal,
  } = sheets;
  const { plan } = useEditor();
  const { project } = useWorkspace();
  const portal = portalOf(plan.settings.portal);
  const [ready, setReady] = useState<PrintedPage>();
  const page = drawn.isLaid && drawn.laid && !drawn.laid.unfit ? drawn.page : undefined;
  const isReady = page !== undefined && ready === page;
  const readable = all.filter(({ newerRecord }) => !newerRecord);
  const leftOut = readable.filter(({ id }) => unfit?.has(id));
  const drawable = readable.filter(({ id }) => !unfit?.has(id));
  const { set, isDrawing, printAll } = usePrintAll(jobs, plan, drawable);
  const pngOf = async (each: Sheet, resolution: number): Promise<Blob> => {
    const sheetJobs = await jobs();
    const pictures = await picturesFor(plan, await sheetJobs.layOut(each, false));
    return sheetJobs.picture(each, resolution / millimetersPerInch, pictures);
  };
  const downloads = (unfit ? drawable : []).map((each) => ({
    number: sheetNumber(all, each),
    title: each.title || 'Site plan',
    content: {
      kind: 'sheet',
      sheet: each,
      date: sheetDate(),
      address: planAddress(project.link?.projectId),
      attached,
      place: sheetPlace(all, each),
    } as const,
    size: sheetSize(each),
    pngs: async (resolution: number) => [await pngOf(each, resolution)],
    pictureNeeds: async () => ({
      isGray: each.style === 'blackAndWhite',
      maps: isMapPrinted(plan.settings) ? (await (await jobs()).layOut(each, false)).maps : [],
    }),
  }));
  return (
    <>
      {isStored && leftOut.length > 0 ? (
        <output className="block space-y-1 rounded-md bg-panel px-3 py-2 text-sm">
          {drawable.length === 0 ? (
            <p>No sheet can be printed. {unfit?.get(leftOut[0]?.id ?? '')}</p>
          ) : (
            leftOut.map((each) => (
              <p key={each.id}>
                {sheetNumber(all, each)} {each.title} is left out. {unfit?.get(each.id)}
              </p>
            ))
          )}
        </output>
      ) : null}
      <DownloadSheets
        plan={plan}
        sheets={downloads}
        count={drawable.length}
        portal={portal}
        otherButtons={
          <>
            <Button className="grow" aria-disabled={!isReady} onClick={() => isReady && window.print()}>
              {drawable.length > 1 ? 'Print this sheet' : 'Print'}
            </Button>
            {drawable.length > 1 ? (
              <Button className="grow" aria-disabled={isDrawing} onClick={() => void printAll()}>
                Print {allSheets(drawable.length)}
              </Button>
            ) : null}
          </>
        }
      >
        <CheckField
          label="Black and white"
          checked={readable.every((each) => further.includes(each) || each.style === 'blackAndWhite')}
          onChange={({ target }) => chooseStyle(target.checked ? 'blackAndWhite' : 'color')}
        />
        <CheckField
          label="Line to check the print with"
          checked={readable.every(
            (each) => further.includes(each) || isLetter(each) || each.testBar === true,
          )}
          onChange={({ target }) => chooseTestBar(target.checked)}
        />
        <PortalField portal={portal} sheets={downloads} onChoose={choosePortal} />
        <p className="text-sm text-ink-soft">{paperAdvice(drawable, sheet)}</p>
      </DownloadSheets>
      <PrintedSheets
        pages={set ?? (page ? [page] : [])}
        onReady={() => {
          if (set) window.print();
          else setReady(page);
        }}
      />
    </>
  );
}

/** Draws all sheets, then gives them as the set to print until they are printed. */
function usePrintAll(jobs: Sheets['jobs'], plan: Plan, drawable: readonly Sheet[]) {
  const [set, setSet] = useState<readonly PrintedPage[]>();
  const [isDrawing, setDrawing] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (!set) return undefined;
    const done = (): void => setSet(undefined);
    window.addEventListener('afterprint', done);
    return () => {
      window.removeEventListener('afterprint', done);
      releasePages(set);
    };
  }, [set]);
  const printAll = async (): Promise<void> => {
    if (isDrawing) return;
    setDrawing(true);
    const { signal } = (running.current = new AbortController());
    try {
      const asked = drawable.map((sheet) => ({ sheet, turns: false }));
      const drawn = await drawPages(await jobs(), plan, asked, signal);
      if (drawn) setSet(drawn.pages);
    } catch (problem) {
      reportUnprinted(problem);
    } finally {
      setDrawing(false);
    }
  };
  return { set, isDrawing, printAll };
}

function reportUnprinted(problem: unknown): void {
  console.warn('The sheets could not be drawn.', problem);
  toast.error("The sheets couldn't be drawn. Close this window, then open it again.");
}
