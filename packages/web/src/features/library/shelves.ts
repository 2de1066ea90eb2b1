// The contents of the library's shelves: all tools, with those for the plan's purpose first; or the tools that a search
// finds, also among those of the toolbar.
import { searchWords } from '@homeplot/editor/siteWords';
import type { Tool } from '@homeplot/editor/tool';
import type { DeskShelf } from '@homeplot/plan/desk';
import type { PurposeFacts } from '../../steps/purposes.ts';

export type Shelves = readonly { readonly title: string; readonly tools: readonly Tool[] }[];

const wordsOf = (tool: Tool): string =>
  `${tool.title} ${tool.shelf ?? ''} ${searchWords(tool)}`.toLowerCase();

/**
 * The tools of which words begin with every search word or, if there are none, with any of them. Matches in the title come
 * first.
 */
function found(tools: readonly Tool[], typed: string): Tool[] {
  const sought = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const begins = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);
  const has = (tool: Tool) => (word: string) => begins(wordsOf(tool), word);
  const whole = tools.filter((tool) => sought.every(has(tool)));
  const all = whole.length > 0 ? whole : tools.filter((tool) => sought.some(has(tool)));
  const inTitle = ({ title }: Tool): boolean => sought.some((word) => begins(title.toLowerCase(), word));
  return [...all.filter(inTitle), ...all.filter((tool) => !inTitle(tool))];
}

export function shelvesOf(
  all: readonly Tool[],
  typed: string,
  recent: readonly string[],
  purpose?: PurposeFacts,
  /** The shelves of the permit office, if this is an office's copy of the site. */
  office: readonly DeskShelf[] = [],
): Shelves {
  const tools = all.filter(({ shelf }) => shelf !== undefined);
  if (typed.trim()) {
    const results = found(
      all.filter(({ shelf, oneShot }) => shelf !== undefined || oneShot),
      typed,
    );
    return results.length > 0 ? [{ title: 'Found', tools: results }] : [];
  }
  const titles = [...new Set(tools.flatMap(({ shelf }) => shelf ?? []))];
  const last = recent.flatMap((name) => tools.find((tool) => tool.name === name) ?? []);
  const named = (names: readonly string[]): Tool[] =>
    names.flatMap((name) => all.find((tool) => tool.name === name) ?? []);
  const officeTitles = new Set(office.map(({ title }) => title));
  const officeTools = new Set(office.flatMap((shelf) => shelf.tools));
  return [
    ...(purpose ? [{ title: purpose.shelf, tools: named(purpose.tools) }] : []),
    ...(last.length > 0 ? [{ title: 'Recently used', tools: last }] : []),
    ...office.map((shelf) => ({ title: shelf.title, tools: named(shelf.tools) })),
    ...titles
      .map((title) => ({
        title: officeTitles.has(title) ? `${title}, more` : title,
        tools: tools.filter(({ shelf, name }) => shelf === title && !officeTools.has(name)),
      }))
      .filter((shelf) => shelf.tools.length > 0),
  ];
}
