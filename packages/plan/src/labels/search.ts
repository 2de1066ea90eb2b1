// Finds the place of one label: the first clear place, else the free place with the lowest cost. A place is judged by the
// labels and lines around it; a label that chooses earlier and might be there has to be placed first. Also decides when a
// label gets a leader.
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

/** How many places are tried for one label; `ground` is for labels that avoid the surface of another object. */
const maxPlaces = { usual: 160, building: 480, ground: 2500, crowded: 3 } as const;
const exhausted = { value: undefined };
/** Objects that are drawn in one step: those with thousands of arcs take 15 ms each. */
const maxInked = 4;
/** Label heights: a clear place at most this far from where the user has put a label is better than crossing a line. */
const nearby = 8;
const movedRank = labelRanks.indexOf('moved');
const dimensionRank = labelRanks.indexOf('dimension');
/** A reader takes these labels for those of the surface below them. Other ranks avoid only some surfaces. */
const avoidSurfaces = new Set(
  (['dimension', 'length', 'floor', 'building', 'name'] as const).map((rank) => labelRanks.indexOf(rank)),
);
/** Like dimensions, these labels are few and matter most to examiners, so crowded cells limit them less. */
const importantRanks = new Set(
  (['grade', 'floor', 'building'] as const).map((rank) => labelRanks.indexOf(rank)),
);
/** Labels inside buildings, which may be written in one line or in several, so that they have more places. */
const buildingRanks = new Set((['floor', 'building'] as const).map((rank) => labelRanks.indexOf(rank)));
/** A reader takes these labels for those of the surface below them, so many more of their places are tried. */
const seekingGround = new Set((['grade', 'mark', 'area'] as const).map((rank) => labelRanks.indexOf(rank)));
const nameRanks = new Set((['building', 'name'] as const).map((rank) => labelRanks.indexOf(rank)));
/** Numbers that belong to a line. With a leader, they are easier to read than across another line. */
const lineNumberRanks = new Set(
  (['dimension', 'length', 'bearing'] as const).map((rank) => labelRanks.indexOf(rank)),
);
/** The cost of a dimension's number on an object that it measures to: the last resort where the gap is small. */
const measuredCost = 10;
/** Label heights at the ends of a leader where it may touch a boundary, a wall or a dimension line. */
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

  /** Starts the search for a place; undefined if the cell is too crowded for the label. */
  private begin({ item, label, rank }: Entry): Search | undefined {
    const crowding = this.cells.crowdingAt(boxCenter(label.reach));
    if (isTooCrowded(crowding, kindOf(item.object).labels, label, this.lettering)) return undefined;
    const isCrowded =
      crowding !== 'free' && rank !== dimensionRank && (!importantRanks.has(rank) || crowding === 'dense');
    const usual = buildingRanks.has(rank) ? maxPlaces.building : maxPlaces.usual;
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

  /** The next place, or undefined after the last. Places with leaders are tried only if none of the others is good enough. */
  private next(entry: Entry, search: Search): Candidate | undefined {
    const { item, label, rank } = entry;
    const { value } = search.left > 0 ? search.places.next() : exhausted;
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

  /** The place that the label takes, after a candidate has been judged; undefined if the search continues. */
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
      rank === movedRank &&
      !this.leavesLines &&
      distance(boxCenter(first.box), boxCenter(candidate.box)) > maxDistance;
    // A label that the user has put on a line stays there, unless there is a clear place nearby.
    if (isFar && best) return best;
    return verdict === 0 ? candidate : undefined;
  }

  /** The cost of a place: 0 if it is clear, Infinity if it isn't possible. Or the label to place first, as `look` returns it. */
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

  /** Infinity if a label that chooses earlier is there; that label if it might be there but isn't placed yet; else undefined. */
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

  /** Whether a label avoids surfaces of other objects. The place that the user gave it may be on any; its other places avoid them. */
  private seeksGround({ rank, search }: Entry): boolean {
    return seekingGround.has(rank) || (rank === movedRank && search?.first !== undefined);
  }

  /** Whether the candidate can't be near an object, because its lines cross it or because it would be misread. */
  private isBarred(entry: Entry, candidate: Candidate, item: Item, ink: Ink, cost: number): boolean {
    const { item: self, label, rank } = entry;
    const { rects, place } = candidate;
    const { lines = [] } = place;
    if (lines.length > 0 && (ink.isCrossed(lines) || (item !== self && ink.isPointedAt(lines)))) return true;
    if (item !== self && isMisread(ink, candidate)) return true;
    if (rank === dimensionRank) {
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
    const hasLeader = lines.length > 0;
    let cost = hasLeader && item !== self ? ink.leaderCost(lines, leaderEnd * labelHeight) : 0;
    if (self.own.has(item.object.id)) {
      const isOn = rank === dimensionRank && item !== self && isOnOther(item, ink, candidate, label.line);
      return isOn ? cost + measuredCost : cost;
    }
    if (hasLeader || avoidSurfaces.has(rank))
      cost += surfaceCost(item, ink, candidate, labelHeight, nameRanks.has(rank) && !label.namesEdge);
    const isAvoided = ofGround === 'any' || compareOrder(item.object, self.object) > 0;
    return isAvoided && this.seeksGround(entry)
      ? cost + groundCost(item.object, ink, candidate, isClear)
      : cost;
  }
}

/** Whether a label looks for a place with a leader although it has one that costs this much. */
const seeksLeader = (rank: number, cost: number): boolean =>
  // An area is as easy to read outside its lot, and easier than across a walk.
  seekingGround.has(rank) ||
  (cost >= 1 && lineNumberRanks.has(rank)) ||
  (cost >= namedCost && nameRanks.has(rank));

/** Whether a number could be mistaken for that of another dimension. */
const isMisread = ({ line }: Ink, { rects, ofLine }: Candidate): boolean =>
  ofLine !== undefined && line !== undefined && isAtLine(rects, line, ofLine);
