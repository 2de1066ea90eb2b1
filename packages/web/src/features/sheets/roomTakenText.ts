// Says which words and parts a sheet has no room for, which parts lie over its stamp space, and which take so much of it that
// the plan's scale is smaller; and what the user can do about it.
import { blockName } from '@homeplot/formats/blockKinds';
import type { RoomTaken } from '@homeplot/formats/roomTaken';
import type { SheetBlock } from '@homeplot/plan/sheet';
import { listText } from '../../kit/listText.ts';

/** names: those of the texts that are cut. */
export const cutText = (names: readonly string[]): string =>
  `${listText(names)}: some words have no room and are left out. Choose larger paper, or add a sheet for what doesn't fit here.`;

export const missingText = (block: SheetBlock): string =>
  `There's no room on this sheet for “${blockName(block)}”. Choose larger paper, or put it on another sheet.`;

export const overStampText = (block: SheetBlock): string =>
  `The stamp space has to stay blank, but “${blockName(block)}” is over it. Move it, or click Arrange automatically under Parts.`;

export function roomTakenText(scale: string, { blocks, facts, scale: larger }: RoomTaken): string {
  const all = listText([...blocks.map(blockName), ...(facts ? ['the facts in the title block'] : [])]);
  const isOne = blocks.length === 1 && !facts;
  const advice =
    blocks.length === 0
      ? "Add a sheet for what doesn't fit here"
      : `Put ${isOne ? 'it' : 'some of them'} on another sheet`;
  return `To fit ${all}, the scale is ${scale} instead of ${larger.name}. ${advice}, or choose larger paper.`;
}
