// Finds the place of one label: the first that is clear, else the best that isn't taken. A place is judged by what lies
// around it. A label that could be there and chooses before this one has to be placed first. It also decides when a label
// gets a leader.
import { type Box, boxCenter, contains, grow, overlaps } from '../geometry/box.ts';
import { distance } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import type { LayerTable } from '../drawing/layerTable.ts';
import { compareOrder } from '../measure/order.ts';
import { type Candidate, candidateOf, collide } from './candidate.ts';
import type { Cell } from './cell.ts';
import { isTooCrowded } from './crowd.ts';
import type { Cells } from './cells.ts';
import { Ink } from './ink.ts';
import { comesBefore, type Entry, type Item, type Search, type Surface } from './items.ts';
import { isAtLine } from './misread.ts';
import { groundCost, isOnBuilding, isOnOther, namedCost, surfaceCost } from './surfaces.ts';
import { labelRanks, type Lettering } from '../lettering/label.ts';

/** How many places are tried for one label. */
const maxPlaces = { usual: 160, building: 480, ground: 2500, crowded: 3 } as const;
const noMore = { value: undefined };
/** Objects that are drawn in one step: those with thousands of arcs take 15 ms each. */
const maxInked = 4;
/** Label heights: a clear place at most this far from where the user has put a label is better than crossing a line. */
const nearby = 8;
const byHand = labelRanks.indexOf('moved');
const ofDimension = labelRanks.indexOf('dimension');
/** A reader takes these labels for those of the surface below them. Other ranks avoid only some surfaces. */
const avoidSurfaces = new Set(
  (['dimension', 'length', 'floor', 'building', 'name'] as const).map((rank) => labelRanks.indexOf(rank)),
);
const few = new Set((['grade', 'floor', 'building'] as const).map((rank) => labelRanks.indexOf(rank)));
/** What stands in buildings, in one line or in several. */
const ofBuildings = new Set((['floor', 'building'] as const).map((rank) => labelRanks.indexOf(rank)));
/** These labels would be read as of the surface below them, so they look far for a clear place. */
const seekingGround = new Set((['grade', 'mark', 'area'] as const).map((rank) => labelRanks.indexOf(rank)));
const ofNames = new Set((['building', 'name'] as const).map((rank) => labelRanks.indexOf(rank)));
/** Numbers of lines, which are read as well with a leader as across another line. */
const ofLines = new Set(
  (['dimension', 'length', 'bearing'] as const).map((rank) => labelRanks.indexOf(rank)),
);
/** The cost of a dimension's number on a thing that it measures to, where a small gap leaves it no other place. */
const measuredCost = 10;
/** Label heights at the ends of a leader where it may touch such a line. */
const leaderEnd = 0.3;

export class PlaceSearch {
  private readonly cells: Cells;
  private readonly layers: LayerTable;
  private readonly lettering: Lettering;
  private readonly drawnAs: NonNullable<Surface['drawnAs']>;
  private readonly room: Box | undefined;
  private readonly leavesLines: boolean;
  private readonly hasHandles: boolean;
  /** How many places have been judged. Items and labels are marked with it, so that each is considered once a place. */
  private judged = 0;
  /** How many objects have been drawn in this step to see whether labels are clear of them. */
  private inked = 0;

  constructor(
    cells: Cells,
    { layers, room, leavesLines = false, isSheet, drawnAs }: Surface,
    lettering: Lettering,
  ) {
    this.cells = cells;
    this.layers = layers;
    this.room = room;
    this.leavesLines = leavesLines;
    this.hasHandles = !isSheet;
    this.lettering = lettering;
    this.drawnAs = drawnAs ?? ((object) => object);
  }

