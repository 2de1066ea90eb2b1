// Says which parts take so much of a sheet that the plan's scale is smaller, and what the user can do about it.
import { blockName } from '@homeplot/formats/blockKinds';
import type { RoomTaken } from '@homeplot/formats/roomTaken';
import { listText } from '../../kit/listText.ts';

export function roomTakenText(scale: string, { blocks, facts, scale: larger }: RoomTaken): string {
  const all = listText([...blocks.map(blockName), ...(facts ? ['the facts in the title block'] : [])]);
  const isOne = blocks.length === 1 && !facts;
  const advice =
    blocks.length === 0
      ? "Add a sheet for what doesn't fit here"
      : `Put ${isOne ? 'it' : 'some of them'} on another sheet`;
  return `To fit ${all}, the scale is ${scale} instead of ${larger.name}. ${advice}, or choose larger paper.`;
}
