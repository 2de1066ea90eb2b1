// The button that locks and unlocks an object of the tree.
import { Lock, LockOpen } from 'lucide-react';
import { cx } from '../../kit/cx.ts';
import type { ObjectRow } from './objectRows.ts';

/** For the mouse and fingers; the keyboard has L, and the row itself says that it is locked. */
export function LockButton({
  row,
  onPress,
}: {
  readonly row: ObjectRow;
  readonly onPress: (row: ObjectRow) => void;
}) {
  const Icon = row.locked ? Lock : LockOpen;
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      title={`${row.locked ? 'Unlock' : 'Lock'} ${row.title}`}
      onClick={() => onPress(row)}
      className={cx(
        'absolute inset-y-0 right-0 flex w-9 items-center justify-center rounded-sm text-ink-faint hover:text-ink pointer-coarse:w-11',
        !row.locked && 'opacity-0 group-hover:opacity-100 pointer-coarse:opacity-60',
      )}
    >
      <Icon className="size-3.5" />
    </button>
  );
}
