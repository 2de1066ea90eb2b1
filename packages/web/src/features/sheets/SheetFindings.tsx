// Messages about the shown sheet: what doesn't fit on it, is cut off, or can't be shown. They appear when the sheet is
// drawn, so room for them is reserved before.
import { cx } from '../../kit/cx.ts';
import { cutText, missingText, overStampText, roomTakenText } from './roomTakenText.ts';
import type { DrawnSheet } from './useDrawnSheet.ts';

/** Reserves room for two lines, which most messages have. */
const reservedRoom = 'mt-3 min-h-11';

interface SheetFindingsProps {
  readonly drawn: DrawnSheet;
  /** A sentence for each block that is on another sheet for lack of room. */
  readonly moved: readonly string[];
}

export function SheetFindings({ drawn: { laid, findings }, moved }: SheetFindingsProps) {
  if (!laid || !findings) return <div className={reservedRoom} />;
  const { leftOut, cut, missing, overStamp, lacks, roomTaken } = findings;
  const { scale } = laid;
  return (
    <div className={cx(reservedRoom, 'space-y-2 text-sm text-ink-soft')}>
      {cut.map(({ block, names }) => (
        <p key={block.id}>{cutText(names)}</p>
      ))}
      {missing.map((block) => (
        <p key={block.id}>{missingText(block)}</p>
      ))}
      {leftOut ? <p>{leftOut}</p> : null}
      {scale && roomTaken ? <p>{roomTakenText(scale.name, roomTaken)}</p> : null}
      {[...moved, ...lacks].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {overStamp.map((block) => (
        <p key={block.id}>{overStampText(block)}</p>
      ))}
    </div>
  );
}
