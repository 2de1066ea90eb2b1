// The letters that plans have before elevations, for what these are the level of.

export const levelNames = {
  EG: 'Existing grade',
  FG: 'Finished grade',
  FF: 'Finished floor',
  GF: 'Garage floor',
  LF: 'Lowest floor',
  TW: 'Top of wall',
  BW: 'Bottom of wall',
  TC: 'Top of curb',
  FL: 'Flow line',
  BOW: 'Back of walk',
} as const;

export type LevelLetters = keyof typeof levelNames;

const all = Object.keys(levelNames) as readonly LevelLetters[];
const before = new RegExp(`\\b(${all.join('|')}) (?=[-−\\d])`, 'g');

/** The letters before elevations in some words, as in `FF 103.50  GF 102.00`. */
export const lettersIn = (words: string): readonly LevelLetters[] =>
  [...words.matchAll(before)].map(([, letters]) => letters as LevelLetters);

/** The letters among these, in the order of legends. */
export const inLegendOrder = (letters: ReadonlySet<LevelLetters>): readonly LevelLetters[] =>
  all.filter((one) => letters.has(one));
