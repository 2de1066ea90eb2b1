// Finds the fields of a plan with characters that the font of PDF files lacks.
import { capitalized } from '@homeplot/plan/letterCase';
import { kindOf } from '@homeplot/plan/kinds';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { ownName } from '@homeplot/plan/titleOf';
import type { PdfFont } from './pdfFont.ts';

export interface MissingLetters {
  /** The field, such as `Title`, `Owner contact` or `House "東屋"`. */
  readonly field: string;
  readonly letters: readonly string[];
}

/** Settings with a label that differs from their name. */
const names: Readonly<Record<string, string>> = { parcel: 'Parcel number' };

/** Lists each field once, those of the plan before those of its objects. */
export function missingLetters(plan: Plan, font: PdfFont): readonly MissingLetters[] {
  const found = new Map<string, Set<string>>();
  const note = (field: string, words: string): void => {
    const letters = font.missing(words);
    if (letters.length > 0) found.set(field, new Set([...(found.get(field) ?? []), ...letters]));
  };
  // The names of rules and layers aren't printed.
  const { extra: _extra, pack: _pack, layers: _layers, ...printed } = plan.settings;
  walk(printed, '', (field, words) => note(names[field] ?? worded(field), words));
  for (const object of printedLayersOf(plan.settings).visible(inOrder(plan))) {
    const name = ownName(object);
    const field = name ? `${kindOf(object).title} "${shortened(name)}"` : kindOf(object).title;
    walk(object, '', (_field, words) => note(field, words));
  }
  return [...found].map(([field, letters]) => ({ field, letters: [...letters] }));
}

/** Calls `text` with each text in a record and the name of its field. */
function walk(value: unknown, field: string, text: (field: string, words: string) => void): void {
  if (typeof value === 'string') text(field, value);
  else if (Array.isArray(value)) for (const one of value) walk(one, field, text);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) walk(one, key, text);
}

/** A field's name in words: `ownerContact` becomes `Owner contact`. */
const worded = (field: string): string =>
  capitalized(field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** Maximum characters of a name in the list. */
const maxName = 24;

const shortened = (name: string): string => {
  const letters = Array.from(name.replace(/\s+/g, ' '));
  return letters.length > maxName ? `${letters.slice(0, maxName - 1).join('')}…` : letters.join('');
};
