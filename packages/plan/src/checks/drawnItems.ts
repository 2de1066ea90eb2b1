// The required items that are fulfilled by drawing objects of some use, each with a sentence for when none is drawn. A drawn
// object may still lack facts that only the user knows, such as the zone of a flood line.
import { formatLength } from '../measure/units.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import type { ItemId } from '../packs/pack.ts';
import type { Subject } from '../site/subject.ts';
import { absent, type ItemState, shown } from './item.ts';
import type { ItemContext } from './itemContext.ts';
import { listed } from './structureItems.ts';

export type Item = (context: ItemContext) => ItemState;

/** Fulfilled if objects of these uses are drawn and lack no facts. Facts of objects to be removed aren't asked for. */
const drawn =
  (uses: readonly PermitUse[], present: string, missing: string): Item =>
  (context) => {
    const subjects = context.of(...uses).filter(({ role }) => !role.isOffSite);
    if (subjects.length === 0) return context.isDrawn(...uses) ? shown(present) : absent(missing);
    const lacking = subjects.filter(({ role, object }) => role.lacks?.(object).length);
    const [first] = lacking;
    if (!first) return shown(present);
    const facts = first.role.lacks?.(first.object) ?? [];
    const withSameFacts = lacking.filter(
      ({ role, object }) => role.lacks?.(object).join() === first.role.lacks?.(first.object).join(),
    );
    return {
      state: 'unknown',
      asks: 'user',
      sentence: `Type ${facts.join(' and ')} of ${listed(withSameFacts)} in the panel.`,
      objects: withSameFacts.map(({ object }) => object.id),
    };
  };

const isFloor = ({ role, object }: Subject): boolean => role.level?.(object) === 'FF';

const grades: Item = (context) =>
  context.of('grade').some((subject) => !isFloor(subject))
    ? shown('Grades are drawn.')
    : absent('No grades are drawn. Does the ground slope, and which way does rain drain?');

const floorElevation: Item = (context) =>
  context.of('grade').some(isFloor)
    ? shown('The elevation of the floor is drawn.')
    : absent('No floor elevation is drawn. Place a spot elevation with the level “Finished floor (FF)”.');

const earthwork: Item = (context) =>
  context.of('grade').length > 0
    ? shown('Cut and fill follow from the grades that are drawn.')
    : absent(
        "Cut and fill can't be worked out, as no grades are drawn. Place elevations of the ground, and of what is built.",
      );

const offSite: Item = (context) => {
  const feet = context.plan.settings.pack?.limits?.offSite;
  const within = feet
    ? ` within ${formatLength(feet, context.plan.settings.units)} of the lot`
    : ' beside the lot';
  const offSiteUses = ['neighbor', 'well', 'tree'] as const;
  return context.of('neighbor').length > 0 ||
    context.of(...offSiteUses).some((subject) => subject.role.isOffSite || !context.isOnLot(subject))
    ? shown('What stands beyond the lot is drawn.')
    : absent(`Nothing beyond the lot is drawn. Are there buildings, drives, wells or trees${within}?`);
};

/** What Homeplot can't make: the sentence says who has to make it. */
const professional: Item = ({ plan: { settings } }) =>
  settings.project?.license?.trim()
    ? shown('The license number of who prepared the plan is given.')
    : absent(
        "This has to be prepared and signed by a licensed surveyor or engineer; this plan can't replace it. Once you have it, type the license number in the project facts.",
      );

function drivesDrawn(context: ItemContext): string {
  if (context.of('drive').length > 0)
    return 'Drives and parking are drawn, and each drive says how wide it is.';
  return context.of('parking').length > 0 || !context.isDrawn('drive')
    ? 'Parking is drawn.'
    : 'The drive that is to be removed is drawn.';
}

export const drawnItems: Readonly<Partial<Record<ItemId, Item>>> = {
  drive: (context) =>
    drawn(
      ['drive', 'parking'],
      drivesDrawn(context),
      'No drives or parking are drawn. Are there any?',
    )(context),
  walks: drawn(['paving'], 'Walks and patios are drawn.', 'No walks or patios are drawn. Are there any?'),
  utilities: drawn(
    ['utility'],
    'Utilities are drawn.',
    'No utility lines are drawn. Where do water, sewer and power enter?',
  ),
  fences: drawn(
    ['fence', 'hedge'],
    'Fences and walls are drawn.',
    'No fences or walls are drawn. Are there any?',
  ),
  grades,
  trees: drawn(['tree'], 'Trees are drawn.', 'No trees are drawn. Are there any on the lot?'),
  earthwork,
  floorElevation,
  floodLine: drawn(
    ['floodLine'],
    'The flood lines are drawn.',
    'No flood line is drawn. Is the lot in a flood zone or a floodway?',
  ),
  shoreline: drawn(
    ['shore'],
    'The lines of water are drawn.',
    'No shore is drawn. Is there a lake, a stream or a wetland on the lot or near it?',
  ),
  steepSlopes: drawn(
    ['hazard'],
    'Steep slopes and critical areas are drawn.',
    'No steep slope or critical area is drawn. Is there any on the lot?',
  ),
  erosion: drawn(
    ['erosion'],
    'Erosion and sediment control is drawn.',
    'No erosion control is drawn. Add a silt fence or wattles below the work, and a stabilized entrance.',
  ),
  disturbance: drawn(
    ['disturbance'],
    'The limits of disturbance are drawn.',
    'No limits of disturbance are drawn. Outline the ground that the work disturbs.',
  ),
  stormwater: drawn(
    ['stormwater'],
    'What takes the runoff is drawn.',
    'Nothing that takes runoff is drawn, such as downspouts, a drywell, a swale or a culvert. Where does rain from the roof go?',
  ),
  solar: drawn(['solar'], 'The solar array is drawn.', 'No solar array is drawn. Is there one?'),
  wires: drawn(
    ['wire'],
    'Overhead wires are drawn with their height.',
    'No overhead wires are drawn. Are there any over the lot?',
  ),
  fireAccess: drawn(
    ['fireAccess'],
    'Fire access is drawn.',
    'No hydrant, turnaround or address sign is drawn. Where is the nearest hydrant?',
  ),
  accessible: drawn(
    ['accessible'],
    'The accessible route is drawn.',
    'No accessible route is drawn. Does the use need one?',
  ),
  bicycles: drawn(
    ['bicycle'],
    'Bicycle parking is drawn.',
    'No bicycle rack is drawn. Does the use need one?',
  ),
  trash: drawn(
    ['trash'],
    'The place for trash is drawn.',
    'No trash enclosure is drawn. Where are trash and recycling kept?',
  ),
  sight: drawn(
    ['sight'],
    'The visibility splays are drawn.',
    'No visibility splay is drawn. Draw the area beside the drive that is kept clear for the view.',
  ),
  offSite,
  professional,
};
