// The address of a sheet as a picture. It is drawn once the page has shown what was chosen, as a large plan takes a while.
import type { PlanSheet, SheetRequest } from '@homeplot/formats/planSheet';
import { useEffect, useMemo, useState } from 'react';
import type { SheetChoice } from './useSheetChoice.ts';

type Wanted = Omit<SheetRequest, 'date'>;

interface SheetPicture {
  readonly src: string;
  /** How many labels have no room on it. */
  readonly leftOut: number;
}

export function useSheetPicture(
  sheet: PlanSheet,
  { paper, size, scale }: SheetChoice,
): SheetPicture | undefined {
  // One for each time that something is chosen: what was chosen before has lost its picture.
  const wanted = useMemo<Wanted | undefined>(
    () => scale && { ...size, scale, paper: paper.name },
    [paper, size, scale],
  );
  const [picture, setPicture] = useState<SheetPicture & { readonly of: Wanted }>();
  useEffect(() => {
    if (!wanted) return undefined;
    let src: string | undefined;
    const timer = setTimeout(() => {
      const date = new Date().toLocaleDateString(undefined, { dateStyle: 'medium' });
      const svg = sheet.svg({ ...wanted, date });
      src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      setPicture({ of: wanted, src, leftOut: sheet.leftOut(wanted.scale) });
    });
    return () => {
      clearTimeout(timer);
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [sheet, wanted]);
  // What was drawn for another choice is not shown for this one.
  return wanted && picture?.of === wanted ? picture : undefined;
}
