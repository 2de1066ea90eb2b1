// Proposes what the calls of a deed that couldn't be read most likely say. The reader reads such a call again with one or two
// misprints put right, and how well the boundary closes helps to choose. A proposal becomes an edge only if somebody accepts
// it.
import { quoted } from '../measure/quoted.ts';
import type { Notation } from '../reading/compactAngle.ts';
import { closureOf } from '../survey/closure.ts';
import { plot } from '../survey/traverse.ts';
import type { Call, PartialCall } from '../survey/call.ts';
import { formatBearing } from '../survey/bearing.ts';
import { closesWell } from '../survey/closeTraverse.ts';
import { edgeOrLeadIn } from './bearingDoubts.ts';
import { type DeedCall, isRead, type OtherCall } from './deedCall.ts';
import { readDeed } from './deedText.ts';
import { type Repair, repairsOf } from './repairs.ts';

export interface Proposal {
  readonly call: Call;
  /** Whether it is an edge, or leads to the beginning. */
  readonly as: 'lot' | 'leading';
  readonly reason: string;
  /** Feet to which the boundary closes with it, if it closes well. */
  readonly closesTo?: number;
}

/** Maximum number of proposals shown for one call. */
const maxEach = 4;
/** Maximum number of proposals for one call among which the boundary's closure chooses. */
const maxCandidates = 12;
/** Maximum number of texts read for one call. */
const maxReadings = 240;

/** What a call that couldn't be read may say, by its own words alone, the likeliest first. notation: as in readDeed. */
export function proposalsFor(
  text: string,
  calls: readonly DeedCall[],
  call: OtherCall,
  notation?: Notation,
): Proposal[] {
  const { words, before } = wordsOf(text, calls, call);
  const found: Proposal[] = [];
  const add = (one: Call | undefined, reason: string): void => {
    if (!one) return;
    for (const as of statesOf(call))
      if (!found.some((other) => other.as === as && keyOf(other.call) === keyOf(one)))
        found.push({ call: one, as, reason });
  };
  if (call.waits) found.push({ call: call.waits.call, as: call.waits.state, reason: call.reason });
  const longest = Math.max(
    ...calls.map((other) => (isRead(other) && other.call.kind === 'line' ? other.call.length : 0)),
    minLongest,
  );
  let readings = 0;
  const failed: Repair[] = [];
  const attempt = (repairs: Iterable<Repair>, because: string): void => {
    for (const { text: repaired, reason } of repairs) {
      if (readings >= maxReadings || found.length >= maxCandidates) return;
      readings += 1;
      const one = readAlone(before, repaired, notation);
      if (one) add(one, because + reason);
      else if (!because) failed.push({ text: repaired, reason });
    }
  };
  attempt(repairsOf(words), '');
  if (found.length === 0) attempt(slips(words), '');
  if (found.length === 0)
    for (const { text: once, reason } of failed.slice(0, maxRepairedTwice))
      attempt(repairsOf(once), `${reason}, `);
  add(wholeOf(call.partly), `${call.reason}; read as it stands`);
  const isLikely = ({ call: one }: Proposal): boolean =>
    one.kind !== 'line' || one.length <= maxLengthRatio * longest;
  return [...found.filter(isLikely), ...found.filter((one) => !isLikely(one))].slice(0, maxCandidates);
}

/** A proposal that is more than this many times as long as the longest edge is unlikely. */
const maxLengthRatio = 4;
/** Feet: the longest edge counts as at least this long. */
const minLongest = 200;

/** Maximum number of texts with one repair in which a second one is looked for. */
const maxRepairedTwice = 12;

/** Whether a call is proposed as an edge, as a call that leads to the beginning, or as both. */
const statesOf = ({ reason, leads }: OtherCall): readonly Proposal['as'][] =>
  reason === edgeOrLeadIn ? ['leading', 'lot'] : [leads ? 'leading' : 'lot'];

interface Words {
  readonly words: string;
  /** What the reader needs to know before them. */
  readonly before: string;
}

/** The words of a call, up to where the next begins. */
function wordsOf(text: string, calls: readonly DeedCall[], { start, end }: OtherCall): Words {
  const next = calls.find((one) => one.start >= end)?.start ?? text.length;
  const rest = text.slice(end, Math.min(next, end + maxCharacters));
  const isProse = /\bthence\b/i.test(text);
  const stop = rest.search(
    isProse
      ? /;(?=\s(?!(?:feet|ft|foot|poles|chains|rods|perches|links|varas)\b)|$)|\bthence\b|\bcontaining\b|\n\s*\n/i
      : /;|\n|\bcontaining\b/i,
  );
  const words = text.slice(start, end) + (stop < 0 ? rest : rest.slice(0, stop));
  const last = calls.findLast((one) => one.end <= start);
  const opening = text.slice(0, Math.min(calls[0]?.start ?? 0, maxOpening));
  const previous = last ? text.slice(last.start, Math.min(start, last.start + maxCharacters)) : '';
  const before = `${opening}${opening && previous ? '; ' : ''}${previous}`.replace(
    /[\s,;:]*(?:\band\b)?\s*$/,
    '',
  );
  return { words: withPlainSigns(words), before: before + (isProse ? '; ' : before ? '\n' : '') };
}

