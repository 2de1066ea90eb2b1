// The chosen paper, orientation and scale of a sheet. What the user didn't choose, or what no longer fits, is chosen so that
// the plan is as large as possible.
import { laid, type Orientation, type Paper, type SheetSize } from '@homeplot/formats/papers';
import type { OfferedScale, PlanSheet } from '@homeplot/formats/planSheet';
import { useMemo, useState } from 'react';
import { firstPaper, rememberPaper } from './chosenPaper.ts';

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

export function useSheetChoice(sheet: PlanSheet): SheetChoice {
  const [paper, setPaper] = useState(firstPaper);
  const [turned, chooseOrientation] = useState<Orientation>();
  const [wanted, chooseScale] = useState<number>();
  const orientation = useMemo(() => turned ?? sheet.orientation(paper), [turned, sheet, paper]);
  const size = useMemo(() => laid(paper, orientation), [paper, orientation]);
  const scales = useMemo(() => sheet.scales(size), [sheet, size]);
  const fitting = scales.filter(({ fits }) => fits);
  const choosePaper = (chosen: Paper): void => {
    rememberPaper(chosen);
    setPaper(chosen);
  };
  return {
    paper,
    orientation,
    size,
    scales,
    scale: fitting.find(({ feetPerInch }) => feetPerInch === wanted) ?? fitting[0],
    choosePaper,
    chooseOrientation,
    chooseScale,
  };
}
