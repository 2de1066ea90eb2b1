// The address of a sheet as a picture. It is drawn once the page has shown what was chosen, as a large plan takes a while.
import type { PlanSheet } from '@homeplot/formats/planSheet';
import { useEffect, useState } from 'react';
import type { SheetChoice } from './useSheetChoice.ts';

interface SheetPicture extends Pick<SheetChoice, 'paper' | 'size' | 'scale'> {
  readonly src: string;
}

export function useSheetPicture(sheet: PlanSheet, { paper, size, scale }: SheetChoice): string | undefined {
  const [picture, setPicture] = useState<SheetPicture>();
  useEffect(() => {
    if (!scale) return undefined;
    let src: string | undefined;
    const timer = setTimeout(() => {
      const date = new Date().toLocaleDateString(undefined, { dateStyle: 'medium' });
      const svg = sheet.svg({ ...size, scale, paper: paper.name, date });
      src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      setPicture({ paper, size, scale, src });
    });
    return () => {
      clearTimeout(timer);
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [sheet, paper, size, scale]);
  // What was drawn for another choice is not shown for this one.
  const isOfChoice = picture?.paper === paper && picture.size === size && picture.scale === scale;
  return isOfChoice ? picture.src : undefined;
}
