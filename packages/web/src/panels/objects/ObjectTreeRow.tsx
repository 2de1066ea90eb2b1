// What a row of the object tree shows: a layer or an object, with its state.
import type { Layer } from '@homeplot/plan/layers';
import { ChevronRight, Lock, LockOpen, EyeOff } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import type { LayerRows, ObjectRow } from './objectRows.ts';
import type { TreeItem } from './treeKeys.ts';

export interface Item extends TreeItem {
  /** Absent for a layer. */
  readonly row?: ObjectRow;
  readonly group: LayerRows;
}

export const stateOf = ({ hidden, locked }: Layer): string =>
  [hidden ? 'hidden' : '', locked ? 'locked' : ''].filter(Boolean).join(', ');

export function LayerText({ item: { isOpen, group } }: { readonly item: Item }) {
  return (
    <>
      <ChevronRight
        aria-hidden
        className={cx('size-3.5 shrink-0 text-ink-faint', isOpen === true && 'rotate-90')}
      />
      <span className="truncate">{group.layer.title}</span>
      <span className="font-normal text-ink-faint">
        {group.rows.filter(({ part }) => part === undefined).length}
      </span>
      <Closed group={group} />
    </>
  );
}

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

export function RowText({ row, group }: { readonly row: ObjectRow; readonly group: LayerRows }) {
  const { hidden } = group.layer;
  const locked = row.locked && !group.layer.locked ? 'locked' : '';
  const state = [row.status, locked, stateOf(group.layer)].filter(Boolean).join(', ');
  return (
    <span className={cx('min-w-0 flex-1 pr-8 leading-snug', hidden === true && 'text-ink-faint')}>
      <span className="block truncate">{row.title}</span>
      <span className="block text-xs text-ink-faint">{state ? `${row.detail}, ${state}` : row.detail}</span>
    </span>
  );
}

export function Closed({ group: { layer } }: { readonly group: LayerRows }) {
  return (
    <span className="ml-auto flex gap-1.5 font-normal text-ink-faint [&_svg]:size-3.5">
      {layer.hidden ? <EyeOff aria-hidden /> : null}
      {layer.locked ? <Lock aria-hidden /> : null}
      <span className="sr-only">{stateOf(layer)}</span>
    </span>
  );
}
