// For tests: the calls of a deed, each on a line of its own.
import type { Notation } from '../src/reading/compactAngle.ts';
import { arcSize } from '../src/survey/arcSize.ts';
import { formatBearing } from '../src/survey/bearing.ts';
import type { Call } from '../src/survey/call.ts';
import { readDeed } from '../src/deed/deedText.ts';
import { type DeedCall, isRead } from '../src/deed/deedCall.ts';

const lengthText = (feet: number): string => feet.toFixed(2);

function told(call: Call): string {
  if (call.kind === 'closing') return 'closing';
  if (call.kind === 'line') {
    const { heading } = call;
    if ('azimuth' in heading) return `${formatBearing(heading.azimuth)}, ${lengthText(call.length)}`;
    return 'deflection' in heading ? `turn ${heading.deflection}, ${lengthText(call.length)}` : 'interior';
  }
  const size = arcSize(call);
  if ('problem' in size) return size.problem;
  const { starts } = call;
  const start = !starts
    ? 'tangent'
    : 'chord' in starts
      ? `chord ${formatBearing(starts.chord)}`
      : 'center' in starts
        ? `center ${formatBearing(starts.center)}`
        : `sets out ${formatBearing(starts.tangent)}`;
  return `curve ${call.turn} R ${lengthText(size.radius)}, ${size.central.toFixed(2)}°, ${start}`;
}

/** What a call says on one line, and before that "to it:" where it leads to the lot. */
export function callLine(call: DeedCall, text: string): string {
  if (!isRead(call)) return `${call.state}: ${text.slice(call.start, call.end).replaceAll(/\s+/g, ' ')}`;
  return `${call.state === 'leading' ? 'to it: ' : ''}${told(call.call)}`;
}

/** Each call of a deed on a line. */
export const callsIn = (text: string, notation?: Notation): string[] =>
  readDeed(text, notation).calls.map((call) => callLine(call, text));
