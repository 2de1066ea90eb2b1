// Why a sheet can't be printed, as a sentence.
import { type PlanViews, SheetDrawing } from '@homeplot/formats/drawSheet';
import { orientations, paperGroups } from '@homeplot/formats/papers';
import { arranged } from '@homeplot/formats/sheetEdits';

/** undefined if all its drawings fit their paper. */
export function unfitText(views: PlanViews, { sheet, unfit }: SheetDrawing): string | undefined {
  if (unfit.length === 0) return undefined;
  const largest = paperGroups.flatMap(({ papers }) => papers).toSorted((a, b) => b.width - a.width)[0];
  const fitsLargest = orientations.some((orientation) => {
    const onIt = { ...arranged(sheet), paper: largest?.name ?? sheet.paper, orientation };
    return new SheetDrawing(views, onIt, { date: '' }).unfit.length === 0;
  });
  return fitsLargest
    ? "The plan doesn't fit this paper at any scale. Choose larger paper, or enlarge its space under Parts."
    : "The plan doesn't fit this paper at any scale. It is too large for every paper: delete what lies far from the rest, or draw a part of it under Parts.";
}
