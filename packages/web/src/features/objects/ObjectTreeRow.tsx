// The contents of a row in the object tree: a layer or an object, with its state.
import type { Layer } from '@homeplot/plan/layers';
import { ChevronRight, Lock, EyeOff } from 'lucide-react';
import { cx } from '../../kit/cx.ts';
import type { LayerRows, ObjectRow } from './objectRows.ts';
import type { TreeItem } from './treeKeys.ts';

export interface Item extends TreeItem {
  /** Absent for a layer. */
  readonly row?: ObjectRow;
  readonly group: LayerRows;
}

const stateOf = ({ hidden, locked }: Layer): string =>
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
      <StateIcons group={group} />
    </>
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

function StateIcons({ group: { layer } }: { readonly group: LayerRows }) {
  return (
    <span className="ml-auto flex gap-1.5 font-normal text-ink-faint [&_svg]:size-3.5">
      {layer.hidden ? <EyeOff aria-hidden /> : null}
      {layer.locked ? <Lock aria-hidden /> : null}
      <span className="sr-only">{stateOf(layer)}</span>
    </span>
  );
}
