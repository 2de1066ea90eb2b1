// Units that concern a whole deed: which vara it means, and whether its lengths are in feet; and calls that depend on
// an edge that wasn't read.
import { quoted } from '../measure/quoted.ts';
import type { Token } from '../reading/tokens.ts';
import { feet, inches, surveyFeet, texasVaras, unitNamed } from '../measure/lengthUnits.ts';
import { arePlottable } from '../survey/call.ts';
import { type DeedCall, isRead } from './deedCall.ts';

export const misprintNotes = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ text, misprint }) =>
    misprint ? [`${quoted(misprint)} is read as ${quoted(text)}`] : [],
  );

/** Varas are Texas varas, unless the deed mentions California or a vara of 33 inches. */
export function withTheirVaras(tokens: readonly Token[]): readonly Token[] {
  const isCalifornian = tokens.some(
    ({ text, value }, i) =>
      text === 'california' || (value === 33 && /^inch(?:es)?$/.test(tokens[i + 1]?.text ?? '')),
  );
  if (!isCalifornian) return tokens;
  return tokens.map((token) =>
    unitNamed(token.text) === texasVaras ? { ...token, text: 'california-varas' } : token,
  );
}

const footUnits: ReadonlySet<unknown> = new Set([feet, surveyFeet, inches]);

/** Whether the deed has a length in a unit other than feet, or says that its lengths are in meters. */
export const hasOtherUnits = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, i) => {
    if (/^(?:met(?:er|re)s?|metric|varas|chains|poles|perches|rods)$/.test(text)) return true;
    const unit = tokens[i - 1]?.value === undefined ? undefined : unitNamed(text);
    return unit !== undefined && !footUnits.has(unit) && text !== 'm' && text !== 'p';
  });

/** The calls, with those marked as unread that continue in the direction of the previous edge if that wasn't read. */
export function markUnplottable(calls: readonly DeedCall[]): DeedCall[] {
  const edges = calls.filter(({ state }) => state !== 'aside');
  const canPlot = arePlottable(edges.map((call) => (isRead(call) ? call.call : undefined))).values();
  return calls.map((call): DeedCall => {
    if (call.state === 'aside' || canPlot.next().value || !isRead(call)) return call;
    const reason = "it continues in the direction of the edge before it, which isn't known";
    return { start: call.start, end: call.end, state: 'unread', reason, waits: call };
  });
}
