// Says what takes so much of a sheet that its scale is smaller, and what to do about it.
import { blockName } from '@homeplot/formats/blockKinds';
import type { RoomTaken } from '@homeplot/formats/roomTaken';

export function roomTakenText(scale: string, { blocks, facts, scale: larger }: RoomTaken): string {
  const names = [...blocks.map(blockName), ...(facts ? ['the facts in the title block'] : [])];
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
  const isOne = blocks.length === 1 && !facts;
  const advice =
    blocks.length === 0
      ? 'Add a sheet, which takes what is too much here'
      : `Put ${isOne ? 'it' : 'some of them'} on another sheet`;
  const subject = blocks.length === 0 ? `The${all.slice(3)}` : all;
  return `${subject} ${isOne ? 'takes' : 'take'} so much room that the scale is ${scale} instead of ${larger.name}. ${advice}, or choose larger paper.`;
}
