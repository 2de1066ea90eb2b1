// Arrow keys for buttons in rows: left and right go to the next one, up and down to the nearest one in the row above or
// below.
import type { KeyboardEvent } from 'react';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const middle = (element: Element): Spot => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/**
 * Pixels by which the middles of buttons in one row may differ in height, since browsers place boxes at fractions of pixels.
 */
const rowTolerance = 1;

/** The index of the nearest button in the next row down (direction 1) or up (-1); -1 if there is no such row. */
function inNextRow(spots: readonly Spot[], from: Spot, direction: 1 | -1): number {
  const beyond = spots.filter(({ y }) => (y - from.y) * direction > rowTolerance);
  const row = Math.min(...beyond.map(({ y }) => (y - from.y) * direction));
  const inRow = beyond.filter(({ y }) => (y - from.y) * direction <= row + rowTolerance);
  const [nearest] = inRow.toSorted((a, b) => Math.abs(a.x - from.x) - Math.abs(b.x - from.x));
  return nearest ? spots.indexOf(nearest) : -1;
}

export function walkGrid(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return;
  const spots = (): Spot[] => buttons.map(middle);
  const from = (): Spot => middle(buttons[at] ?? event.currentTarget);
  const moves: Readonly<Record<string, () => number>> = {
    ArrowRight: () => at + 1,
    ArrowLeft: () => at - 1,
    ArrowDown: () => inNextRow(spots(), from(), 1),
    ArrowUp: () => inNextRow(spots(), from(), -1),
    Home: () => 0,
    End: () => buttons.length - 1,
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[move()]?.focus();
}
