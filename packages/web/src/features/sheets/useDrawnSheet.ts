// Has the worker draw a sheet, and shows each result as it arrives: the layout, the picture, the findings, then the printed
// files. If the plan or the sheet changes meanwhile, it starts over.
import type { AskedSheet } from '@homeplot/formats/bestOrientation';
import type { SheetSize } from '@homeplot/formats/papers';
import type { Plan } from '@homeplot/plan/plan';
import { useEffect, useState } from 'react';
import { JobProblem } from '../../pictures/worker/asking.ts';
import { picturesOf } from '../../printing/picturesOf.ts';
import type { PrintedPage } from './PrintedSheets.tsx';
import type { SheetWorker } from './useSheetWorker.ts';
import type { LaidSheet, Pictures, SheetFindings } from '../../printing/worker/sheetJobs.ts';

export interface SheetPicture {
  readonly of: LaidSheet;
  readonly src: string;
}

/** What the worker has drawn so far. What it hasn't drawn yet is kept from the sheet's earlier state. */
export interface DrawnSheet {
  readonly laid?: LaidSheet;
  readonly picture?: SheetPicture;
  readonly findings?: SheetFindings;
  /** The pictures to print. These are never kept from an earlier state. */
  readonly page?: PrintedPage;
  /** Whether the layout is up to date. */
  readonly isLaid: boolean;
  /** Whether the picture is up to date. */
  readonly isDrawn: boolean;
  /** A sentence about why the sheet can't be drawn. */
  readonly problem?: string;
}

interface DrawnState {
  readonly asked: AskedSheet;
  readonly worker: SheetWorker;
  readonly parts: Omit<DrawnSheet, 'isLaid' | 'isDrawn'>;
  readonly isLaid: boolean;
  readonly isDrawn: boolean;
}

const failed =
  "The sheet couldn't be drawn, perhaps for lack of memory. Close other tabs, then open this window again. Your plan is unchanged.";
const unfetched =
  "The part that draws sheets couldn't be loaded. Check your connection, then open this window again. Your plan is unchanged.";

/** room: the space for the picture, in device pixels; undefined until it is measured. */
export function useDrawnSheet(
  plan: Plan,
  worker: SheetWorker,
  asked: AskedSheet,
  room: SheetSize | undefined,
): DrawnSheet {
  const [drawn, setDrawn] = useState<DrawnState>();
  useEffect(() => {
    if (!room) return undefined;
    const addresses: string[] = [];
    let isOver = false;
    const show = (more: Partial<DrawnState['parts']>, how: { isLaid: boolean; isDrawn: boolean }): void =>
      setDrawn((before) => {
        const isSame =
          before?.worker.client === worker.client &&
          before.worker.opened === worker.opened &&
          before.asked.sheet.id === asked.sheet.id;
        const { page: _page, problem: _problem, ...kept } = isSame ? before.parts : {};
        return { asked, worker, parts: { ...kept, ...more }, ...how };
      });
    const addressOf = (blob: Blob): string => {
      const address = URL.createObjectURL(blob);
      addresses.push(address);
      return address;
    };
    const draw = async (): Promise<void> => {
      const jobs = await worker.client.jobs();
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
  }, [plan, worker, asked, room]);
  const src = drawn?.parts.picture?.src;
  useEffect(() => () => void (src === undefined || URL.revokeObjectURL(src)), [src]);
  if (!drawn || drawn.worker.opened !== worker.opened || drawn.asked.sheet.id !== asked.sheet.id)
    return { isLaid: false, isDrawn: false };
  const isNow = drawn.asked === asked && drawn.worker.revision === worker.revision;
  const { page, ...rest } = drawn.parts;
  return {
    ...rest,
    ...(isNow && page ? { page } : {}),
    isLaid: isNow && drawn.isLaid,
    isDrawn: isNow && drawn.isDrawn,
  };
}

/** The pictures that a sheet is drawn with. */
export const picturesFor = (plan: Plan, { sheet, maps }: LaidSheet): Promise<Pictures> =>
  picturesOf(plan, { isGray: sheet.style === 'blackAndWhite', maps });
