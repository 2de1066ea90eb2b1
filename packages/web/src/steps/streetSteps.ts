// The next step about the street, if its name is known from the address or the deed: the user chooses the edge of the lot along
// it.
import { outlineOf } from '@homeplot/plan/anchors';
import { edgeRoles, roleNames } from '@homeplot/plan/edgeRoles';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { edgeLength, edgesOf } from '@homeplot/plan/outline';
import { keysAbove } from '@homeplot/plan/order';
import { permitRoleOf } from '@homeplot/plan/permitRoles';
import type { Plan } from '@homeplot/plan/plan';
import type { PlanSettings } from '@homeplot/plan/settings';
import { formatLength } from '@homeplot/plan/units';
import { streetAlong } from './startedStreet.ts';
import type { Step, Way } from './step.ts';
import { streetName, streetsIn } from './streetName.ts';

/** How many edges are offered: the longest ones, one of which must be along the street. */
const maxOffered = 6;

const isFront = /\b(front|frontage|street|road)\b/i;

export function streetSteps(
  objects: readonly PlanObject[],
  [lot]: readonly PlanObject[],
  { address, project = {}, units }: PlanSettings,
): readonly Step[] {
  const ofAddress = streetName(address);
  const name = ofAddress ?? project.street ?? streetsIn(project.legal ?? '')[0];
  if (!lot || name === undefined) return [];
  if (objects.some((object) => permitRoleOf(object)?.use === 'street')) return [];
  const edgeData = kindOf(lot).path?.edges?.(lot) ?? [];
  const edges = edgesOf(outlineOf(lot) ?? { vertices: [], closed: true });
  const named = edges.filter(({ index }) => isFront.test(edgeData[index]?.name ?? ''));
  const offered =
    named.length > 0
      ? named.slice(0, 1)
      : edges
          .toSorted((a, b) => edgeLength(b) - edgeLength(a))
          .slice(0, maxOffered)
          .toSorted((a, b) => a.index - b.index);
  return [
    {
      id: 'street',
      sentence: `Draw ${name}, which the ${ofAddress ? 'address' : 'deed'} names.${offered.length > 1 ? ' Which edge of the lot is along it?' : ''}`,
      topic: 'the street',
      ways: offered.map((edge): Way => {
        const words = `Edge ${edge.index + 1}, ${formatLength(edgeLength(edge), units)}`;
        return {
          title: offered.length > 1 ? words : 'Draw it',
          run(editor) {
            const street = streetAlong(editor, lot, edge, name, units);
            const orders = keysAbove(editor.plan.top, street?.length ?? 0);
            const put = withFront(editor.plan.objects.get(lot.id) ?? lot, edge.index, editor.plan);
            const changes = (street ?? []).map((object, i) => ({
              put: { ...object, order: orders[i] ?? object.order },
            }));
            if (street) editor.edit([{ put }, ...changes], `Draw ${name}`);
          },
        };
      }),
    },
  ];
}

/** The lot with the edge along the street as its front, unless that has another name. Guessed names of other edges are updated. */
function withFront(lot: PlanObject, index: number, plan: Plan): PlanObject {
  const { path } = kindOf(lot);
  const edgeData = path?.edges?.(lot) ?? [];
  const givenNames = edgeData.map(
    ({ name, isGuess }, i) => (isGuess ? '' : name) || (i === index ? 'front' : ''),
  );
  const roles = edgeRoles(path?.withEdgeNames?.(lot, givenNames) ?? lot, plan);
  const guessed = new Set(edgeData.flatMap(({ isGuess }, i) => (isGuess && !givenNames[i] ? [i] : [])));
  const names = givenNames.map((name, i) => (guessed.has(i) ? roleNames[roles[i]?.role ?? 'side'] : name));
  return path?.withEdgeNames?.(lot, names, guessed) ?? lot;
}
