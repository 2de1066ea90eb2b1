// The items of a pack whose state follows from the plan itself, each with what is missing and how to add it: which file
// decides each item, and the items about easements, zone standards, neighbors, parking and the flood zone. When an item
// counts as missing is in item.ts.
import { findKind } from '../kinds/index.ts';
import { lowered } from '../measure/letterCase.ts';
import type { ItemId, Pack, PackItem } from '../packs/pack.ts';
import type { Plan } from '../plan/plan.ts';
import { tiesOf } from '../plan/ties.ts';
import { drawnItems, type Item } from './drawnItems.ts';
import { absent, type ItemLine, itemLine, type ItemState, shown } from './item.ts';
import { ItemContext } from './itemContext.ts';
import { parkingSpaces, parkingUses } from '../site/parkingSpaces.ts';
import { isDrawn } from '../site/setbackDistances.ts';
import { setbackLineChanges } from '../site/drawnSetbacks.ts';
import { runAllSteps, type Steps } from '../measure/steps.ts';
import { Site } from '../site/site.ts';
import { ownName } from '../distances/titleOf.ts';
import { streetNames } from './streetNames.ts';
import {
  buildingSeparation,
  buildingSizes,
  eaves,
  equipmentDistances,
  heights,
  listed,
  setbackDistances,
} from './structureItems.ts';
import { septic } from './septicItem.ts';
import { statuses } from './statusItems.ts';
import { treeTable } from './treeItem.ts';
import { bearings, lotLengths, lotLines } from './lotItems.ts';

/** Whether words name a right-of-way. The abbreviation has to be in capitals, because a row of trees isn't one. */
const isRightOfWay = (words: string): boolean =>
  /right[- ]of[- ]way/i.test(words) || /\bR\.?\/?O?\.?\/?W\b/.test(words);

/** Easements, and the right-of-way of a street, which deeds and plats list with them. */
function easements(context: ItemContext): ItemState {
  const own = context.of('easement');
  const streets = context.of('street');
  const named = [...own, ...context.of('note')].map(({ title, object }) => `${title} ${ownName(object)}`);
  if (streets.length > 0 && !named.some(isRightOfWay))
    return {
      state: 'unknown',
      sentence: `How wide is the right-of-way of ${listed(streets)}? Look it up on the deed, the plat or the city's map. Then draw an easement with the purpose “Right-of-way”, or write “right-of-way” and its width beside the street.`,
      toOffice: `How wide is the right-of-way of ${listed(streets)}?`,
      objects: streets.map(({ object }) => object.id),
    };
  return own.length > 0
    ? shown('The easements are drawn.')
    : absent('No easement is drawn. Does the deed or the plat name any?');
}

function zoneStandards(context: ItemContext): ItemState {
  const { lot, plan } = context;
  const required = lot?.lines.filter(({ setback }) => setback) ?? [];
  if (!lot || required.length === 0)
    return absent("The zone's setbacks aren't known. Ask your city, and type them in your city's rules.");
  const { id } = lot.subject.object;
  const line = context
    .of('setbackLine')
    .map(({ object }) => object)
    .find((object) => tiesOf(object).some((tie) => tie.object === id));
  if (line && isDrawn(line) && required.every((one) => one.drawn))
    return shown('The required setbacks are drawn.');
  const changes = setbackLineChanges(lot, plan, line);
  return {
    state: 'incomplete',
    sentence:
      "The required setbacks aren't on any sheet. Draw the setback lines, or add the table of setbacks in Sheets.",
    objects: [id],
    ...(changes && { remedy: { title: 'Draw the setback lines', changes: () => changes } }),
  };
}

const neighbors: Item = (context) =>
  context.of('neighbor').length > 0 || context.of('building').some((building) => !context.isOnLot(building))
    ? shown("Neighbors' buildings are drawn.")
    : absent("No neighbor's building is drawn. Does your city ask for those near the lot line?");

function parking(context: ItemContext): ItemState {
  const { lot, plan } = context;
  const places = context.of(...parkingUses);
  if (lot && plan.settings.pack?.limits?.parking !== undefined)
    return shown('The parking spaces are checked against the number that is required.');
  const isKnown = lot
    ? parkingSpaces(lot, places).length > 0
    : places.some(({ role, object }) => role.spaces?.(object));
  return isKnown
    ? shown('The parking spaces are known.')
    : absent('No parking space is known. How many cars park on the lot?');
}

const floodZone: Item = (context) =>
  context.plan.settings.project?.floodZone?.trim() || context.of('water', 'shore', 'floodLine').length > 0
    ? shown('The flood zone is given, or water is drawn.')
    : absent('Is the lot in a flood zone, or is there a wetland or a stream on it?');

const items: Readonly<Partial<Record<ItemId, Item>>> = {
  ...drawnItems,
  lotLines,
  lotLengths,
  bearings,
  setbackDistances,
  easements,
  streetNames,
  buildingSizes,
  heights,
  eaves,
  statuses,
  parking,
  treeTable,
  equipment: equipmentDistances,
  floodZone,
  buildingSeparation,
  septic,
  neighbors,
  zoneStandards,
};

/** A state that asks for the first kind that an item names and that isn't drawn. Unknown kinds are skipped. */
function missingKind({ kinds = [] }: PackItem, { objects }: Plan): ItemState | undefined {
  if (kinds.length === 0) return undefined;
  const drawn = new Set(
    [...objects.values()].flatMap(({ type, status }) => (status === 'removed' ? [] : type)),
  );
  const title = kinds.flatMap((type) => (drawn.has(type) ? [] : (findKind(type)?.title ?? [])))[0];
  return title === undefined
    ? undefined
    : absent(`Not drawn yet: ${lowered(title)}. The rules ask for it by name.`);
}

/** A line for each item of the pack that the plan decides. */
export const planItems = (plan: Plan, pack: Pack): readonly ItemLine[] =>
  runAllSteps(planItemsInSteps(plan, pack));

/** These lines in steps: one for each object and one for each item. */
export function* planItemsInSteps(plan: Plan, pack: Pack): Steps<readonly ItemLine[]> {
  const isLayerAsked = pack.items.some(({ id }) => id === 'lotLengths');
  const underPack = { ...plan, settings: { ...plan.settings, pack } };
  const context = new ItemContext(underPack, yield* Site.inSteps(underPack), isLayerAsked);
  const lines: ItemLine[] = [];
  for (const item of pack.items) {
    const own = items[item.id]?.(context);
    const found = own?.state === 'shown' ? (missingKind(item, plan) ?? own) : own;
    const line = found && itemLine(item, found);
    if (line) lines.push(line);
    yield;
  }
  return lines;
}
