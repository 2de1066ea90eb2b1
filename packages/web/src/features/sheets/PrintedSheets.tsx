// What the browser prints while the print dialog is open: only the sheets, each on a page of its size.
import type { SheetSize } from '@homeplot/formats/papers';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../kit/adoptStyles.ts';

export interface PrintedPage {
  /** The addresses of the sheet's pictures, which are laid over one another. */
  readonly srcs: readonly string[];
  readonly size: SheetSize;
}

interface PrintedSheetsProps {
  readonly pages: readonly PrintedPage[];
  /** Called when all pictures have loaded. */
  readonly onReady: () => void;
}

export function PrintedSheets({ pages, onReady }: PrintedSheetsProps) {
  const all = pages.flatMap(({ srcs }) => srcs);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const rules = pages
    .map(
      ({ size: { width, height } }, i) =>
        `@page sheet${i} { size: ${width}mm ${height}mm; margin: 0 }
        [data-printed] > div:nth-child(${i + 1}) { page: sheet${i}; break-after: ${i + 1 < pages.length ? 'page' : 'auto'} }`,
    )
    .join('\n');
  useEffect(() => adoptStyles(rules), [rules]);
  const load = (src: string): void => {
    const now = new Set([...loaded, src].filter((one) => all.includes(one)));
    setLoaded(now);
    if (now.size === all.length) onReady();
  };
  // The pictures are loaded one after another, so that no frame is delayed by several of them.
  const next = all.findIndex((src) => !loaded.has(src));
  const begun = new Set(next < 0 ? all : all.slice(0, next + 1));
  return createPortal(
    <div data-printed="" className="hidden print:block">
      {pages.map(({ srcs }) => (
        // The pictures aren't shrunk to fit a page, since they are true to scale.
        <div key={srcs[0]} className="grid justify-start">
          {srcs
            .filter((src) => begun.has(src))
            .map((src) => (
              <img
                key={src}
                src={src}
                alt=""
                className="col-start-1 row-start-1 block max-w-none"
                onLoad={() => load(src)}
              />
            ))}
        </div>
      ))}
    </div>,
    document.body,
  );
}
