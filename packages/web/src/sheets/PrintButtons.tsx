// Downloads the sheets, or prints the one that is shown or all of them.
import { SheetDrawing, sheetSize } from '@homeplot/formats/drawSheet';
import { portalOf } from '@homeplot/formats/portals';
import { sheetPicture } from '@homeplot/formats/sheetPicture';
import { sheetNumber } from '@homeplot/plan/sheet';
import { useEffect, useState } from 'react';
import { DownloadSheets } from '../download/DownloadSheets.tsx';
import { PortalField } from '../download/PortalField.tsx';
import { CheckField } from '../ui/fields/CheckField.tsx';
import { useEditor } from '../planner/useWorkspace.ts';
import { Button } from '../ui/Button.tsx';
import { svgWithPictures } from '../underlays/printing.ts';
import { type PrintedPage, PrintedSheets } from './PrintedSheets.tsx';
import type { Sheets } from './useSheets.ts';

interface PrintButtonsProps {
  readonly sheets: Sheets;
  /** The picture of the sheet that is shown, as soon as there is one. */
  readonly src: string | undefined;
}

export function PrintButtons({ sheets, src }: PrintButtonsProps) {
  const { all, sheet, drawing, views, options, chooseStyle, choosePortal } = sheets;
  const { plan } = useEditor();
  const portal = portalOf(plan.settings.portal);
  const [set, setSet] = useState<readonly PrintedPage[]>();
  const [ready, setReady] = useState<string>();
  const fits = drawing.unfit.length === 0;
  const one = src === undefined || !fits ? [] : [{ src, size: drawing.size }];
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
  const drawable = all.filter(({ later }) => !later);
  const pictureOf = (each: typeof sheet): Promise<string> => {
    const drawn = each === sheet ? drawing : new SheetDrawing(views, each, options);
    const isGray = each.style === 'blackAndWhite';
    return svgWithPictures(plan, (hasPicture) => sheetPicture(drawn, plan, hasPicture), {
      isGray,
      maps: drawn.maps,
    });
  };
  const printAll = async (): Promise<void> => {
    const pages: PrintedPage[] = [];
    for (const each of drawable) {
      const picture = new Blob([await pictureOf(each)], { type: 'image/svg+xml' });
      pages.push({ src: URL.createObjectURL(picture), size: sheetSize(each) });
    }
    setSet(pages);
  };
  const downloads = (fits ? drawable : []).map((each) => ({
    number: sheetNumber(all, each),
    title: each.title || 'Site plan',
    content: {
      kind: 'sheet',
      sheet: each,
      date: options.date,
      ...(each.blocks.some(({ type }) => type === 'qr') ? { link: options.link } : {}),
    } as const,
    size: sheetSize(each),
    pictures: async () => [await pictureOf(each)],
  }));
  return (
    <>
      <DownloadSheets plan={plan} sheets={downloads} portal={portal}>
        <CheckField
          label="Black and white"
          checked={drawable.every(({ style }) => style === 'blackAndWhite')}
          onChange={({ target }) => chooseStyle(target.checked ? 'blackAndWhite' : 'color')}
        />
        <PortalField portal={portal} sheets={downloads} onChoose={choosePortal} />
      </DownloadSheets>
      <div className="space-y-2 border-t border-hairline pt-4">
        <p className="text-sm text-ink-soft">
          In the browser’s print window choose {sheet.paper} paper and leave the scale at 100%.
        </p>
        <Button className="w-full" aria-disabled={!isReady} onClick={() => isReady && window.print()}>
          Print
        </Button>
        {drawable.length > 1 ? (
          <Button className="w-full" onClick={() => void printAll()}>
            All {drawable.length} sheets
          </Button>
        ) : null}
      </div>
      <PrintedSheets
        pages={set ?? one}
        onReady={() => {
          if (set) window.print();
          else setReady(src);
        }}
      />
    </>
  );
}