  /**
   * Continues the search until the label is placed or omitted. Returns the label that has to be placed before it, or the label
   * itself if its search is long and continues in the next step.
   */
  look(entry: Entry): Entry | undefined {
    this.inked = 0;
    entry.search ??= this.begin(entry);
    const { search } = entry;
    if (!search) {
      entry.placed = null;
      return undefined;
    }
    for (;;) {
      const candidate = (search.candidate ??= this.next(entry, search));
      const verdict = candidate ? this.judge(entry, candidate) : Infinity;
      if (typeof verdict === 'object') return verdict;
      const chosen = candidate ? this.chosen(entry, search, candidate, verdict) : (search.best ?? null);
      search.candidate = undefined;
      if (chosen !== undefined) {
        entry.placed = chosen;
        entry.search = undefined;
        return undefined;
      }
    }
  }

  /** undefined if the area is too crowded for the label. */
  private begin({ item, label, rank }: Entry): Search | undefined {
    const crowding = this.cells.crowdingAt(boxCenter(label.reach));
    if (isTooCrowded(crowding, kindOf(item.object).labels, label, this.lettering)) return undefined;
    // Dimensions, buildings and proposed grades are few, and tell officials the most.
    const isCrowded = crowding !== 'free' && rank !== ofDimension && (!few.has(rank) || crowding === 'dense');
    const usual = ofBuildings.has(rank) ? maxPlaces.building : maxPlaces.usual;
    return {
      places: label.places(),
      hasLeaders: false,
      left: isCrowded ? maxPlaces.crowded : seekingGround.has(rank) ? maxPlaces.ground : usual,
      candidate: undefined,
      first: undefined,
      best: undefined,
      cost: Infinity,
    };
  }

  /** The next place. Places with leaders come only if none of the others is possible, or clear for an area. undefined if there are no more. */
  private next(entry: Entry, search: Search): Candidate | undefined {
    const { item, label, rank } = entry;
    const { value } = search.left > 0 ? search.places.next() : noMore;
    search.left -= 1;
    if (value?.isFar && search.best && !search.best.place.isFar) return undefined;
    if (value && !this.layers.hidesMarks(item.object, value.style.layer))
      return candidateOf(value, this.lettering, label.line !== undefined);
    if (value) search.best = undefined;
    const isPlaced = search.best !== undefined && !seeksLeader(rank, search.cost);
    const leaders = value || isPlaced || search.hasLeaders || search.left < 0 ? undefined : label.leaders?.();
    if (!leaders) return undefined;
    search.places = leaders;
    search.hasLeaders = true;
    return this.next(entry, search);
  }

  /** The place that a label takes after another one has been judged; undefined if the search continues. */
  private chosen(
    { rank }: Entry,
    search: Search,
    candidate: Candidate,
    verdict: number,
  ): Candidate | undefined {
    if (verdict > 0 && verdict < search.cost) [search.best, search.cost] = [candidate, verdict];
    search.first ??= candidate;
    const { first, best } = search;
    const maxDistance = nearby * this.lettering.labelHeight;
    const isFar =
      rank === byHand &&
      !this.leavesLines &&
      distance(boxCenter(first.box), boxCenter(candidate.box)) > maxDistance;
    // A label that the user has put on a line stays there, unless there is a clear place nearby.
    if (isFar && best) return best;
    return verdict === 0 ? candidate : undefined;
  }

  /** The cost of a place: 0 if it is clear, Infinity if it is taken; or the label that has to be placed before, as for look. */
  private judge(entry: Entry, candidate: Candidate): number | Entry {
    this.judged += 1;
    if (this.room && !contains(this.room, candidate.box)) return Infinity;
    let cost = 0;
    for (const cell of this.cells.in(candidate.box)) {
      const obstacle = this.labelObstacle(entry, candidate, cell);
      if (obstacle !== undefined) return obstacle;
      const here = this.inkCost(entry, candidate, cell);
      if (here === undefined) return entry;
      cost += here;
      if (cost === Infinity) return cost;
    }
    return cost;
  }

  /** Infinity if a label that chooses earlier is there; that label if it isn't placed yet and might be; else undefined. */
  private labelObstacle(entry: Entry, candidate: Candidate, { entries }: Cell): number | Entry | undefined {
    for (const other of entries) {
      if (other.mark === this.judged || !overlaps(other.label.reach, candidate.box)) continue;
      other.mark = this.judged;
      if (other === entry || other.placed === null || !comesBefore(other, entry)) continue;
      if (!other.placed) return other;
      if (collide(other.placed, candidate)) return Infinity;
    }
    return undefined;
  }

