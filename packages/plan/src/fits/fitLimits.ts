// What the limits of the lot leave for an object, wherever it stands: building coverage, floor area, impervious surface and
// open space.
import { Covered } from '../areas/covered.ts';
import { type AreaMeasure, areaMeasures, factorOf } from '../areas/measures.ts';
import { sayArea } from '../areas/sayArea.ts';
import { areaOf } from '../geometry/outline.ts';
import type { Fitting } from './whereItFits.ts';

export interface FitLimit {
  readonly measure: AreaMeasure;
  /** Square feet that the limit leaves for the object, and that the object counts for. */
  readonly left: number;
  readonly takes: number;
  readonly sentence: string;
  /**
   * Whether the limit is exceeded wherever the object stands. Limits of impervious surface and open space may be kept if it
   * replaces paving.
   */
  readonly isEverywhere: boolean;
}

const names: Readonly<Record<AreaMeasure, string>> = {
  buildingCoverage: 'building coverage',
  impervious: 'impervious surface',
  floorArea: 'floor area',
  openSpace: 'open space',
};

/** Square feet below which an excess doesn't count. */
const tolerance = 0.05;

/** The limits that it would exceed, if it covers so many square feet. */
export function exceededLimits(
  { subject, lot, site }: Fitting,
  area = areaOf(subject.ground.path),
): readonly FitLimit[] {
  const { pack, units } = site.ground;
  const limited = areaMeasures.filter((measure) => pack?.limits?.[measure] !== undefined);
  if (limited.length === 0) return [];
  const others = [...site.all()].filter(({ object }) => object.id !== subject.object.id);
  const covered = Covered.of(lot, pack, others);
  if (covered.isTooCrowded) return [];
  return limited.flatMap((measure): FitLimit[] => {
    const limit = pack?.limits?.[measure] ?? 0;
    const allowed = (measure === 'openSpace' ? 1 - limit : limit) * lot.area;
    const left = Math.max(0, allowed - covered.areas.total[measure]);
    const takes = factorOf[measure](subject, pack) * area;
    if (takes === 0 || takes - left <= tolerance) return [];
    const isEverywhere = measure === 'buildingCoverage' || measure === 'floorArea';
    const rule =
      measure === 'openSpace' ? 'The open space that is required' : `The limit of ${names[measure]}`;
    const than = left === 0 ? 'leaves nothing' : `leaves ${sayArea(left, units)}`;
    return [
      {
        measure,
        left,
        takes,
        sentence: `${rule} ${than}; ${subject.the} takes ${sayArea(takes, units)}${isEverywhere ? '' : ', unless it replaces paving'}.`,
        isEverywhere,
      },
    ];
  });
}
