// The command palette: search for commands and objects. Arrow keys move along the list, Enter runs the active entry.
import {
  type KeyboardEvent,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ActionGroup, Page } from '../../workspace/action.ts';
import { useFeatures } from '../../workspace/feature.ts';
import { actionGroups } from './actionGroups.ts';
import { usePage } from '../opening/usePage.ts';
import { isDialogShown } from '../../kit/dialog/isDialogShown.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { fieldClass } from '../../kit/fields/fieldClass.ts';
import { FocusReturnContext } from '../../kit/late/focusReturn.ts';
import { actionEntries, type Entry, type EntryGroup, objectEntries } from './entries.ts';
import { releaseKeys } from '../../workspace/keysAhead.ts';
import { textAhead } from '../../workspace/replayKeys.ts';
import { PaletteList } from './PaletteList.tsx';

interface PaletteProps {
  /** Whether to search only the objects of the plan, and no commands. */
  readonly find: boolean;
  readonly onClose: () => void;
}

/** Entries that Page Up and Page Down move by. */
const pageStep = 8;
/** By key, the index of the next active entry. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  PageDown: (at, count) => Math.min(count - 1, at + pageStep),
  PageUp: (at) => Math.max(0, at - pageStep),
};

function entriesFor(
  typed: string,
  find: boolean,
  page: Page,
  all: readonly ActionGroup[],
): readonly EntryGroup[] {
  const actions = find ? [] : actionEntries(all, typed, page);
  return [...actions, ...objectEntries(page.workspace.editor.plan, typed, find)];
}

const firstEntry = ([group]: readonly EntryGroup[]): Entry | undefined => group?.entries[0];

/** Puts the caret at the end. The dialog would select the text that was typed ahead, and the next letter would replace it. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

export function Palette({ find, onClose }: PaletteProps) {
  const page = usePage();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [isEntered, setEntered] = useState(false);
  // Takes the keys that were typed before the palette opened. In an effect, because a rendering may be discarded.
  useLayoutEffect(
    () =>
      releaseKeys('palette', (ahead) => {
        const keys = textAhead(ahead);
        setTyped(keys.text);
        setEntered(keys.isEntered);
      }),
    [],
  );
  const [at, setAt] = useState(0);
  const searched = useDeferredValue(typed);
  const { actions } = useFeatures();
  const all = useMemo(() => actionGroups(actions), [actions]);
  const groups = useMemo(() => entriesFor(searched, find, page, all), [all, find, page, searched]);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(at, entries.length - 1)];

  // After a command the canvas gets the focus, unless a dialog has opened.
  const returnFocusOfPage = use(FocusReturnContext);
  const hasRun = useRef(false);
  const returnFocus = (): void => {
    returnFocusOfPage?.();
    if (hasRun.current && !isDialogShown()) focusCanvas();
  };
  const pick = (entry: Entry | undefined): void => {
    if (!entry || entry.blocked) return;
    hasRun.current = true;
    onClose();
    entry.run(page);
  };
  const finish = useEffectEvent((): void => {
    pick(firstEntry(entriesFor(typed, find, page, all)));
    // The dialog may not have been open long enough to do this itself.
    setTimeout(returnFocus);
  });
  useEffect(() => {
    if (isEntered) finish();
  }, [isEntered]);
  const pressed = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (move && entries.length > 0) setAt(move(Math.min(at, entries.length - 1), entries.length));
    else if (event.key === 'Enter')
      pick(searched === typed ? active : firstEntry(entriesFor(typed, find, page, all)));
    else return;
    event.preventDefault();
  };

  return (
    <FocusReturnContext value={returnFocus}>
      <Dialog
        onClose={onClose}
        title={find ? 'Find on the plan' : 'Commands'}
        className="max-w-xl! [--pad:1rem]!"
      >
        <input
          ref={takeFocus}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={list}
          aria-activedescendant={active ? `${list} ${active.id}` : undefined}
          aria-label={find ? 'Name, kind or text of an object' : 'What do you want to do?'}
          placeholder={find ? 'Name, kind or text of an object' : 'What do you want to do?'}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={pressed}
          className={fieldClass}
        />
        <PaletteList
          id={list}
          groups={groups}
          active={active}
          onActive={(entry) => setAt(entries.indexOf(entry))}
          onPick={pick}
        />
        <output className="sr-only">{typed ? `${entries.length} found` : ''}</output>
      </Dialog>
    </FocusReturnContext>
  );
}
