// The complete set of a plan's sheets: the worker adds further sheets for what has no room on the stored ones.
import type { Sheet } from '@homeplot/plan/sheet';
import { useEffect, useState } from 'react';
import type { SheetWorker } from './useSheetWorker.ts';

export interface SheetSet {
  /** The stored sheets and the further ones, which are from the last time that the set was completed. */
  readonly all: readonly Sheet[];
  /** The reasons why sheets can't be printed, by the sheet's id. */
  readonly unfit: ReadonlyMap<string, string>;
  /** By sheet id, a sentence for each block that moved to another sheet for lack of room. */
  readonly moved: ReadonlyMap<string, readonly string[]>;
  /** Whether the set has been completed once. */
  readonly isKnown: boolean;
  /** Whether the set is complete for the present state of the plan. */
  readonly isNow: boolean;
}

interface Completed {
  readonly worker: SheetWorker;
  readonly stored: readonly Sheet[];
  readonly all: readonly Sheet[];
  readonly unfit: ReadonlyMap<string, string>;
  readonly moved: ReadonlyMap<string, readonly string[]>;
}

export function useSheetSet(worker: SheetWorker, stored: readonly Sheet[]): SheetSet {
  const [last, setLast] = useState<Completed>();
  useEffect(() => {
    if (stored.length === 0) return undefined;
    let isOver = false;
    const complete = async (): Promise<void> => {
      const set = await (await worker.client.jobs()).set();
      const unfit = new Map(set.flatMap((one) => (one.unfit ? [[one.sheet.id, one.unfit] as const] : [])));
      const moved = new Map(set.map((one) => [one.sheet.id, one.moved]));
      if (!isOver) setLast({ worker, stored, all: set.map(({ sheet }) => sheet), unfit, moved });
    };
    complete().catch((problem: unknown) => {
      // The shown sheet reports the failure, since it needs the same worker.
      console.warn('The set of sheets could not be completed.', problem);
      if (!isOver) setLast({ worker, stored, all: stored, unfit: new Map(), moved: new Map() });
    });
    return () => void (isOver = true);
  }, [worker, stored]);
  if (!last || last.worker.opened !== worker.opened || stored.length === 0)
    return { all: stored, unfit: new Map(), moved: new Map(), isKnown: stored.length === 0, isNow: false };
  const { all, unfit, moved } = last;
  if (last.stored === stored)
    return { all, unfit, moved, isKnown: true, isNow: last.worker.revision === worker.revision };
  const completed = new Map(all.map((sheet) => [sheet.id, sheet]));
  const before = new Set(last.stored);
  const kept = stored.map((sheet) => (before.has(sheet) ? (completed.get(sheet.id) ?? sheet) : sheet));
  const ids = new Set([...stored, ...last.stored].map(({ id }) => id));
  return {
    all: [...kept, ...all.filter(({ id }) => !ids.has(id))],
    unfit,
    moved,
    isKnown: true,
    isNow: false,
  };
}
