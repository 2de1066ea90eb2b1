// Prints the sheet that is shown, or all of them.
import { sheetPicture } from '@homeplot/formats/sheetPicture';
import { SheetDrawing, sheetSize } from '@homeplot/formats/drawSheet';
import { useEffect, useState } from 'react';
import { useEditor } from '../planner/useWorkspace.ts';
import { Button } from '../ui/Button.tsx';
import { type PrintedPage, PrintedSheets } from './PrintedSheets.tsx';
import { sheetDate } from './sheetDate.ts';
import type { Sheets } from './useSheets.ts';

interface PrintButtonsProps {
  readonly sheets: Sheets;
  /** The picture of the sheet that is shown, as soon as there is one. */
  readonly src: string | undefined;
}

export function PrintButtons({ sheets, src }: PrintButtonsProps) {
  const { all, sheet, drawing, views } = sheets;
  const { plan } = useEditor();
  const [set, setSet] = useState<readonly PrintedPage[]>();
  const [ready, setReady] = useState<string>();
  const fits = drawing.unfit.length === 0;
  const one = src === undefined || !fits ? [] : [{ src, size: drawing.size }];
  const pages = set ?? one;
  const isReady = fits && src !== undefined && ready === src;
  useEffect(() => {
    if (!set) return undefined;
    const done = (): void => setSet(undefined);
    window.addEventListener('afterprint', done);
    return () => {
      window.removeEventListener('afterprint', done);
      for (const page of set) URL.revokeObjectURL(page.src);
    };
  }, [set]);
  const printAll = (): void =>
    setSet(
      all
        .filter(({ later }) => !later)
        .map((each) => {
          const picture = sheetPicture(new SheetDrawing(views, each, { date: sheetDate() }), plan);
          const address = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
          return { src: address, size: sheetSize(each) };
        }),
    );
  return (
    <div className="space-y-3">
      <p className="text-sm text-ink-soft">
        In the browser’s print window choose {sheet.paper} paper and leave the scale at 100%.
      </p>
      <Button
        tone="primary"
        className="w-full"
        aria-disabled={!isReady}
        onClick={() => isReady && window.print()}
      >
        Print
      </Button>
      {all.length > 1 ? (
        <Button className="w-full" onClick={printAll}>
          All {all.length} sheets
        </Button>
      ) : null}
      <PrintedSheets
        pages={pages}
        onReady={() => {
          if (set) window.print();
          else setReady(src);
        }}
      />
    </div>
  );
}
