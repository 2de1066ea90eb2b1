// The sheets of a plan as pages of a PDF. Their descriptions are plain data, so that a worker can be sent them.
import type { Plan } from '@homeplot/plan/plan';
import type { Sheet } from '@homeplot/plan/sheet';
import type { Units } from '@homeplot/plan/units';
import { scaleNamed } from '../paper/drawingScale.ts';
import { half } from '../paper/halfSize.ts';
import type { SheetSize } from '../paper/papers.ts';
import { SheetDrawing } from '../sheets/sheetDrawing.ts';
import { PlanViews } from '../sheets/view/planViews.ts';
import { type Printing, printOptions } from '../sheets/printOptions.ts';
import { stakeOut } from '../stakeOut/stakeOut.ts';
import type { StakeOutChoice } from '../stakeOut/tapePair.ts';
import { stakeOutPages } from '../stakeOut/stakeOutSheet.ts';
import type { Measured } from './measure.ts';
import type { PdfPage } from './writePdf.ts';

type Content =
  | ({ readonly kind: 'sheet'; readonly sheet: Sheet } & Printing)
  | {
      readonly kind: 'stakeOut';
      readonly choice: StakeOutChoice;
      readonly size: SheetSize;
      readonly date: string;
    };

export interface PdfSheet {
  /** As printed: `A-1`. */
  readonly number: string;
  readonly title: string;
  readonly content: Content;
}

const halfSized = ({ name, box, scale }: Measured, units: Units): Measured => ({
  name,
  box: {
    minX: box.minX * half,
    minY: box.minY * half,
    maxX: box.maxX * half,
    maxY: box.maxY * half,
  },
  scale: scaleNamed(scale.feetPerInch / half, units),
});

/** The pages in the order of the sheets; a sheet may take several. views: shared by all files of a plan, to measure it once. */
export function sheetPages(
  plan: Plan,
  sheets: readonly PdfSheet[],
  views = new PlanViews(plan),
): readonly PdfPage[] {
  const { units, north } = plan.settings;
  return sheets.flatMap(({ number, title, content }): readonly PdfPage[] => {
    const bookmark = `${number} ${title}`;
    if (content.kind === 'sheet') {
      const drawing = new SheetDrawing(views, content.sheet, printOptions(plan, content));
      const draw: PdfPage['draw'] = (penAt) => drawing.draw(penAt({ x: 0, y: 0 }, 1, units, north));
      const { measured: drawings, size } = drawing;
      if (!content.isHalfSize) return [{ ...size, bookmark, draw, measured: { drawings, units } }];
      const [width, height] = [size.width * half, size.height * half];
      const measured = { drawings: drawings.map((one) => halfSized(one, units)), units };
      return [{ width, height, bookmark, draw, isHalfSize: true, measured }];
    }
    const made = stakeOut(plan, content.choice);
    const pages = made.ok ? stakeOutPages(plan, made, content.size, content.date) : [];
    return pages.map(({ width, height, draw }, i) => ({
      width,
      height,
      draw: (penAt) => void draw(penAt),
      bookmark: i === 0 ? bookmark : `${bookmark}, ${i + 1}`,
    }));
  });
}
