// Compact angles: calculators and deed plotters write 56°02'05" as 56.0205, which looks like degrees with decimals.
import { pointNamed } from './lexicon.ts';
import { ofWholeText, textAt, type Token } from './tokens.ts';

/** Degrees, minutes and seconds of a number without a mark that may be either; undefined if it can only be decimals. */
function compactParts(text: string): readonly string[] | undefined {
  const [, degrees = '', minutes = '', seconds = '', more = ''] =
    /^(\d{1,3})\.([0-5]\d)(?:([0-5]\d)(\d*))?$/.exec(text) ?? [];
  return degrees ? [degrees, minutes, `${seconds}${more ? `.${more}` : ''}`] : undefined;
}

/** Whether a bearing of a deed has decimals that can't be minutes and seconds: then all have. */
const writesDecimals = ofWholeText((tokens) =>
  tokens.some(
    ({ text }, at) =>
      /^\d{1,2}\.\d+$/.test(text) &&
      pointNamed(textAt(tokens, at - 1)) !== undefined &&
      pointNamed(textAt(tokens, at + 1)) !== undefined &&
      !compactParts(text),
  ),
);

/** Why an angle without a mark isn't clear. In a field, which shows what was read, two decimals are decimals. */
export function compactDoubt(tokens: readonly Token[], at: number, isTyped: boolean): string | undefined {
  const text = textAt(tokens, at);
  const said = compactParts(text);
  if (!said || writesDecimals(tokens)) return undefined;
  const [degrees = '', minutes = '', seconds = ''] = said;
  if (isTyped && !seconds) return undefined;
  const inParts = `${degrees}°${minutes}'${seconds ? `${seconds}"` : ''}`;
  return `it isn't clear whether ${text} is degrees with decimals or ${inParts}; write it as ${text}° or as ${inParts}`;
}
