// The address of a picture of a sheet. It is drawn after the page has shown what was chosen, as a large plan takes a
// while.
import type { SheetDrawing } from '@homeplot/formats/drawSheet';
import { sheetPicture } from '@homeplot/formats/sheetPicture';
import type { Plan } from '@homeplot/plan/plan';
import { useEffect, useState } from 'react';
import { svgWithPictures } from '../underlays/printing.ts';

/** The picture of a drawing; undefined while it is being drawn. */
export function useSheetPicture(plan: Plan, drawing: SheetDrawing): string | undefined {
  const [picture, setPicture] = useState<{ readonly of: SheetDrawing; readonly src: string }>();
  useEffect(() => {
    let src: string | undefined;
    let isOver = false;
    const draw = async (): Promise<void> => {
      const isGray = drawing.sheet.style === 'blackAndWhite';
      const svg = await svgWithPictures(plan, (hasPicture) => sheetPicture(drawing, plan, hasPicture), {
        isGray,
        maps: drawing.maps,
      });
      if (isOver) return;
      src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      setPicture({ of: drawing, src });
    };
    const timer = setTimeout(() => void draw());
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [plan, drawing]);
  // The picture of another sheet isn't shown for this one.
  return picture?.of === drawing ? picture.src : undefined;
}
