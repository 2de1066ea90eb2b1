// The chosen paper, orientation and scale of a sheet. What the user didn't choose, or what no longer fits, is chosen so that
// the plan is as large as possible.
import { laid, type Orientation, type Paper, type SheetSize } from '@homeplot/formats/papers';
import type { OfferedScale, PlanSheet } from '@homeplot/formats/planSheet';
import { useMemo } from 'react';
import { rememberPaper } from './chosenPaper.ts';

export interface SheetChoice {
  readonly paper: Paper;
  readonly orientation: Orientation;
  readonly size: SheetSize;
  readonly scales: readonly OfferedScale[];
  /** undefined if the plan fits at none. */
  readonly scale: OfferedScale | undefined;
  readonly choosePaper: (paper: Paper) => void;
  readonly chooseOrientation: (orientation: Orientation) => void;
  readonly chooseScale: (feetPerInch: number) => void;
}

/** What the user has chosen, kept while the print dialog is open. */
export interface ChosenSheet {
  readonly paper: Paper;
  readonly orientation?: Orientation;
  readonly feetPerInch?: number;
}

export function useSheetChoice(
  sheet: PlanSheet,
  chosen: ChosenSheet,
  onChoose: (chosen: ChosenSheet) => void,
): SheetChoice {
  const { paper } = chosen;
  const orientation = useMemo(
    () => chosen.orientation ?? sheet.orientation(paper),
    [chosen.orientation, sheet, paper],
  );
  const size = useMemo(() => laid(paper, orientation), [paper, orientation]);
  const scales = useMemo(() => sheet.scales(size), [sheet, size]);
  const fitting = scales.filter(({ fits }) => fits);
  return {
    paper,
    orientation,
    size,
    scales,
    scale: fitting.find(({ feetPerInch }) => feetPerInch === chosen.feetPerInch) ?? fitting[0],
    choosePaper(other) {
      rememberPaper(other);
      onChoose({ ...chosen, paper: other });
    },
    chooseOrientation: (other) => onChoose({ ...chosen, orientation: other }),
    chooseScale: (feetPerInch) => onChoose({ ...chosen, feetPerInch }),
  };
}
