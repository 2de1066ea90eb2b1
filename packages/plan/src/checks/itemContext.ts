// The facts that decide whether a plan has the items that a pack requires: its printed objects by use, and what its
// dimensions measure between.
import type { Box } from '../geometry/box.ts';
import { parseAnchor } from '../geometry/parseAnchor.ts';
import type { TiedPoint } from '../geometry/anchorNames.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { PermitUse } from '../objects/permitRole.ts';
import { areaOf, nearestOnEdge, pointOnEdge } from '../geometry/outline.ts';
import { distance, type Point } from '../geometry/point.ts';
import type { Line } from '../geometry/lineSpacing.ts';
import { boxGap, type Shape } from '../geometry/pathDistance.ts';
import { dimensionLayer } from '../lettering/ink.ts';
import { layerOf, printedLayersOf } from '../drawing/layerTable.ts';
import type { Plan } from '../plan/plan.ts';
import { mainLot } from '../areas/mainLot.ts';
import type { Site } from '../site/site.ts';
import { type LotLine, lotUnder, type SiteLot } from '../site/siteLot.ts';
import { isExisting, type Subject, subjectEvenRemoved } from '../site/subject.ts';

/** An end of a dimension: where it is, and the object and the edge that it is tied to. */
interface MeasuredEnd {
  readonly at: Point;
  readonly object?: string;
  readonly edge?: number;
}

type Measured = readonly [MeasuredEnd, MeasuredEnd];

/** Feet: an end of a dimension this near to an edge is on it. */
const onTolerance = 0.02;

export class ItemContext {
  readonly plan: Plan;
  readonly lot: SiteLot | undefined;
  /** The dimensions that are printed, and what they measure between. */
  private readonly dimensions: readonly PlanObject[];
  private readonly measured: readonly Measured[];
  private readonly site: Site;
  private drawn: ReadonlySet<PermitUse> | undefined;
  private readonly onLot = new Map<Subject, boolean>();

  /**
   * isLayerAsked: whether another item asks for the layer of dimensions to be printed. Then its dimensions count even if it is
   * hidden, so that not every length on it is reported too.
   */
  constructor(plan: Plan, site: Site, isLayerAsked: boolean) {
    this.plan = plan;
    this.site = site;
    this.lot = mainLot(this.site.ground.lots, this.site.of('building'));
    const printed = printedLayersOf(plan.settings);
    this.dimensions = [...this.site.of('dimension')]
      .map(({ object }) => object)
      .filter((one) => printed.isVisible(one) || (isLayerAsked && layerOf(one) === dimensionLayer));
    this.measured = this.dimensions.flatMap((object): readonly Measured[] => {
      const [from, to] = (kindOf(object).ties?.measures?.ends(object) ?? []).map(measuredEnd);
      return from && to ? [[from, to]] : [];
    });
  }

  /** The printed subjects of some uses. */
  of(...uses: readonly PermitUse[]): readonly Subject[] {
    const layers = printedLayersOf(this.plan.settings);
    return uses.flatMap((use) => [...this.site.of(use)].filter(({ object }) => layers.isVisible(object)));
  }

  /** The printed buildings that may be in a box. */
  readonly buildingsIn = (box: Box): readonly Subject[] => {
    const layers = printedLayersOf(this.plan.settings);
    return [...this.site.near('building', box, 0)].filter(({ object }) => layers.isVisible(object));
  };

  /** The drawn lines of the dimensions, in a new array to which the caller may append those of added dimensions. */
  dimensionLines(): Line[] {
    return this.dimensions.flatMap((object): readonly Line[] => {
      const line = kindOf(object).ties?.measures?.line(object);
      return line ? [line] : [];
    });
  }

  /** Whether an object of these uses is printed that isn't a neighbor's. Objects to be removed count too. */
  isDrawn(...uses: readonly PermitUse[]): boolean {
    this.drawn ??= this.usesDrawn();
    return uses.some((use) => this.drawn?.has(use));
  }

  private usesDrawn(): ReadonlySet<PermitUse> {
    const layers = printedLayersOf(this.plan.settings);
    return new Set(
      [...this.plan.objects.values()].flatMap((object) => {
        const role = subjectEvenRemoved(object)?.role;
        return role && !role.isOffSite && layers.isVisible(object) ? role.use : [];
      }),
    );
  }

  /** The structures that the project is about: proposed ones, else those without a status, else the largest. */
  concerned(...uses: readonly PermitUse[]): readonly Subject[] {
    const structures = this.of(...uses).filter((subject) => this.isOnLot(subject));
    const proposed = structures.filter(({ object }) => object.status === 'proposed');
    if (proposed.length > 0) return proposed;
    const undecided = structures.filter((subject) => !isExisting(subject));
    if (undecided.length > 0) return undecided;
    const area = ({ ground }: Subject): number => areaOf(ground.path);
    return structures.toSorted((a, b) => area(b) - area(a)).slice(0, 1);
  }

  /** The concerned structures and the lot's main building, because offices always ask for its distances and sizes. */
  dimensioned(...uses: readonly PermitUse[]): readonly Subject[] {
    const concerned = this.concerned(...uses);
    const area = ({ ground }: Subject): number => areaOf(ground.path);
    const [main] = this.of('building')
      .filter((subject) => this.isOnLot(subject) && !subject.role.isAccessory)
      .toSorted((a, b) => area(b) - area(a));
    return main && !concerned.includes(main) ? [...concerned, main] : concerned;
  }

  isOnLot(subject: Subject): boolean {
    const known = this.onLot.get(subject);
    if (known !== undefined) return known;
    const isOn = !this.lot || lotUnder(subject, this.site.ground.lots) === this.lot;
    this.onLot.set(subject, isOn);
    return isOn;
  }

  /** The dimensions from subject a to subject b. An end on a that is tied to a neighbor of a at the same place doesn't count. */
  between(a: Subject, b: Subject): readonly Measured[] {
    const isOfA = (end: MeasuredEnd): boolean =>
      end.object === undefined ? isEndOn(a, end) : end.object === a.object.id;
    return this.measured.filter(
      ([from, to]) => (isOfA(from) && isEndOn(b, to)) || (isEndOn(b, from) && isOfA(to)),
    );
  }

  /** Whether a dimension measures to a line of the lot. */
  measuresTo({ edge }: LotLine, measured: Measured): boolean {
    const { lot } = this;
    return (
      lot !== undefined &&
      measured.some(
        (end) =>
          (end.object === lot.subject.object.id && end.edge === edge.index) ||
          isOn({ edges: [edge], box: edge.box }, end.at),
      )
    );
  }
}

function measuredEnd({ x, y, tie }: TiedPoint): MeasuredEnd {
  const edge = tie && parseAnchor(tie.anchor);
  return {
    at: { x, y },
    ...(tie && { object: tie.object }),
    ...(edge && edge.type !== 'v' && { edge: edge.index }),
  };
}

/** Whether an end is tied to a subject or drawn on it. A tied end may be beyond its edge, as the foot of a perpendicular. */
const isEndOn = ({ object, ground }: Subject, end: MeasuredEnd): boolean =>
  end.object === object.id || isOn(ground, end.at);

const isOn = ({ edges, box }: Pick<Shape, 'edges' | 'box'>, at: Point): boolean =>
  boxGap(box, { minX: at.x, minY: at.y, maxX: at.x, maxY: at.y }) <= onTolerance &&
  edges.some((edge) => distance(at, pointOnEdge(edge, nearestOnEdge(edge, at))) <= onTolerance);