  /** The cost of drawing the candidate over the objects in a cell; undefined if too many had to be drawn for it in this step. */
  private inkCost(entry: Entry, candidate: Candidate, cell: Cell): number | undefined {
    const near = candidate.ofLine ? grow(candidate.box, candidate.ofLine) : candidate.box;
    let cost = 0;
    for (const item of cell.items) {
      if (item.mark === this.judged || !overlaps(item.inkBox, near)) continue;
      item.mark = this.judged;
      const ink = (item.ink ??= new Ink(
        this.drawnAs(item.object),
        item.box,
        this.lettering,
        this.hasHandles,
      ));
      const { isDrawn } = ink;
      if (!isDrawn && this.inked >= maxInked) return undefined;
      const here = ink.costOf(candidate.rects, entry.item.own);
      if (ink.isDrawn && !isDrawn) this.inked += 1;
      if (here === Infinity || this.isBarred(entry, candidate, item, ink, here)) return Infinity;
      cost += here + this.sideCost(entry, candidate, item, ink, here === 0);
    }
    return cost;
  }

  /** An area is read as that of the surface below it. The user's own place of a label isn't questioned, only others are. */
  private seeksGround({ rank, search }: Entry): boolean {
    return seekingGround.has(rank) || (rank === byHand && search?.first !== undefined);
  }

  /** Whether the candidate can't be near an object, because of its lines or because it would be misread. */
  private isBarred(entry: Entry, candidate: Candidate, item: Item, ink: Ink, cost: number): boolean {
    const { item: self, label, rank } = entry;
    const { rects, place } = candidate;
    const { lines = [] } = place;
    if (lines.length > 0 && (ink.isCrossed(lines) || (item !== self && ink.isPointedAt(lines)))) return true;
    if (item !== self && isMisread(ink, candidate)) return true;
    if (rank === ofDimension) {
      const mayCover = self.own.has(item.object.id) && !kindOf(item.object).path?.isProperty;
      return item !== self && !mayCover && isOnOther(item, ink, candidate, label.line);
    }
    const isChecked = lines.length > 0 || this.seeksGround(entry);
    return isChecked && !self.own.has(item.object.id) && isOnBuilding(item.object, ink, rects, cost);
  }

  /** The cost of the candidate's lines across an object, and of its text on a surface. */
  private sideCost(entry: Entry, candidate: Candidate, item: Item, ink: Ink, isClear: boolean): number {
    const { item: self, label, rank } = entry;
    const { lines = [], ofGround } = candidate.place;
    const { labelHeight } = this.lettering;
    const isLed = lines.length > 0;
    let cost = isLed && item !== self ? ink.leaderCost(lines, leaderEnd * labelHeight) : 0;
    if (self.own.has(item.object.id)) {
      const isOn = rank === ofDimension && item !== self && isOnOther(item, ink, candidate, label.line);
      return isOn ? cost + measuredCost : cost;
    }
    if (isLed || avoidSurfaces.has(rank))
      cost += surfaceCost(item, ink, candidate, labelHeight, ofNames.has(rank) && !label.namesEdge);
    const isSeen = ofGround === 'any' || compareOrder(item.object, self.object) > 0;
    return isSeen && this.seeksGround(entry) ? cost + groundCost(item.object, ink, candidate, isClear) : cost;
  }
}

/** Whether a label looks for a place with a leader although it has one that costs this much. */
const seeksLeader = (rank: number, cost: number): boolean =>
  // An area outside of its lot is read as well as one inside, and better than one across a walk.
  seekingGround.has(rank) || (cost >= 1 && ofLines.has(rank)) || (cost >= namedCost && ofNames.has(rank));

/** Whether a number could be mistaken for that of another dimension. */
const isMisread = ({ line }: Ink, { rects, ofLine }: Candidate): boolean =>
  ofLine !== undefined && line !== undefined && isAtLine(rects, line, ofLine);
