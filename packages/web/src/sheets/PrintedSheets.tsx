// What the browser prints while the dialog is open: the sheets and nothing else, each on a page of its size.
import type { SheetSize } from '@homeplot/formats/papers';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../ui/adoptStyles.ts';

export interface PrintedPage {
  readonly src: string;
  readonly size: SheetSize;
}

interface PrintedSheetsProps {
  readonly pages: readonly PrintedPage[];
  /** Called when all pictures are there. */
  readonly onReady: () => void;
}

export function PrintedSheets({ pages, onReady }: PrintedSheetsProps) {
  const loaded = useRef(new Set<string>());
  const rules = pages
    .map(
      ({ size: { width, height } }, i) =>
        `@page sheet${i} { size: ${width}mm ${height}mm; margin: 0 }
        [data-printed] > img:nth-child(${i + 1}) { page: sheet${i}; break-after: ${i + 1 < pages.length ? 'page' : 'auto'} }`,
    )
    .join('\n');
  useEffect(() => adoptStyles(rules), [rules]);
  const load = (src: string): void => {
    loaded.current.add(src);
    if (pages.every((page) => loaded.current.has(page.src))) onReady();
  };
  return createPortal(
    <div data-printed="" className="hidden print:block">
      {/* Never shrunk to fit a page: they are true to scale. */}
      {pages.map(({ src }) => (
        <img key={src} src={src} alt="" className="block max-w-none" onLoad={() => load(src)} />
      ))}
    </div>,
    document.body,
  );
}
