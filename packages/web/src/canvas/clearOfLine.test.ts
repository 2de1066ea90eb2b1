import { describe, expect, test } from 'vitest';
import { buttonPlaces, fieldPlaces, firstClear, type Line, onCanvas } from './clearOfLine.ts';

const canvas = { width: 390, height: 680 };

describe('the button that opens the fields', () => {
  const box = { minX: 142, minY: 580, maxX: 248, maxY: 624 };
  const placed = (line: Line) =>
    firstClear(buttonPlaces(box, canvas, line), { width: 106, height: 44 }, line);

  test('is in the middle at the bottom, unless the line is there', () => {
    expect(placed({ from: { x: 60, y: 200 }, to: { x: 195, y: 60 } })).toEqual({ x: 142, y: 580 });
  });

  test('is beside a line that ends there', () => {
    expect(placed({ from: { x: 195, y: 200 }, to: { x: 195, y: 600 } })).toEqual({ x: 24, y: 580 });
    expect(placed({ from: { x: 60, y: 200 }, to: { x: 140, y: 600 } })).toEqual({ x: 260, y: 580 });
  });

  test('is above a line along the bottom', () => {
    expect(placed({ from: { x: 10, y: 600 }, to: { x: 380, y: 590 } })).toEqual({ x: 142, y: 521 });
  });
});

describe('the fields for a finger', () => {
  const size = { width: 308, height: 50 };
  const placed = (line: Line) => firstClear(fieldPlaces({ x: 41, y: 44 }, size, canvas, line), size, line);

  test('are at the top, unless the line is there', () => {
    expect(placed({ from: { x: 60, y: 200 }, to: { x: 195, y: 600 } })).toEqual({ x: 41, y: 44 });
  });

  test('are below a line that ends there', () => {
    expect(placed({ from: { x: 60, y: 200 }, to: { x: 195, y: 60 } })).toEqual({ x: 41, y: 225 });
  });

  test('cover a long line, but not its end, and stay in the upper half', () => {
    expect(placed({ from: { x: 60, y: 500 }, to: { x: 195, y: 60 } })).toEqual({ x: 41, y: 85 });
    expect(placed({ from: { x: 195, y: 60 }, to: { x: 60, y: 500 } })).toEqual({ x: 41, y: 44 });
  });
});

describe('a form that stays where it was while somebody types', () => {
  const typed = { x: 97, y: 330 };
  const phone = { width: 360, height: 600 };

  test('stays on the canvas when an error makes it wider', () => {
    expect(onCanvas(typed, { width: 165, height: 50 }, phone)).toEqual(typed);
    expect(onCanvas(typed, { width: 336, height: 92 }, phone)).toEqual({ x: 18, y: 330 });
  });

  test('stays on the canvas when the phone is turned', () => {
    const turned = { width: 740, height: 250 };
    expect(onCanvas(typed, { width: 165, height: 50 }, turned)).toEqual({ x: 97, y: 194 });
  });
});
