// Findings about the lots themselves, and about what keeps the other checks from being certain.
import { setbackRoles } from '../packs/pack.ts';
import { findingId, type Found, sayBoth } from './check.ts';
import { lengthTolerance } from './clearance.ts';
import type { Site } from './site.ts';
import { hasRoom, type SiteLot } from './siteLot.ts';

export function lotFindings(site: Site): readonly Found[] {
  const { lots } = site.ground;
  if (lots.length === 0) return withoutLot(site);
  return [
    ...severalLots(lots),
    ...lots.flatMap((lot) =>
      lot.faults.length > 0
        ? faultsOf(lot)
        : [...roomOf(lot), ...frontOf(lot, site), ...linesTooNear(lot, site)],
    ),
  ];
}

const found = (detail: string, state: Found['state'], sentence: string, lots: readonly SiteLot[]): Found => {
  const objects = lots.map(({ subject }) => subject.object.id);
  return { id: findingId('lot', objects, detail), check: 'lot', state, sentence, objects };
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

/** Which edge is the front matters if different distances are required. */
function frontOf(lot: SiteLot, { ground }: Site): readonly Found[] {
  const setbacks = ground.pack?.setbacks ?? {};
  const differ = new Set(setbackRoles.map((role) => setbacks[role])).size > 1;
  const front = lot.lines.find(({ role }) => role === 'front');
  if (!differ || !front?.guessed) return [];
  return [
    found(
      'front',
      'question',
      `Which edge of the lot is the front? ${front.words.replace(/^the/, 'The')} was assumed to be. Name the edges to be sure.`,
      [lot],
    ),
  ];
}

/** A setback line that is older than the rule misleads whoever reads the sheet. */
function linesTooNear(lot: SiteLot, { ground }: Site): readonly Found[] {
  const near = lot.lines.filter(
    ({ drawn, setback = 0 }) => drawn !== undefined && setback - drawn > lengthTolerance,
  );
  const [first, ...more] = near;
  if (!first) return [];
  const others =
    more.length === 0 ? '' : more.length === 1 ? ' (and one more)' : ` (and ${more.length} more)`;
  const [is, needed] = sayBoth(first.drawn ?? 0, first.setback ?? 0, ground);
  const sentence = `The setback line is drawn ${is} from ${first.words}${others}, but ${needed} is required. Open Setback lines and type it.`;
  return [found('line', 'question', sentence, [lot])];
}
