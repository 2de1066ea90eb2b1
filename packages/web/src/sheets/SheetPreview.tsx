// The sheet as it will be printed, with its parts to pick, move and resize.
import { blockName } from '@homeplot/formats/blockKinds';
import type { SheetDrawing } from '@homeplot/formats/drawSheet';
import type { PaperBox } from '@homeplot/plan/sheet';
import { useRef } from 'react';
import { PartFrame } from './PartFrame.tsx';

interface SheetPreviewProps {
  readonly drawing: SheetDrawing;
  /** Whether it is a sheet of the plan, with places that can be changed. */
  readonly isStored: boolean;
  /** undefined while the picture is being drawn. */
  readonly src: string | undefined;
  readonly title: string;
  /** The id of the picked part. */
  readonly part: string | undefined;
  readonly onPick: (id: string) => void;
  readonly onPlace: (id: string, box: PaperBox) => void;
}

export function SheetPreview({ drawing, isStored, src, title, part, onPick, onPlace }: SheetPreviewProps) {
  const { sheet, size, scale, boxes } = drawing;
  const paper = useRef<HTMLDivElement>(null);
  // A part that has become too small for its drawing can be made larger; the sheet of a plan without sheets can't.
  const isShown = isStored || drawing.unfit.length === 0;
  const at = scale ? ` at ${scale.name}` : '';
  return (
    <div className="h-[36dvh] self-start rounded-md bg-panel p-3 md:sticky md:top-0 md:h-[min(42rem,68dvh)] md:p-5">
      <div className="@container-size flex size-full items-center justify-center">
        {isShown ? (
          <div
            ref={paper}
            className="relative"
            style={{
              aspectRatio: `${size.width} / ${size.height}`,
              width: `min(100cqw, ${(100 * size.width) / size.height}cqh)`,
            }}
          >
            {src === undefined ? null : (
              <img
                src={src}
                alt={`The sheet: ${title}${at} on ${sheet.paper}, ${sheet.orientation}`}
                className="size-full shadow-sheet"
              />
            )}
            {sheet.blocks.map((block) => {
              const box = boxes.get(block.id);
              return box ? (
                <PartFrame
                  key={block.id}
                  name={blockName(block)}
                  box={box}
                  sheet={size}
                  paper={paper}
                  isPicked={block.id === part}
                  onPick={() => onPick(block.id)}
                  onPlace={(to) => onPlace(block.id, to)}
                />
              ) : null;
            })}
          </div>
        ) : (
          <p className="max-w-xs text-center">
            The plan doesn't fit this paper at any scale. Choose larger paper.
          </p>
        )}
      </div>
    </div>
  );
}
