// The frame of a part on the sheet's preview: it is picked by a press, moved by dragging or with the arrow keys, and resized
// at its corner or with Shift and the arrow keys.
import type { SheetSize } from '@homeplot/formats/papers';
import type { Box } from '@homeplot/plan/box';
import type { PaperBox } from '@homeplot/plan/sheet';
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { cx } from '../../kit/cx.ts';

interface PartFrameProps {
  readonly name: string;
  readonly box: Box;
  readonly sheet: SheetSize;
  /** The element that shows the paper. */
  readonly paper: RefObject<HTMLDivElement | null>;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly onPlace: (box: PaperBox) => void;
}

/** Millimeters: a step of the arrow keys, the shortest side, and the shortest drag that isn't taken for a press. */
const step = 2;
const minSide = 10;
const minDrag = 1;

type Grip = 'move' | 'resize';

interface Drag {
  readonly grip: Grip;
  readonly from: { readonly x: number; readonly y: number };
  readonly by: { readonly x: number; readonly y: number };
}

/** The box moved or resized, on the sheet. */
function dragged(box: Box, grip: Grip, by: Drag['by'], sheet: SheetSize): PaperBox {
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  if (grip === 'resize')
    return {
      x: box.minX,
      y: box.minY,
      width: Math.min(sheet.width - box.minX, Math.max(minSide, Math.round(width + by.x))),
      height: Math.min(sheet.height - box.minY, Math.max(minSide, Math.round(height + by.y))),
    };
  return {
    x: Math.max(0, Math.min(sheet.width - width, Math.round(box.minX + by.x))),
    y: Math.max(0, Math.min(sheet.height - height, Math.round(box.minY + by.y))),
    width,
    height,
  };
}

const arrows: Readonly<Record<string, Drag['by']>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

export function PartFrame({ name, box, sheet, paper, isPicked, onPick, onPlace }: PartFrameProps) {
  const [drag, setDrag] = useState<Drag>();
  const shown = drag ? dragged(box, drag.grip, drag.by, sheet) : dragged(box, 'move', { x: 0, y: 0 }, sheet);
  const now = drag
    ? shown
    : { x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY };
  const onPaper = ({ clientX, clientY }: PointerEvent): Drag['from'] => {
    const scale = sheet.width / (paper.current?.clientWidth || 1);
    return { x: clientX * scale, y: clientY * scale };
  };
  const begin = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !isPicked) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ grip, from: onPaper(event), by: { x: 0, y: 0 } });
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (!drag) return;
    const to = onPaper(event);
    setDrag({ ...drag, by: { x: to.x - drag.from.x, y: to.y - drag.from.y } });
  };
  const end = (): void => {
    if (drag && Math.hypot(drag.by.x, drag.by.y) > minDrag) onPlace(dragged(box, drag.grip, drag.by, sheet));
    setDrag(undefined);
  };
  const press = (event: KeyboardEvent): void => {
    const by = arrows[event.key];
    if (!by || !isPicked) return;
    event.preventDefault();
    onPlace(dragged(box, event.shiftKey ? 'resize' : 'move', by, sheet));
  };
  const share = (part: number, all: number): string => `${(100 * part) / all}%`;
  const follow = { onPointerMove: move, onPointerUp: end, onPointerCancel: () => setDrag(undefined) };
  return (
    <div
      className={cx('absolute', isPicked ? 'z-10' : '')}
      style={{
        left: share(now.x, sheet.width),
        top: share(now.y, sheet.height),
        width: share(now.width, sheet.width),
        height: share(now.height, sheet.height),
      }}
    >
      <button
        type="button"
        data-part=""
        aria-label={`${name} on the sheet`}
        aria-pressed={isPicked}
        title={isPicked ? 'Drag, or use the arrow keys; with Shift they resize' : name}
        onClick={onPick}
        onKeyDown={press}
        onPointerDown={begin('move')}
        {...follow}
        className={cx(
          'size-full border-2 border-transparent outline-offset-0 hover:border-sheet-accent/40',
          isPicked && 'cursor-move touch-none border-sheet-accent! bg-sheet-accent/6',
        )}
      />
      {isPicked ? (
        <span
          aria-hidden
          data-part=""
          onPointerDown={begin('resize')}
          {...follow}
          className="absolute -right-2 -bottom-2 size-4 cursor-nwse-resize touch-none rounded-full border-2 border-sheet bg-sheet-accent pointer-coarse:-right-5.5 pointer-coarse:-bottom-5.5 pointer-coarse:size-11 pointer-coarse:border-[0.9rem] pointer-coarse:border-transparent pointer-coarse:bg-clip-padding"
        />
      ) : null}
    </div>
  );
}
