// The frame and the heading of blocks beside the drawings.
import { type Box, boxWidth, grow } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import { frame } from '../view/frame.ts';
import { cutLine, letters, write } from '../../paper/paperText.ts';

/** Millimeters. */
export const padding = 3;
const headingRoom = 6.5;
const weight = 0.25;

/** The width within the frame. */
export const innerWidth = (width: number): number => width - 2 * padding;

/** The height of a block with content of a height. */
export const framedHeight = (content: number, heading: string): number =>
  content + 2 * padding + (heading ? headingRoom : 0);

/** Draws the frame and the heading, and returns the room for the content. */
export function drawFramed(pen: Pen, box: Box, heading: string): Box {
  frame(pen, box, weight);
  const inner = grow(box, -padding);
  if (!heading) return inner;
  const words = cutLine(heading.toUpperCase(), letters.heading, boxWidth(inner));
  write(pen, { x: inner.minX, y: inner.minY + letters.heading * 0.75 }, words, letters.heading);
  return { ...inner, minY: inner.minY + headingRoom };
}
