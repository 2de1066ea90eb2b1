// The text of <coordinates>: longitude, latitude and perhaps a height with commas between, and blanks between places.

type Position = readonly number[];

/** Undefined if it isn't such text. Hand-edited files have blanks beside commas, too. */
export function positionsOf(letters: string): readonly Position[] | undefined {
  const text = letters.trim();
  if (text === '') return [];
  // With semicolons between the numbers, commas are those of decimals.
  if (text.includes(';')) return text.includes('.') ? undefined : placesIn(text, ';', /\s*;\s*/g);
  return placesIn(text, ',', /\s*,\s*/g);
}

function placesIn(text: string, comma: string, spaced: RegExp): readonly Position[] | undefined {
  const places = (all: string): readonly Position[] | undefined => {
    const found = all.split(/\s+/).map((place) => numbersOf(place, comma));
    return found.every((numbers) => numbers !== undefined) ? found : undefined;
  };
  return places(text) ?? places(text.replace(spaced, comma));
}

function numbersOf(place: string, comma: string): Position | undefined {
  const parts = place.split(comma);
  // Some write the comma before a height that they leave out.
  if (parts.length === 3 && parts[2] === '') parts.pop();
  const numbers = parts.map((part) => (part === '' ? Number.NaN : Number(part.replace(',', '.'))));
  return (numbers.length === 2 || numbers.length === 3) && numbers.every(Number.isFinite)
    ? numbers
    : undefined;
}

/** Says why text isn't coordinates. */
export function unreadable(letters: string): string {
  const text = letters.trim().replace(/\s+/g, ' ');
  const example = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return hasDecimalCommas(text)
    ? `The coordinates, such as "${example}", have decimal commas, so it isn't clear where each number ends. KML needs points ` +
        'in numbers and commas between them, such as -88.1,41.9. Export the file again with decimal points.'
    : `The coordinates, such as "${example}", aren't longitude and latitude with a comma between, such as -88.1,41.9. ` +
        'Export the file again as KML.';
}

export const hasDecimalCommas = (text: string): boolean => /\d,\d/.test(text) && !text.includes('.');
