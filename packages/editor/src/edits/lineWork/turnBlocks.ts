// Turns blocks of a drawing into the symbols of the plan that they stand for, by words in their names.
// Kept offline when idle.
import { boxCenter, boxHeight, boxWidth } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { countText } from '@homeplot/plan/units';
import type { Editor } from '../../editor/editor.ts';
import { selectedObjects, selectObjects } from '../../view/selection.ts';
import { fileOf } from './turnInto.ts';

interface Block {
  readonly name: string;
  readonly members: PlanObject[];
}

export function turnBlocksInto(editor: Editor): void {
  const blocks = blocksOf(selectedObjects(editor.selection, editor.plan));
  const unknown = new Set<string>();
  const made: PlanObject[] = [];
  const replaced: PlanObject[] = [];
  for (const { name, members } of blocks) {
    const meaning = symbolFor(name);
    const symbol = meaning && symbolOf(editor, meaning, members);
    if (!symbol) {
      unknown.add(name);
      continue;
    }
    made.push(symbol);
    replaced.push(...members);
  }
  const rest =
    unknown.size === 0
      ? ''
      : ` No symbol matches ${[...unknown].slice(0, 3).join(', ')}${unknown.size > 3 ? ' ...' : ''}.`;
  if (made.length === 0) {
    const text = blocks.length === 0 ? 'None of these lines come from a named block.' : rest.trim();
    editor.say({
      text: `${text} Turn the lines into a lot, a building or another object instead.`,
      tone: 'info',
    });
    return;
  }
  const changes: Change[] = [...replaced.map(({ id }) => ({ remove: id })), ...made.map((put) => ({ put }))];
  if (!editor.edit(changes, 'Turn into symbols')) return;
  editor.select(selectObjects(made.map(({ id }) => id)));
  editor.say({ text: `Turned ${summary(made)}.${rest}`, tone: 'success' });
}

const summary = (made: readonly PlanObject[]): string => {
  const titles = new Set(made.map((object) => kindOf(object).title.toLowerCase()));
  return `${countText(made.length, 'block')} into symbols: ${[...titles].join(', ')}`;
};

/** The objects of each insert of a named block: they are one group and have its name. */
function blocksOf(objects: readonly PlanObject[]): readonly Block[] {
  const byGroup = new Map<string, Block>();
  for (const object of objects) {
    const { name, group, id, source } = object;
    if (name === undefined || source !== 'imported') continue;
    const key = group ?? id;
    const block = byGroup.get(key) ?? { name, members: [] };
    block.members.push(object);
    byGroup.set(key, block);
  }
  return [...byGroup.values()];
}

const isPoint = (object: PlanObject): boolean =>
  kindOf(object).lineWork === 'mark' && kindOf(object).words === undefined;

/**
 * The symbol at the block's point if it has exactly one, as survey points do, else in the middle of its lines, and of their
 * size if the symbol has a size. Texts beside them don't count.
 */
function symbolOf(
  editor: Editor,
  { type, size }: Meaning,
  members: readonly PlanObject[],
): PlanObject | undefined {
  const lines = members.filter((object) => kindOf(object).lineWork === 'line');
  const box = editor.scene.boxAround(new Set((lines.length > 0 ? lines : members).map(({ id }) => id)));
  const [point, ...others] = members.filter(isPoint);
  const center = point && others.length === 0 ? kindOf(point).position(point) : boxCenter(box);
  const [width, height] = [boxWidth(box), boxHeight(box)];
  const radius = Math.max(width, height) / 2;
  const drags: Readonly<Record<Meaning['size'], readonly [Point, Point | undefined]>> = {
    radius: [center, { x: center.x + radius, y: center.y }],
    box: [
      { x: box.minX, y: box.minY },
      { x: box.maxX, y: box.maxY },
    ],
    none: [center, undefined],
  };
  const [from, to] = drags[size];
  const symbol = editor.scene.create(type, from, to) ?? editor.scene.create(type, center);
  return symbol && { ...symbol, source: 'imported', ...fileOf(members[0]) };
}

/** A symbol of the plan, and the blocks that stand for it. */
interface Meaning {
  readonly type: string;
  /** Words in names of blocks; a long one may be the beginning of a word there. */
  readonly words: readonly string[];
  /** How a drag gives its size: from the center to the edge, from corner to corner, or not at all. */
  readonly size: 'radius' | 'box' | 'none';
}

const meanings: readonly Meaning[] = [
  {
    type: 'tree',
    words: [
      'tree',
      'oak',
      'maple',
      'palm',
      'pine',
      'conifer',
      'decid',
      'evergreen',
      'elm',
      'birch',
      'cedar',
      'fir',
    ],
    size: 'radius',
  },
  { type: 'hydrant', words: ['hydrant', 'fh', 'hyd'], size: 'none' },
  { type: 'pole', words: ['pole', 'powerpole', 'utilpole', 'pp'], size: 'none' },
  { type: 'meter', words: ['meter', 'wm', 'gm'], size: 'none' },
  { type: 'well', words: ['well'], size: 'none' },
  { type: 'septicTank', words: ['septic'], size: 'box' },
  { type: 'propaneTank', words: ['propane', 'lpg'], size: 'box' },
  { type: 'acUnit', words: ['condenser', 'acunit', 'heatpump'], size: 'none' },
  { type: 'car', words: ['car', 'auto', 'vehicle', 'truck', 'sedan', 'suv'], size: 'box' },
  { type: 'shed', words: ['shed'], size: 'box' },
  { type: 'northArrow', words: ['north', 'narrow'], size: 'none' },
  { type: 'benchmark', words: ['benchmark', 'bm', 'tbm'], size: 'none' },
  { type: 'surveyPin', words: ['pin', 'iron', 'rebar', 'monument', 'ip', 'ipf', 'ips', 'mon'], size: 'none' },
];

/** Words with fewer letters must match whole words. */
const minPrefix = 4;

/** The type of the symbol for a block's name; undefined if there is none. */
function symbolFor(name: string): Meaning | undefined {
  const parts = name.toLowerCase().split(/[^a-z]+/);
  return meanings.find(({ words }) =>
    words.some((word) =>
      parts.some((part) => (word.length < minPrefix ? part === word : part.startsWith(word))),
    ),
  );
}
