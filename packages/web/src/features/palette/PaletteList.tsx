// The list of the command palette: entries in groups, each with its description and its key.
import { Key } from '../../kit/ui/Key.tsx';
import { useEffect, useRef } from 'react';
import { keyName } from '../../kit/keys.ts';
import { useHint } from '../../kit/useTouch.ts';
import type { Entry, EntryGroup } from './entries.ts';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly EntryGroup[];
  readonly active: Entry | undefined;
  readonly onActive: (entry: Entry) => void;
  readonly onPick: (entry: Entry) => void;
}

export function PaletteList({ id, groups, active, onActive, onPick }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = active && list.current?.querySelector('[aria-selected=true]');
    shown?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      {...asListbox}
      aria-label="Found"
      className="-mx-2 mt-2 max-h-[min(27rem,calc(100dvh-9rem-var(--room-below)-var(--dialog-top)))] overflow-y-auto overscroll-contain px-2"
    >
      {groups.length === 0 ? <p className="px-2 py-6 text-center text-ink-faint">Nothing found.</p> : null}
      {groups.map(({ title, entries }) => (
        <fieldset key={title} aria-label={title} className="pt-2">
          <p aria-hidden className="px-2 pb-1 text-sm font-semibold text-ink-soft">
            {title}
          </p>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              id={`${id} ${entry.id}`}
              entry={entry}
              isActive={entry === active}
              onActive={() => onActive(entry)}
              onPick={() => onPick(entry)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onPick: () => void;
}

/** ARIA roles, because HTML's own lists of options can't be controlled by a text field. */
const asListbox = { role: 'listbox', tabIndex: -1 } as const;
const asOption = (isActive: boolean, isBlocked: boolean) =>
  ({ role: 'option', tabIndex: -1, 'aria-selected': isActive, 'aria-disabled': isBlocked }) as const;

/** Picked by the pointer only. The text field keeps the focus and handles the keys. */
function Option({ id, entry, isActive, onActive, onPick }: OptionProps) {
  const { title, keys, blocked } = entry;
  const hint = useHint(entry);
  return (
    <button
      type="button"
      id={id}
      {...asOption(isActive, blocked !== undefined)}
      onPointerMove={isActive ? undefined : onActive}
      onClick={onPick}
      onPointerDown={(event) => event.preventDefault()}
      className="flex w-full cursor-pointer items-start text-left justify-between gap-4 rounded-md px-2 py-1.5 aria-disabled:cursor-not-allowed aria-selected:bg-accent-wash"
    >
      <span className="min-w-0">
        <span className={blocked ? 'block text-ink-faint' : 'block'}>{title}</span>
        <span className="block text-sm text-ink-faint">{blocked ? `${blocked}.` : hint}</span>
      </span>
      <span className="flex shrink-0 gap-1 pt-0.5 pointer-coarse:hidden">
        {keys.slice(0, 1).map((key) => (
          <Key key={key}>{keyName(key)}</Key>
        ))}
      </span>
    </button>
  );
}
