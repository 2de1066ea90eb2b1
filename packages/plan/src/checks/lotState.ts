// Findings about the lots themselves, and about what keeps the other checks from being certain.
import { kindOf } from '../kinds/index.ts';
import { northOfBearings } from '../kinds/lot/lotEdge.ts';
import { northOffsetText } from '../kinds/lot/lotNotes.ts';
import { differsFromDeed } from '../kinds/lot/lotSurvey.ts';
import { setbackRoles } from '../packs/pack.ts';
import { findingId, type Found } from '../site/check.ts';
import type { Change } from '../plan/plan.ts';
import { roleNames } from '../site/edgeRoles.ts';
import { differingLines, untiedLines } from './setbackDifferences.ts';
import type { Site } from '../site/site.ts';
import { withinTurn } from '../measure/angle.ts';
import { formatArea, tidy } from '../measure/units.ts';
import { hasRoom, type LotLine, type SiteLot } from '../site/siteLot.ts';
import { unusedRules } from './unusedRules.ts';

export function lotFindings(site: Site): readonly Found[] {
  const { lots } = site.ground;
  if (lots.length === 0) return [...withoutLot(site), ...untiedLines(site)];
  return [
    ...severalLots(lots),
    ...untiedLines(site),
    ...unusedRules(site.ground).map(({ name, sentence }) => found(`unused ${name}`, 'note', sentence, lots)),
    ...lots.flatMap((lot) =>
      lot.faults.length > 0
        ? faultsOf(lot)
        : [
            ...roomOf(lot),
            ...frontOf(lot, site),
            ...areaOf(lot, site),
            ...bearingsOf(lot, site),
            ...accuracyOfMap(lot),
            ...differingLines(lot, site),
          ],
    ),
  ];
}

const found = (detail: string, state: Found['state'], sentence: string, lots: readonly SiteLot[]): Found => {
  const objects = lots.map(({ subject }) => subject.object.id);
  const id = findingId('lot', objects, detail);
  return { id, check: 'lot', state, ...(state === 'question' ? { asks: 'user' } : {}), sentence, objects };
};

function withoutLot(site: Site): readonly Found[] {
  const isEmpty = [...site.of('building')].length === 0;
  return isEmpty
    ? []
    : [
        found(
          'none',
          'question',
          'The plan has no lot, so no distance to a lot line can be checked. Draw the lot first.',
          [],
        ),
      ];
}

const severalLots = (lots: readonly SiteLot[]): readonly Found[] =>
  lots.length < 2
    ? []
    : [
        found(
          'several',
          'question',
          `The plan has ${lots.length} lots. Each object is checked against the lot that it stands on.`,
          lots,
        ),
      ];

const faultsOf = (lot: SiteLot): readonly Found[] =>
  lot.faults.map((fault, i) => found(`fault ${i}`, 'conflict', `${lot.subject.title}: ${fault}`, [lot]));

const roomOf = (lot: SiteLot): readonly Found[] =>
  hasRoom(lot)
    ? []
    : [found('room', 'conflict', 'The required setbacks leave no room on the lot to build on.', [lot])];

/** Compares the drawn area with that of the deed. */
function areaOf({ subject, area }: SiteLot, { ground: { units } }: Site): readonly Found[] {
  const { object, the } = subject;
  const { deedArea } = kindOf(object).path ?? {};
  const stated = deedArea?.read(object);
  if (!deedArea || stated === undefined || !differsFromDeed(area, stated)) return [];
  const [drawn, inDeed] = [area, stated].map((squareFeet) => formatArea(squareFeet, units));
  const sentence = `The deed says ${inDeed}, but ${the} is drawn with ${drawn}. Compare its edges with the deed.`;
  return [
    {
      id: findingId('lot', [object.id], 'area'),
      check: 'lot',
      state: 'question',
      asks: 'user',
      sentence,
      objects: [object.id],
      measured: area,
      required: stated,
      edit: { title: 'The drawn area is right', changes: () => [{ put: deedArea.without(object) }] },
    },
  ];
}

/** Says that the recorded bearings are measured from another north than the plan's, which may be a mistake. */
function bearingsOf(lot: SiteLot, { ground: { north } }: Site): readonly Found[] {
  const { object, the } = lot.subject;
  const edges = kindOf(object).path?.edges?.(object) ?? [];
  const offset = northOffsetText({ edges }, north);
  if (offset === undefined) return [];
  const sentence = `The bearings of ${the} are printed as recorded; their north is ${offset} from the plan's. The sheet says so.`;
  const own = tidy(withinTurn(northOfBearings(edges, north)));
  // Whatever north the plan's was said to be, theirs may be another.
  const settings = { north: own, isNorthSet: true, northReference: undefined } as const;
  const edit = { title: 'Set north to match the bearings', changes: () => [{ settings }] };
  return [{ ...found('bearings', 'note', sentence, [lot]), edit }];
}

/** A county map of unknown accuracy can't show that a setback is met. */
function accuracyOfMap(lot: SiteLot): readonly Found[] {
  const isUnknown = ({ accuracy, setback }: LotLine): boolean =>
    accuracy.source === 'county map' && accuracy.feet === undefined && setback !== undefined;
  return lot.lines.some(isUnknown)
    ? [
        found(
          'accuracy',
          'question',
          "How good is the county map? The lot lines come from it, and it doesn't say. Ask the county, and type the accuracy on the card of the lot. Until then no distance to a lot line counts as met.",
          [lot],
        ),
      ]
    : [];
}

/** Asks which edge is the front if that is a guess. It matters only if different distances are required. */
function frontOf(lot: SiteLot, { ground }: Site): readonly Found[] {
  const setbacks = ground.pack?.setbacks ?? {};
  const differ = new Set(setbackRoles.map((role) => setbacks[role])).size > 1;
  const front = lot.lines.find(({ role }) => role === 'front');
  if (!differ || !front?.guessed) return [];
  const sentence = `Which edge of the lot is the front? ${front.words.replace(/^the/, 'The')} was assumed to be. Name the edges to be sure.`;
  const title = `It's ${front.words}`;
  return [{ ...found('front', 'question', sentence, [lot]), edit: { title, changes: () => namingOf(lot) } }];
}

/** The change that names the lot's unnamed edges by their roles. */
function namingOf({ subject: { object }, lines }: SiteLot): readonly Change[] | undefined {
  const { path } = kindOf(object);
  const names = path
    ?.edges?.(object)
    .map(({ name }, i) => name ?? roleNames[lines.find(({ edge }) => edge.index === i)?.role ?? 'side']);
  const put = names && path?.withEdgeNames?.(object, names);
  return put && [{ put }];
}
