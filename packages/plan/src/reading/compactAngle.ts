// Compact angles: calculators and deed plotters write 56°02'05" as 56.0205, which looks like degrees with decimals.
import { pointNamed } from './lexicon.ts';
import { ofWholeText, textAt, type Token } from './tokens.ts';

/** How a text writes its compact angles: 56.0205 is 56°02'05", or it is degrees with decimals. */
export type AngleNotation = 'parts' | 'decimals';

/**
 * From where the angles of a text are measured: clockwise from north or south, counterclockwise from east as in CAD, or in the
 * quadrants whose numbers stand before them.
 */
export type AngleBase = 'fromNorth' | 'fromSouth' | 'fromEast' | 'inQuadrants';

/** The user's answer to how a text is read that may be read in several ways. */
export type Notation = AngleNotation | AngleBase | `${AngleNotation} ${AngleBase}`;

/** How compact angles are written, if the user's answer says so. */
export const anglesOf = (notation: Notation | undefined): AngleNotation | undefined =>
  notation?.startsWith('parts') ? 'parts' : notation?.startsWith('decimals') ? 'decimals' : undefined;

/** One of the ways in which a text may be read. */
export interface NotationChoice {
  readonly notation: Notation;
  /** The text's first doubtful angle as it is read then. */
  readonly said: string;
  readonly title: string;
}

/** What is asked once about a whole text. */
export interface NotationQuestion {
  /** Its first doubtful angle. */
  readonly text: string;
  readonly choices: readonly NotationChoice[];
}

export const angleTitles: Readonly<Record<AngleNotation, string>> = {
  parts: 'Degrees, minutes and seconds',
  decimals: 'Degrees with decimals',
};

type Parts = readonly [degrees: string, minutes: string, seconds: string];

/**
 * Degrees, minutes and seconds of a number without a mark that may be either; undefined if it can only be decimals. Calculators
 * drop zeros at the end: 45.3 may be 45°30'.
 */
export function compactParts(text: string): Parts | undefined {
  const [, degrees = '', tens = '', minute = '0', seconds = '', more = ''] =
    /^(\d{1,3})\.([0-5])(?:(\d)(?:([0-5]\d?)(\d*))?)?$/.exec(text) ?? [];
  if (!degrees) return undefined;
  return [degrees, tens + minute, `${seconds && seconds.padEnd(2, '0')}${more ? `.${more}` : ''}`];
}

export const inParts = ([degrees, minutes, seconds]: Parts): string =>
  `${degrees}°${minutes}'${seconds ? `${seconds}"` : ''}`;

const isOfBearing = (tokens: readonly Token[], at: number): boolean =>
  pointNamed(textAt(tokens, at - 1)) !== undefined && pointNamed(textAt(tokens, at + 1)) !== undefined;

/** Whether a bearing of a deed has decimals that can't be minutes and seconds: then all have. */
const writesDecimals = ofWholeText((tokens) =>
  tokens.some(
    ({ text }, at) => /^\d{1,2}\.\d+$/.test(text) && isOfBearing(tokens, at) && !compactParts(text),
  ),
);

/** Why an angle without a mark isn't clear. A typed one with up to two decimals is decimal, as its field shows how it was read. */
export function compactDoubt(tokens: readonly Token[], at: number, isTyped: boolean): string | undefined {
  const text = textAt(tokens, at);
  const parts = compactParts(text);
  if (!parts || writesDecimals(tokens)) return undefined;
  const [, , seconds] = parts;
  if (isTyped && !seconds) return undefined;
  return `it isn't clear whether ${text} is degrees with decimals or ${inParts(parts)}; write it as ${text}° or as ${inParts(parts)}`;
}

/** What to ask about the first bearing whose angle may be read in two ways; undefined if there is none. */
export function compactQuestion(tokens: readonly Token[]): NotationQuestion | undefined {
  if (writesDecimals(tokens)) return undefined;
  for (const [at, { text }] of tokens.entries()) {
    const parts = isOfBearing(tokens, at) ? compactParts(text) : undefined;
    if (parts)
      return {
        text,
        choices: [
          { notation: 'parts', said: inParts(parts), title: angleTitles.parts },
          { notation: 'decimals', said: `${text}°`, title: angleTitles.decimals },
        ],
      };
  }
  return undefined;
}

/** The tokens with the marks that the compact angles of their bearings lack. */
export const withNotation = (tokens: readonly Token[], notation: AngleNotation): readonly Token[] =>
  writesDecimals(tokens)
    ? tokens
    : tokens.flatMap((token, at) => {
        const parts = isOfBearing(tokens, at) ? compactParts(token.text) : undefined;
        if (!parts) return [token];
        return notation === 'decimals' ? [token, markAfter(token, '°')] : partsOf(token, parts);
      });

const markAfter = ({ end }: Token, text: string): Token => ({
  kind: 'sign',
  text,
  start: end,
  end,
  glued: true,
});

/** "56.0205" as 56 ° 02 ' 05 ", each at its place in the text. */
function partsOf(token: Token, parts: Parts): readonly Token[] {
  let start = token.start;
  return parts.flatMap((text, i) => {
    if (!text) return [];
    const end = Math.min(token.end, start + text.length);
    const part: Token = {
      kind: 'number',
      text,
      value: Number(text),
      start,
      end,
      glued: i > 0 || token.glued,
    };
    // A period follows the degrees.
    start = i === 0 ? end + 1 : end;
    return [part, markAfter(part, marks[i] ?? '')];
  });
}

const marks = ['°', "'", '"'];
