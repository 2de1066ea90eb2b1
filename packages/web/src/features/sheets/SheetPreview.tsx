// The sheet as it will be printed, with frames in which its parts can be picked, moved and resized.
import { blockName } from '@homeplot/formats/blockKinds';
import { sheetSize } from '@homeplot/formats/papers';
import type { PaperBox } from '@homeplot/plan/sheet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../../kit/cx.ts';
import { PartFrame } from './PartFrame.tsx';
import type { SheetPicture } from './useDrawnSheet.ts';
import type { Sheets } from './useSheets.ts';

interface SheetPreviewProps {
  readonly sheets: Sheets;
  readonly title: string;
  /** The id of the picked part. */
  readonly part: string | undefined;
  readonly onPick: (id: string) => void;
  readonly onPlace: (id: string, box: PaperBox) => void;
}

export function SheetPreview({ sheets, title, part, onPick, onPlace }: SheetPreviewProps) {
  const { sheet, drawn, boxes, isStored, setRoom } = sheets;
  const { laid, picture, isDrawn, problem } = drawn;
  const room = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const measure = useEffectEvent((): void => {
    const { clientWidth, clientHeight } = room.current ?? document.body;
    const ratio = window.devicePixelRatio;
    setRoom({ width: Math.round(clientWidth * ratio), height: Math.round(clientHeight * ratio) });
  });
  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const { width, height } = sheetSize(sheet);
  // While the next picture is drawn, the earlier one is shown if it has the same size.
  const isSameSize = picture?.of.size.width === width && picture.of.size.height === height;
  // A stored sheet is shown even if it can't be printed, so that a part that is too small can be made larger. A plain sheet
  // has no parts to change.
  const isShown = isStored || !laid?.unfit;
  return (
    <div className="h-[36dvh] rounded-md bg-panel p-3 md:h-[calc(min(60rem,68dvh)-3.5rem)] md:p-5">
      <div ref={room} className="@container-size flex size-full items-center justify-center">
        {isShown ? (
          <div
            ref={paper}
            className="relative bg-sheet shadow-sheet"
            style={{
              aspectRatio: `${width} / ${height}`,
              width: `min(100cqw, ${(100 * width) / height}cqh)`,
            }}
            aria-busy={!isDrawn}
          >
            {picture && isSameSize ? (
              <img src={picture.src} alt={altOf(picture, title)} className="size-full" />
            ) : null}
            {sheet.blocks.map((block) => {
              const box = boxes.get(block.id);
              return box ? (
                <PartFrame
                  key={block.id}
                  name={blockName(block)}
                  box={box}
                  sheet={{ width, height }}
                  paper={paper}
                  isPicked={block.id === part}
                  onPick={() => onPick(block.id)}
                  onPlace={(to) => onPlace(block.id, to)}
                />
              ) : null;
            })}
            <output className="pointer-events-none absolute inset-x-3 top-3 text-center text-sm text-sheet-accent">
              {problem === undefined && isDrawn ? null : (
                // On the color of the paper, because the earlier picture is below it.
                <span
                  className={cx('inline-block rounded-sm bg-sheet px-2 py-1', !problem && 'animate-late')}
                >
                  {problem ?? 'Drawing the sheet…'}
                </span>
              )}
            </output>
          </div>
        ) : (
          <p className="max-w-xs text-center">{laid?.unfit}</p>
        )}
      </div>
    </div>
  );
}

function altOf({ of: { sheet, scale } }: SheetPicture, title: string): string {
  const at = scale ? ` at ${scale.name}` : '';
  return `The sheet: ${title}${at} on ${sheet.paper}, ${sheet.orientation}`;
}
