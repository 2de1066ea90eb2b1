// The address of a picture of the sheet. It is drawn after the page has shown the choice, as a large plan takes a while.
import type { PlanSheet, SheetRequest } from '@homeplot/formats/planSheet';
import { useEffect, useMemo, useState } from 'react';
import { sheetDate } from './sheetDate.ts';
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
  // A new one for each choice: the picture of the previous choice is revoked.
  const wanted = useMemo<Wanted | undefined>(
    () => scale && { ...size, scale, paper: paper.name },
    [paper, size, scale],
  );
  const [picture, setPicture] = useState<SheetPicture & { readonly of: Wanted }>();
  useEffect(() => {
    if (!wanted) return undefined;
    let src: string | undefined;
    const timer = setTimeout(() => {
      const svg = sheet.svg({ ...wanted, date: sheetDate() });
      src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      setPicture({ of: wanted, src, leftOut: sheet.leftOut(wanted.scale) });
    });
    return () => {
      clearTimeout(timer);
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [sheet, wanted]);
  // The picture of another choice isn't shown for this one.
  return wanted && picture?.of === wanted ? picture : undefined;
}
