// What the browser prints while the dialog is open: the sheet and nothing else, on a page of its size.
import type { SheetSize } from '@homeplot/formats/papers';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../ui/adoptStyles.ts';

interface PrintedSheetProps {
  readonly src: string;
  readonly size: SheetSize;
  readonly onReady: () => void;
}

export function PrintedSheet({ src, size: { width, height }, onReady }: PrintedSheetProps) {
  useEffect(() => adoptStyles(`@page { size: ${width}mm ${height}mm; margin: 0 }`), [width, height]);
  return createPortal(
    <div data-printed="" className="hidden print:block">
      {/* Never shrunk to fit a page: it is true to scale. */}
      <img src={src} alt="" className="max-w-none" onLoad={onReady} />
    </div>,
    document.body,
  );
}
