// The symbols of the plan that blocks of a drawing stand for, by words in their names.

export interface Meaning {
  readonly type: string;
  /** Of names of blocks; each is the beginning of a word. */
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

/** Words of fewer letters must be whole. */
const shortWord = 4;

/** The type of the symbol for a block's name; undefined if there is none. */
export function symbolFor(name: string): Meaning | undefined {
  const parts = name.toLowerCase().split(/[^a-z]+/);
  return meanings.find(({ words }) =>
    words.some((word) =>
      parts.some((part) => (word.length < shortWord ? part === word : part.startsWith(word))),
    ),
  );
}