/** The words of a call with one sign for each kind of quote and degree mark, and without "thence" or the number of a row. */
const withPlainSigns = (words: string): string =>
  words
    .replaceAll(/[˚º∘]/g, '°')
    .replaceAll(/[′’‘`´]/g, "'")
    .replaceAll(/[″“”]/g, '"')
    // A word that is hyphenated at the end of a line stays hyphenated.
    .replaceAll(/-\s*\n\s*/g, '-\n')
    .replaceAll(/(?<!-)\s+/g, ' ')
    .trim()
    .replace(/^(?:and )?(?:thence|then|th)\b[\s,.:]*/i, '')
    .replace(/^(?:.{0,80}?\b[LC]\d{1,3}[.:]?|\(?\d{1,2}[.)])\s+/, '');

/** Maximum number of characters of the call before, and of the text after a call, that are read with it. */
const maxCharacters = 160;
/** Maximum number of characters of the text before the first call. */
const maxOpening = 400;

/** The call that repaired words say; undefined unless they say exactly one. */
function readAlone(before: string, repaired: string, notation: Notation | undefined): Call | undefined {
  const isProse = before.endsWith('; ');
  const words = isProse
    ? `thence ${repaired.trim().replace(/^(?:(?:and )?thence|;|,)[\s,.:]*/i, '')}`
    : repaired.trim();
  const { calls } = readDeed(before + words, notation);
  const edges = calls.filter(({ state, end }) => state !== 'aside' && end > before.length);
  const [only] = edges;
  // The separator before the words has two characters, and may count as a part of the call.
  if (edges.length !== 1 || !only || only.start < before.length - 2) return undefined;
  return isRead(only) ? only.call : only.state === 'unread' ? only.waits?.call : undefined;
}

/** What was understood of a call, if that is a whole one. */
function wholeOf(partly: PartialCall | undefined): Call | undefined {
  if (partly?.kind !== 'line') return undefined;
  const { heading, length } = partly;
  return heading && length ? { kind: 'line', heading, length } : undefined;
}

/** The same text for calls that differ only by rounding. */
const keyOf = (call: Call): string =>
  call.kind === 'line' && 'azimuth' in call.heading
    ? `${formatBearing(call.heading.azimuth)} ${call.length.toFixed(2)}`
    : JSON.stringify(call);

/**
 * Each call's proposals, those first with which the boundary closes if the other calls are as they most likely are. all: one
 * list for each call.
 */
export function ranked(
  calls: readonly DeedCall[],
  all: readonly (readonly Proposal[])[],
): (readonly Proposal[])[] {
  const isHopeless = calls.some((call, i) => call.state === 'unread' && !all[i]?.length);
  if (isHopeless || calls.filter(({ state }) => state === 'unread').length > maxRanked)
    return all.map((list) => list.slice(0, maxEach));
  const ordered = all.map((list) => list.slice(0, maxEach));
  const chosen = [...closestChoice(calls, all)];
  for (const [i, list] of all.entries()) {
    const own = chosen[i];
    if (!own) continue;
    const gaps = new Map(list.map((one) => [one, gapWith(calls, chosen.with(i, one))]));
    // Infinity - Infinity is NaN: two proposals that don't close stay in their order.
    ordered[i] = list
      .map((one) => ({ one, gap: gaps.get(one) }))
      .toSorted((a, b) => (a.gap ?? Infinity) - (b.gap ?? Infinity) || 0)
      .map(({ one, gap }) => (gap === undefined ? one : { ...one, closesTo: gap }))
      .slice(0, maxEach);
  }
  return ordered;
}

type Choice = readonly (Proposal | undefined)[];

/** One proposal for each call: the combination with which the boundary closes best, or the likeliest one if none does. */
function closestChoice(calls: readonly DeedCall[], all: readonly (readonly Proposal[])[]): Choice {
  const likeliest: Choice = all.map(([first]) => first);
  let choices: Choice[] = [likeliest];
  for (const [i, list] of all.entries())
    if (list.length > 1 && choices.length * list.length <= maxChoices)
      choices = choices.flatMap((choice) => list.map((one) => choice.with(i, one)));
  const closing = choices.flatMap((choice) => {
    const gap = gapWith(calls, choice);
    return gap === undefined ? [] : [{ choice, gap }];
  });
  return closing.toSorted((a, b) => a.gap - b.gap)[0]?.choice ?? likeliest;
}

/** Maximum number of boundaries plotted to find the one that closes. */
const maxChoices = 256;

/** With more unread calls than this, the closure doesn't choose among their proposals. */
const maxRanked = 6;

/** Feet of the gap with the chosen proposals; undefined if the boundary doesn't close well. */
function gapWith(calls: readonly DeedCall[], chosen: Choice): number | undefined {
  const edges = calls.flatMap((call, i): Call[] => {
    if (call.state === 'lot') return [call.call];
    const proposal = call.state === 'unread' ? chosen[i] : undefined;
    return proposal?.as === 'lot' ? [proposal.call] : [];
  });
  if (edges.length < 3 || edges.some(({ kind }) => kind === 'closing')) return undefined;
  const { legs, problem } = plot(edges);
  if (problem) return undefined;
  const closure = closureOf(legs);
  return closesWell(closure) ? closure.gap : undefined;
}

const named = (character: string): string => (character === ' ' ? 'a space' : quoted(character));

/** A text with one character removed, replaced with a space or swapped with the next. Tried when no other repair helps. */
function* slips(text: string): Generator<Repair> {
  for (let at = 0; at < text.length - 1; at += 1) {
    const [one, other] = [text.charAt(at), text.charAt(at + 1)];
    const [before, after] = [text.slice(0, at), text.slice(at + 2)];
    if (/\d/.test(one) && /\d/.test(other)) continue;
    if (one !== other)
      yield { text: before + other + one + after, reason: `${named(one)} and ${named(other)} swapped` };
    if (/\d/.test(one)) continue;
    yield { text: before + other + after, reason: `${named(one)} removed` };
    if (one !== ' ') yield { text: `${before} ${other}${after}`, reason: `a space for ${quoted(one)}` };
  }
}
