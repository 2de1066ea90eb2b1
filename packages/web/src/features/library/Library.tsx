// The library of site objects: shelves with pictures of the tools, with a search, and with the recently used tools at the top.
import { useRef, useState } from 'react';
import { everyTool } from '../../workspace/everyTool.ts';
import { pickTool, type Press } from '../../workspace/pickTool.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { siteDesk } from '../../store/local/siteDesk.ts';
import { factsOf } from '../../steps/purposes.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { keepRecent, recentTools } from './recentTools.ts';
import { Shelf } from './Shelf.tsx';
import { type Shelves, shelvesOf } from './shelves.ts';
import { walkGrid } from './walkGrid.ts';

export function Library({ onPicked }: { readonly onPicked?: (() => void) | undefined }) {
  const editor = useEditor();
  const active = useSlice(({ hand }) => hand.tool.name);
  const kept = useSlice(({ hand }) => (hand.isKept ? hand.tool.name : undefined));
  const [typed, setTyped] = useState('');
  const [recent] = useState(recentTools);
  const grid = useRef<HTMLDivElement>(null);
  const purpose = useSlice(({ plan }) => factsOf(plan.settings.project?.purpose));
  const shelves: Shelves = shelvesOf(everyTool(), typed, recent, purpose, siteDesk()?.desk.library);
  const first = shelves[0]?.tools[0];

  const pick = (name: string, press: Press): void => {
    pickTool(editor, name, press);
    keepRecent(name);
    onPicked?.();
  };
  return (
    <>
      <TextField
        label="Find a site object"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            grid.current?.querySelector('button')?.focus();
          }
          if (event.key === 'Enter' && typed.trim() && first) pick(first.name, keyPress);
        }}
      />
      <output className="sr-only">{typed.trim() ? foundWords(shelves) : ''}</output>
      {shelves.length === 0 ? (
        <p className="mt-3 text-sm text-ink-faint">
          Nothing found. Try another word, such as “fence” or “well”.
        </p>
      ) : null}
      <div ref={grid} role="presentation" onKeyDown={walkGrid}>
        {shelves.map(({ title, tools }, i) => (
          <Shelf
            key={title}
            title={title}
            tools={tools}
            active={active}
            kept={kept}
            stop={shelves.slice(0, i).every((before) => before.tools.length === 0)}
            onPick={pick}
          />
        ))}
      </div>
    </>
  );
}

/** A press by keyboard, with 0 clicks: it leaves the focus where it is. */
const keyPress: Press = { detail: 0 };

const foundWords = (shelves: Shelves): string => {
  const count = shelves.reduce((sum, { tools }) => sum + tools.length, 0);
  return count === 1 ? '1 site object found' : `${count} site objects found`;
};
