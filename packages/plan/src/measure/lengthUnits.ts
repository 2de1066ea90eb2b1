// The units of deeds and input fields, in feet. Chains, rods and links are based on the international foot. The survey foot
// is longer by two parts in a million, 0.01 ft in a mile, and is used only if a deed says "US survey feet".

/** International foot, exact since 1959. */
export const metersPerFoot = 0.3048;

export interface LengthUnit {
  readonly name: string;
  readonly feet: number;
  /** For a unit that has several definitions: the one that is used, as a note to show. */
  readonly note?: string;
}

const unit = (name: string, feet: number, note?: string): LengthUnit => ({
  name,
  feet,
  ...(note ? { note } : {}),
});

export const feet = unit('feet', 1);
/** By the US act of 1866, a meter is 39.37 inches. */
export const surveyFeet = unit('US survey feet', 1200 / 3937 / metersPerFoot);
export const inches = unit('inches', 1 / 12);
export const meters = unit('meters', 1 / metersPerFoot);
/** 33 1/3 inches, by the Texas statute of 1919. */
export const texasVaras = unit('varas', 100 / 36, 'varas of Texas, 33 1/3 inches');
export const californiaVaras = unit('varas', 33 / 12, 'varas of California, 33 inches');

const spellings: readonly (readonly [LengthUnit, string])[] = [
  [feet, "' feet foot ft fts"],
  [inches, '" inches inch ins in'],
  [unit('yards', 3), 'yards yard yds yd'],
  [unit('rods', 16.5), 'rods rod rds rd poles pole pols pol po perches perch per prs ps pchs p'],
  [unit('chains', 66), 'chains chain chs ch chns'],
  [unit('links', 0.66), 'links link lks lk li'],
  [texasVaras, 'varas vara vrs vr vs'],
  [californiaVaras, 'california-varas'],
  [meters, 'metres metre meters meter m mtrs'],
  [unit('centimeters', 0.01 / metersPerFoot), 'cm centimeters centimetres'],
  [unit('millimeters', 0.001 / metersPerFoot), 'mm millimeters millimetres'],
  [unit('furlongs', 660), 'furlongs furlong'],
  [unit('miles', 5280), 'miles mile mi'],
];

const byWord = new Map(
  spellings.flatMap(([named, words]) => words.split(' ').map((word) => [word, named] as const)),
);

/** The unit that a word or sign stands for. */
export const unitNamed = (word: string | undefined): LengthUnit | undefined => byWord.get(word ?? '');
