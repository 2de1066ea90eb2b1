// Finds the place of one label: the first that is clear, else the best that is not taken. What lies around a place decides
// on it; a label that chooses first and could stand there has to be settled before.
import { type Box, boxCenter, contains, overlaps } from '../geometry/box.ts';
import { distance } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../kinds/kind.ts';
import type { LayerTable } from '../layerTable.ts';
import { compareOrder } from '../order.ts';
import { areInEachOthersWay, type Candidate, candidateOf } from './candidate.ts';
import type { Cell, Cells } from './cells.ts';
import { Ink } from './ink.ts';
import { comesBefore, type Entry, type Search, type Surface } from './items.ts';
import { labelRanks, type Lettering } from './label.ts';

/** Places of one label that are looked at. */
const mostPlaces = { usual: 160, crowded: 3 } as const;
const noMore = { value: undefined };
/** Label heights from where a hand has put a label to bare ground that it is given in place of that. */
const closeBy = 8;
const byHand = labelRanks.indexOf('hand');
const ofArea = labelRanks.indexOf('area');
/** What speaks against a place on a fill, where a line that is crossed is 1. */
const onFill = 0.5;

export class PlaceSearch {
  private readonly cells: Cells;
  private readonly layers: LayerTable;
  private readonly lettering: Lettering;
  private readonly room: Box | undefined;
  private readonly leavesLines: boolean;
  /** How many places have been judged. */
  private judged = 0;

  constructor(cells: Cells, { layers, room, leavesLines = false }: Surface, lettering: Lettering) {
    this.cells = cells;
    this.layers = layers;
    this.room = room;
    this.leavesLines = leavesLines;
    this.lettering = lettering;
  }

  /** Goes on looking for a place until there is one or there is none; the label that has to be settled before that. */
  look(entry: Entry): Entry | undefined {
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
      const chosen = candidate ? this.chosen(entry, search, candidate, verdict) : (search.lined ?? null);
      search.candidate = undefined;
      if (chosen !== undefined) {
        entry.placed = chosen;
        entry.search = undefined;
        return undefined;
      }
    }
  }

  /** undefined where it is too crowded for the label. */
  private begin({ label }: Entry): Search | undefined {
    const crowding = this.cells.crowdingAt(boxCenter(label.reach));
    if (crowding === 'full') return undefined;
    const isCrowded = crowding === 'crowded';
    if (isCrowded && label.side !== undefined && label.side < this.cells.longSide) return undefined;
    return {
      inTurn: label.places(),
      leads: false,
      left: isCrowded ? mostPlaces.crowded : mostPlaces.usual,
      candidate: undefined,
      first: undefined,
      lined: undefined,
      against: Infinity,
    };
  }

  /** The next place, with a leader where none without was any good; undefined where there are no more. */
  private next(entry: Entry, search: Search): Candidate | undefined {
    const { item, label } = entry;
    const { value } = search.left > 0 ? search.inTurn.next() : noMore;
    search.left -= 1;
    if (value && !this.layers.hidesMarks(item.object, value.style.layer))
      return candidateOf(value, this.lettering);
    if (value) search.lined = undefined;
    const leaders = value || search.lined || search.leads || search.left < 0 ? undefined : label.leaders?.();
    if (!leaders) return undefined;
    search.inTurn = leaders;
    search.leads = true;
    return this.next(entry, search);
  }

  /** The place that a label takes, now that one more has been judged; undefined where it has to look on. */
  private chosen(
    { rank }: Entry,
    search: Search,
    candidate: Candidate,
    verdict: number,
  ): Candidate | undefined {
    if (verdict > 0 && verdict < search.against) [search.lined, search.against] = [candidate, verdict];
    search.first ??= candidate;
    const { first, lined } = search;
    const farOff = closeBy * this.lettering.labelHeight;
    const isFar =
      rank === byHand &&
      !this.leavesLines &&
      distance(boxCenter(first.box), boxCenter(candidate.box)) > farOff;
    // What a hand has put on a line stays there, unless there is bare ground close by.
    if (isFar && lined) return lined;
    return verdict === 0 ? candidate : undefined;
  }

  /** What speaks against a place: 0 where it is clear, Infinity where it is taken; or the label to be settled before. */
  private judge(entry: Entry, candidate: Candidate): number | Entry {
    this.judged += 1;
    if (this.room && !contains(this.room, candidate.box)) return Infinity;
    let against = 0;
    for (const cell of this.cells.in(candidate.box)) {
      const inItsWay = this.labelAgainst(entry, candidate, cell);
      if (inItsWay !== undefined) return inItsWay;
      against += this.inkAgainst(entry, candidate, cell);
      if (against === Infinity) return against;
    }
    return against;
  }

  /** Whether a label that chooses first stands there, or which one might. */
  private labelAgainst(entry: Entry, candidate: Candidate, { entries }: Cell): number | Entry | undefined {
    for (const other of entries) {
      if (other.mark === this.judged || !overlaps(other.label.reach, candidate.box)) continue;
      other.mark = this.judged;
      if (other === entry || other.placed === null || !comesBefore(other, entry)) continue;
      if (!other.placed) return other;
      if (areInEachOthersWay(other.placed, candidate)) return Infinity;
    }
    return undefined;
  }

  private inkAgainst(
    { item: { own, object }, rank, search }: Entry,
    candidate: Candidate,
    cell: Cell,
  ): number {
    const { rects, box, place } = candidate;
    const { lines = [], ofGround } = place;
    // What tells an area is read as that of the ground that it stands on, unless a hand has put it there.
    const seeksGround = rank === ofArea || (rank === byHand && search?.first !== undefined);
    let against = 0;
    for (const item of cell.items) {
      if (item.mark === this.judged || !overlaps(item.inkBox, box)) continue;
      item.mark = this.judged;
      item.ink ??= new Ink(item.object, item.box, this.lettering);
      const here = item.ink.under(rects, own);
      if (here === Infinity || (lines.length > 0 && item.ink.isCrossed(lines))) return Infinity;
      against += here;
      const isSeen = ofGround === 'any' || compareOrder(item.object, object) > 0;
      if (isSeen && seeksGround && !own.has(item.object.id))
        against += groundAgainst(item.object, item.ink, candidate, here === 0);
    }
    return against;
  }
}

/** On a building or a lawn the area of a lot would be taken for that of the building or the lawn. */
function groundAgainst(
  object: PlanObject,
  ink: Ink,
  { rects, place: { ofGround } }: Candidate,
  isClear: boolean,
): number {
  const isMistaken = ofGround !== undefined || kindOf(object).isBuilding === true;
  if (!(isMistaken || isClear) || !ink.isOnFill(rects)) return 0;
  return isMistaken ? Infinity : onFill;
}
