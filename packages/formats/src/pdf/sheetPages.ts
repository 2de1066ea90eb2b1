// The sheets of a plan as pages of a PDF. Their descriptions are plain data, so that a worker can be sent them.
import type { Plan } from '@homeplot/plan/plan';
import { PlanSheet, type SheetRequest } from '../planSheet.ts';
import type { PdfPage } from './writePdf.ts';

export interface PdfSheet {
  /** As printed: `A-1`. */
  readonly number: string;
  readonly title: string;
  readonly content: { readonly kind: 'plan'; readonly request: SheetRequest };
}

/** In the order of the sheets. */
export function sheetPages(plan: Plan, sheets: readonly PdfSheet[]): readonly PdfPage[] {
  const sheet = new PlanSheet(plan);
  return sheets.map(({ number, title, content: { request } }) => ({
    width: request.width,
    height: request.height,
    bookmark: `${number} ${title}`,
    draw: (penAt) => void sheet.draw(request, penAt),
  }));
}
