// Separations that are common in the country of a general pack. Each is asked as a question with a number, which becomes a rule
// once the user confirms it or types another. It is asked only where the answer could matter.
import { capitalized } from '../measure/letterCase.ts';
import { edgePath } from '../geometry/outline.ts';
import type { Distance, Shape } from '../geometry/pathDistance.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import { type Pack, type SeparationName, separationNames, type UsualNumber } from '../packs/pack.ts';
import { findingId, type Found, say } from '../site/check.ts';
import { clearanceBetween } from '../site/clearance.ts';
import { linesToKeepFrom, separationRules } from './separations.ts';
import type { Site } from '../site/site.ts';
import { lotUnder } from '../site/siteLot.ts';
import { isExisting, type Subject, theOther } from '../site/subject.ts';

/** Objects of a use that are compared. Each question is asked once, about the nearest two. */
const maxCompared = 40;

/** A distance of up to so many times the common one is asked about, because some offices require more. */
const askWithinFactor = 3;

interface Near {
  readonly distance: Distance;
  readonly objects: readonly string[];
  readonly words: string;
}

export function usualFindings(site: Site): readonly Found[] {
  const { pack } = site.ground;
  return separationNames.flatMap((name): Found[] => {
    const usual = pack?.usual?.[name];
    if (!usual || pack?.separations?.[name] !== undefined) return [];
    const nearest = nearestOf(name, usual.feet * askWithinFactor, site);
    if (!nearest) return [];
    const { distance, objects, words } = nearest;
    const { check } = separationRules[name];
    return [
      {
        id: findingId(check, objects, `usual ${name}`),
        check,
        state: 'question',
        asks: 'user',
        sentence: `${words}. ${questionOf(usual, say(usual.feet, site.ground))}`,
        objects,
        place: { from: distance.from, to: distance.to },
        measured: distance.feet,
        confirms: { separation: name, feet: usual.feet },
      },
    ];
  });
}

const questionOf = ({ source }: UsualNumber, length: string): string =>
  source === undefined
    ? `${length} is common. Does your permit office require it?`
    : `Does your permit office require ${length}? That's the distance in ${source}.`;

/** The pack with a separation that the user has confirmed. */
export const withSeparation = (pack: Pack, name: SeparationName, feet: number): Pack => ({
  ...pack,
  separations: { ...pack.separations, [name]: feet },
});

/** Two objects, or an object and a lot line, that a separation concerns. */
interface Candidate {
  readonly one: Subject;
  readonly to: Pick<Shape, 'edges' | 'box' | 'path'>;
  readonly objects: readonly string[];
  /** The other one in words. */
  readonly from: string;
}

/** The nearest two that a separation concerns; undefined if none are within so many feet of each other. */
function nearestOf(name: SeparationName, feet: number, site: Site): Near | undefined {
  let best: Near | undefined;
  for (const { one, to, objects, from } of candidatesOf(name, site)) {
    const within = best?.distance.feet ?? feet;
    const distance = clearanceBetween(one.ground, to, within);
    if (!distance) continue;
    const words = `${capitalized(one.the)} is ${say(distance.feet, site.ground)} from ${from}`;
    best = { distance, objects, words };
  }
  return best;
}

function* candidatesOf(name: SeparationName, site: Site): Generator<Candidate> {
  const { use, from } = separationRules[name];
  const { lots } = site.ground;
  const ones = firstOf(site, use);
  if (from === 'line') {
    for (const one of ones)
      for (const { edge, words } of isExisting(one) ? [] : linesToKeepFrom(one, lotUnder(one, lots))) {
        const to = { edges: [edge], box: edge.box, path: edgePath(edge) };
        yield { one, to, objects: [one.object.id], from: words };
      }
    return;
  }
  for (const one of ones)
    for (const next of firstOf(site, from)) {
      if (next === one || (isExisting(one) && isExisting(next))) continue;
      const objects = [one.object.id, next.object.id];
      yield { one, to: next.ground, objects, from: theOther(one, next) };
    }
}

function firstOf(site: Site, use: PermitUse): readonly Subject[] {
  const some: Subject[] = [];
  for (const subject of site.of(use)) {
    if (some.length === maxCompared) break;
    some.push(subject);
  }
  return some;
}
