// The sheet as it will be printed, next to the choice of paper and scale and the Print button.
import type { PlanSheet } from '@homeplot/formats/planSheet';
import type { Plan } from '@homeplot/plan/plan';
import { useEffect, useState } from 'react';
import { DownloadSheets } from '../download/DownloadSheets.tsx';
import { Button } from '../ui/Button.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';
import { SheetFields } from './SheetFields.tsx';
import { sheetDate } from './sheetDate.ts';
import { type ChosenSheet, useSheetChoice } from './useSheetChoice.ts';
import { useSheetPicture } from './useSheetPicture.ts';

interface PrintSheetProps {
  readonly sheet: PlanSheet;
  readonly plan: Plan;
  readonly chosen: ChosenSheet;
  readonly onChoose: (chosen: ChosenSheet) => void;
  readonly onEditPlan: () => void;
}

export function PrintSheet({ sheet, plan, chosen, onChoose, onEditPlan }: PrintSheetProps) {
  const { title, address, parcel } = plan.settings;
  const choice = useSheetChoice(sheet, chosen, onChoose);
  const { paper, orientation, size, scale } = choice;
  const { src, leftOut = 0 } = useSheetPicture(sheet, choice) ?? {};
  const request = scale && { ...size, scale, paper: paper.name, date: sheetDate() };
  const downloads = request
    ? [
        {
          number: 'A-1',
          title: 'Site plan',
          content: { kind: 'plan', request } as const,
          size,
          pictures: () => [sheet.svg(request)],
        },
      ]
    : [];
  const [ready, setReady] = useState<string>();
  const isReady = src !== undefined && ready === src;
  useNameOfPrint(title || 'Site plan');
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex h-[36dvh] items-center justify-center rounded-md bg-panel p-3 md:h-[min(34rem,62dvh)] md:p-5">
        {src !== undefined && scale ? (
          <img
            src={src}
            alt={`The sheet: ${title || 'the site plan'} at ${scale.name} on ${paper.name}, ${orientation}`}
            className="max-h-full max-w-full shadow-sheet"
          />
        ) : null}
        {scale ? null : (
          <p className="max-w-xs text-center">
            The plan doesn't fit this paper at any scale. Choose larger paper.
          </p>
        )}
      </div>
      <div className="flex flex-col gap-4">
        <SheetFields choice={choice} />
        {leftOut === 0 ? null : (
          <p className="text-sm text-ink-soft">
            {leftOut === 1 ? '1 label has' : `${leftOut} labels have`} no room at this scale. Choose a larger
            one to show {leftOut === 1 ? 'it' : 'them'}.
          </p>
        )}
        {address && parcel ? null : (
          <p className="text-sm text-ink-soft">
            The title block takes the address and the parcel number from the{' '}
            <button type="button" className="link" onClick={onEditPlan}>
              plan properties
            </button>
            .
          </p>
        )}
        <div className="mt-auto">
          <DownloadSheets plan={plan} sheets={downloads} />
        </div>
        <div className="space-y-2 border-t border-hairline pt-4">
          <p className="text-sm text-ink-soft">
            In the browser’s print window choose {paper.name} paper and leave the scale at 100%.
          </p>
          <Button className="w-full" aria-disabled={!isReady} onClick={() => isReady && window.print()}>
            Print
          </Button>
        </div>
      </div>
      {src === undefined ? null : <PrintedSheet src={src} size={size} onReady={() => setReady(src)} />}
    </div>
  );
}

/** Browsers suggest the page's title as the name of a PDF. */
function useNameOfPrint(name: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = name;
    return () => void (document.title = before);
  }, [name]);
}
