// The sheets of a plan as pages of a PDF. Their descriptions are plain data, so that a worker can be sent them.
import type { Plan } from '@homeplot/plan/plan';
import type { SheetSize } from '../papers.ts';
import { PlanSheet, type SheetRequest } from '../planSheet.ts';
import { type StakeOutChoice, stakeOut } from '../stakeOut/stakeOut.ts';
import { stakeOutPages } from '../stakeOut/stakeOutSheet.ts';
import type { PdfPage } from './writePdf.ts';

type Content =
  | { readonly kind: 'plan'; readonly request: SheetRequest }
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

/** In the order of the sheets; one may take several pages. */
export function sheetPages(plan: Plan, sheets: readonly PdfSheet[]): readonly PdfPage[] {
  const sheet = new PlanSheet(plan);
  return sheets.flatMap(({ number, title, content }): readonly PdfPage[] => {
    const bookmark = `${number} ${title}`;
    if (content.kind === 'plan') {
      const { request } = content;
      const { width, height } = request;
      return [{ width, height, bookmark, draw: (penAt) => void sheet.draw(request, penAt) }];
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
