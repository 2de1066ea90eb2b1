import { expect, test } from 'vitest';
import { rgbOf } from '../../pen/color.ts';
import { ink } from '../../lettering/ink.ts';
import { paperColor } from './paperColor.ts';

/** The contrast with white paper, by WCAG 2. */
function contrast(color: string): number {
  const [r = 0, g = 0, b = 0] = rgbOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

test('bright colors of black screens are drawn dark enough for white paper, in their hue', () => {
  for (const bright of ['#00ffff', '#00ff00', '#ffff00', '#ff00ff', '#7fffbf'])
    expect(contrast(paperColor(bright))).toBeGreaterThan(3.9);
  expect(paperColor('#00ffff')).toMatch(/^#00(..)\1$/);
  expect(paperColor('#ffff00')).toMatch(/^#(..)\1(00)$/);
});

test('white becomes ink, light grays a darker gray, and dark colors stay', () => {
  expect(paperColor('#ffffff')).toBe(ink);
  expect(paperColor('#c0c0c0')).toMatch(/^#(7.)\1\1$/);
  for (const dark of ['#ff0000', '#0000ff', '#000000', '#1f2937']) expect(paperColor(dark)).toBe(dark);
});
