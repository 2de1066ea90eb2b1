// A sheet as the worker draws it, in the order in which it is needed: its parts, its picture, its findings, and the files
// that are printed. Whatever is chosen meanwhile is drawn in its place.
import type { SheetSize } from '@homeplot/formats/papers';
import type { Plan } from '@homeplot/plan/plan';
import type { Sheet } from '@homeplot/plan/sheet';
import { useEffect, useState } from 'react';
import { JobProblem } from '../underlays/asking.ts';
import { picturesOf } from '../underlays/printing.ts';
import type { PrintedPage } from './PrintedSheets.tsx';
import type { DraftedPlan } from './useDrafting.ts';
import type { LaidSheet, Pictures, SheetFindings } from './worker/sheetJobs.ts';

export interface DraftPicture {
  readonly of: LaidSheet;
  readonly src: string;
}

/** As far as it is drawn. Until then it shows what was drawn of the sheet before. */
export interface Draft {
  readonly laid?: LaidSheet;
  readonly picture?: DraftPicture;
  readonly findings?: SheetFindings;
  /** None of an earlier state of the sheet. */
  readonly page?: PrintedPage;
  /** Whether what is laid out is what was asked for. */
  readonly isLaid: boolean;
  readonly isDrawn: boolean;
  /** Why it can't be drawn, as a sentence. */
  readonly problem?: string;
}

export interface AskedSheet {
  readonly sheet: Sheet;
  /** Whether it takes the orientation in which its drawings are largest. */
  readonly turns: boolean;
}

interface Drawn {
  readonly asked: AskedSheet;
  readonly plan: DraftedPlan;
  readonly draft: Omit<Draft, 'isLaid' | 'isDrawn'>;
  readonly isLaid: boolean;
  readonly isDrawn: boolean;
}

const failed =
  "The sheet couldn't be drawn, perhaps for lack of memory. Close other tabs, then open this window again. Your plan is unchanged.";
const unfetched =
  "The part that draws sheets couldn't be loaded. Check your connection, then open this window again. Your plan is unchanged.";

/** room: pixels of the screen that the picture has; undefined while they aren't known. */
export function useDraft(
  plan: Plan,
  drafted: DraftedPlan | undefined,
  asked: AskedSheet,
  room: SheetSize | undefined,
): Draft {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    if (!drafted || !room) return undefined;
    const addresses: string[] = [];
    let isOver = false;
    const show = (more: Partial<Drawn['draft']>, how: { isLaid: boolean; isDrawn: boolean }): void =>
      setDrawn((before) => {
        const isSame =
          before?.plan.drafting === drafted.drafting &&
          before.plan.opened === drafted.opened &&
          before.asked.sheet.id === asked.sheet.id;
        const { page: _page, problem: _problem, ...kept } = isSame ? before.draft : {};
        return { asked, plan: drafted, draft: { ...kept, ...more }, ...how };
      });
    const addressOf = (blob: Blob): string => {
      const address = URL.createObjectURL(blob);
      addresses.push(address);
      return address;
    };
    const draw = async (): Promise<void> => {
      const jobs = await drafted.drafting.jobs();
      if (isOver) return;
      const laid = await jobs.layOut(asked.sheet, asked.turns);
      if (isOver) return;
      show({ laid }, { isLaid: true, isDrawn: false });
      const { sheet } = laid;
      const pictures = await picturesFor(plan, laid);
      if (isOver) return;
      const sharpness = Math.min(room.width / laid.size.width, room.height / laid.size.height);
      const blob = await jobs.picture(sheet, sharpness, pictures);
      if (isOver) return;
      const picture = { of: laid, src: URL.createObjectURL(blob) };
      show({ picture }, { isLaid: true, isDrawn: true });
      const findings = await jobs.findings(sheet);
      if (isOver) return;
      show({ findings }, { isLaid: true, isDrawn: true });
      const parts = await jobs.svgs(sheet, pictures);
      if (isOver) return;
      const page = { srcs: parts.map(addressOf), size: laid.size };
      show({ page }, { isLaid: true, isDrawn: true });
    };
    draw().catch((problem: unknown) => {
      if (isOver) return;
      console.warn('The sheet could not be drawn.', problem);
      const missing = problem instanceof JobProblem ? problem.unfetchedText(unfetched) : undefined;
      show({ problem: missing ?? failed }, { isLaid: false, isDrawn: false });
    });
    return () => {
      isOver = true;
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [plan, drafted, asked, room]);
  const src = drawn?.draft.picture?.src;
  useEffect(() => () => void (src === undefined || URL.revokeObjectURL(src)), [src]);
  if (!drawn || !drafted || drawn.plan.opened !== drafted.opened || drawn.asked.sheet.id !== asked.sheet.id)
    return { isLaid: false, isDrawn: false };
  const isNow = drawn.asked === asked && drawn.plan.revision === drafted.revision;
  const { page, ...draft } = drawn.draft;
  return {
    ...draft,
    ...(isNow && page ? { page } : {}),
    isLaid: isNow && drawn.isLaid,
    isDrawn: isNow && drawn.isDrawn,
  };
}

/** The pictures that a sheet is drawn with. */
export const picturesFor = (plan: Plan, { sheet, maps }: LaidSheet): Promise<Pictures> =>
  picturesOf(plan, { isGray: sheet.style === 'blackAndWhite', maps });
