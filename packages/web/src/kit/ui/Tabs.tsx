// Tabs: one of several parts of a dialog at a time. Arrow keys go from tab to tab.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly title: string }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly children: ReactNode;
}

const look =
  '-mb-px border-b-2 border-transparent px-3 py-2 text-[0.9375rem] font-medium text-ink-soft hover:text-ink aria-selected:border-accent aria-selected:text-accent';

export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
  const go = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = step && tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.name}`)}`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="flex gap-1 border-b border-hairline">
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            className={look}
            onKeyDown={go}
            onClick={() => onChoose(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className="pt-4">
        {children}
      </div>
    </>
  );
}
