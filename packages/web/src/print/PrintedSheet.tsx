// What the browser prints while the dialog is open: the sheet and nothing else, on a page of its size.
import type { SheetSize } from '@homeplot/formats/papers';
import { createPortal } from 'react-dom';

interface PrintedSheetProps {
  readonly src: string;
  readonly size: SheetSize;
  readonly onReady: () => void;
}

export const PrintedSheet = ({ src, size: { width, height }, onReady }: PrintedSheetProps) =>
  createPortal(
    <div data-printed="" className="hidden print:block">
      <style>{`@page { size: ${width}mm ${height}mm; margin: 0 }`}</style>
      {/* Never shrunk to a page: it is true to scale. */}
      <img src={src} alt="" className="max-w-none" onLoad={onReady} />
    </div>,
    document.body,
  );
