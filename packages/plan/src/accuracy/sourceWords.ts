// Where a place comes from, in words: for findings, cards and the notes of sheets.
import type { Units } from '../measure/units.ts';
import type { Accuracy, PlaceSource } from './accuracyOf.ts';
import { formatRange } from './range.ts';

/** The words after `the house` or `the left edge`. */
const verbPhrases: Readonly<Record<PlaceSource, string>> = {
  surveyed: 'was surveyed',
  deed: 'comes from a deed',
  measured: 'was taped',
  traced: 'was traced',
  'county map': 'comes from the county map',
  imported: 'comes from an imported drawing',
  drawn: 'was drawn by hand',
};

/** `± 5"`, or words that say why no range is known. */
export const rangeText = ({ feet, source }: Accuracy, units: Units): string =>
  feet === undefined
    ? source === 'drawn'
      ? 'as good as it was drawn'
      : 'nobody has said how well'
    : formatRange({ feet, isLeast: false }, units);

/** `the house was traced (± 5")`. */
export const placeText = (the: string, accuracy: Accuracy, units: Units): string =>
  `${the} ${verbPhrases[accuracy.source]} (${rangeText(accuracy, units)})`;
