// The required item about street names: whether each is on the plan, in a note on or beside the street or in its name label. The
// name of a street that isn't drawn may be in a note beside the lot.
import { boxCenter, grow } from '../geometry/box.ts';
import { isInside } from '../geometry/hitPen.ts';
import { boxGap, nearestBetween, type ShapeEdge } from '../geometry/pathDistance.ts';
import { labelOf } from '../kinds/dimension/areaLabel.ts';
import { kindOf } from '../kinds/index.ts';
import { keysAbove } from '../measure/order.ts';
import type { SetbackRole } from '../packs/pack.ts';
import type { Change, Plan } from '../plan/plan.ts';
import { ownName } from '../distances/titleOf.ts';
import { absent, type ItemState, shown } from './item.ts';
import type { ItemContext } from './itemContext.ts';
import type { SiteLot } from '../site/siteLot.ts';
import type { Subject } from '../site/subject.ts';

/** Feet around the pavement of a street within which a note counts as its name. */
const besideStreet = 25;
/** Feet from a lot's street line to the far side of a street that isn't drawn. */
const acrossStreet = 60;

export function streetNames(context: ItemContext): ItemState {
  const streets = context.of('street');
  const notes = context.of('note').filter(({ object }) => ownName(object) !== '');
  if (streets.length === 0) return besideLot(context, notes);
  const labeled = idsWithNameLabel(context.plan);
  const unwritten = streets.filter(
    ({ object, ground }) =>
      !(object.name?.trim() && labeled.has(object.id)) &&
      !notes.some((note) => boxGap(note.ground.box, grow(ground.box, besideStreet)) === 0),
  );
  if (unwritten.length === 0) return shown('The street names are shown.');
  const named = unwritten.filter(({ object }) => object.name?.trim());
  return {
    state: 'incomplete',
    sentence:
      unwritten.length === 1
        ? 'Show the name of the street.'
        : `Show the names of ${unwritten.length} streets.`,
    objects: unwritten.map(({ object }) => object.id),
    ...(named.length === unwritten.length && {
      remedy: {
        title: named.length === 1 ? 'Show its name' : 'Show their names',
        changes: (plan: Plan) => nameLabels(plan, named),
      },
    }),
  };
}

/** Words for kinds of streets. */
const kinds =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|terrace|circle|cir|highway|hwy|parkway|pkwy|trail|route|rte';
/** Words before these that aren't names, as in `proposed drive` or `right of way`. */
const noNames = 'proposed|existing|new|private|public|shared|common|paved|gravel|asphalt|concrete|the|an?|of';
/** Matches `Oak Street`, `W 5TH AVE (60' R/W)`, `Route 9` or `Broadway`, but no length, bearing or other note. */
const streetName = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?!(?:${noNames})\s)[\p{L}\d][\p{L}\d.'’-]*\s+(?:${kinds})|(?:${kinds})\s+\d+|broadway)(?![\p{L}\d])`,
  'iu',
);

/** A house number, perhaps with a fraction, and the street: `12 1/2 N Main St, Springfield`. */
const numberAndStreet = /^\s*\d\S*\s+(?:\d+\/\d+\s+)?([^,\n]+)/u;
/** Words that may precede the name of a street. */
const beforeName = /^(?:the|[ns]?[ew]?|north|south|east|west|north(?:east|west)|south(?:east|west))$/u;

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\d]+(?:['’.-][\p{L}\d]+)*/gu) ?? [];

/** Whether a note names the street of an address, with or without its kind: `Main`, `The Strand (50' R/W)`. */
function isStreetOf(address: string, note: string): boolean {
  const street = wordsIn(numberAndStreet.exec(address)?.[1] ?? '');
  const name = street.find((word) => !beforeName.test(word));
  const words = wordsIn(note.replace(/\(.*\)/u, ''));
  return (
    name !== undefined && words.includes(name) && ` ${street.join(' ')} `.includes(` ${words.join(' ')} `)
  );
}

/** If no street is drawn, notes in front of the lot count as its name; a corner lot needs them on both frontages. */
function besideLot({ lot, plan }: ItemContext, notes: readonly Subject[]): ItemState {
  const { address } = plan.settings;
  const names = notes.filter(({ object }) => {
    const words = ownName(object);
    return streetName.test(words) || isStreetOf(address, words);
  });
  const named = new Map<SetbackRole, readonly Subject[]>();
  for (const { role, edge, isCornerReturn } of lot?.lines ?? []) {
    if (!lot || (role !== 'front' && role !== 'streetSide') || isCornerReturn) continue;
    named.set(role, [...(named.get(role) ?? []), ...names.filter((note) => isInFrontOf(lot, edge, note))]);
  }
  const inFront = new Set([...named.values()].flat());
  const isEachNamed = [...named.values()].every((found) => found.length > 0) && inFront.size >= named.size;
  if (named.size === 0 || !isEachNamed)
    return absent(
      'No street is drawn. Draw the street that the lot is on and name it, or type its name beside the lot, such as Oak Street.',
    );
  const written = [...inFront].map(({ object }) => ownName(object).replaceAll(/\s+/g, ' '));
  return shown(`Written beside the lot as a street name: ${written.join(', ')}.`);
}

/** Whether a note is outside a lot along one of its edges. */
const isInFrontOf = (lot: SiteLot, edge: ShapeEdge, { ground }: Subject): boolean =>
  nearestBetween({ edges: [edge], box: edge.box }, ground, acrossStreet) !== undefined &&
  !isInside(lot.ground.path, boxCenter(ground.box));

/** The ids of the objects that have a name label. */
const idsWithNameLabel = ({ objects }: Plan): ReadonlySet<string> =>
  new Set(
    [...objects.values()].flatMap((label) => {
      const { ties } = kindOf(label);
      return ties?.captions?.shows(label).includes('name') ? ties.list(label).map((tie) => tie.object) : [];
    }),
  );

function nameLabels(plan: Plan, streets: readonly Subject[]): readonly Change[] {
  const orders = keysAbove(plan.top, streets.length);
  return streets.map(
    ({ object: { id } }, i): Change => ({
      put: { ...labelOf(id, ['name']), id: `${id}-name`, order: orders[i] ?? plan.top },
    }),
  );
}
