import { expect, test } from 'vitest';
import { roomTakenText } from './roomTakenText.ts';

const scale = { name: '1" = 20\'', feetPerInch: 20 };
const [coverage, setbacks] = ['coverage', 'setbacks'].map((content) => ({
  id: content,
  type: 'table',
  content,
}));

test('what takes the room is named, with what helps', () => {
  const said = (blocks: readonly (typeof coverage)[], facts: boolean): string =>
    roomTakenText('1" = 30\'', { blocks: blocks.flatMap((block) => block ?? []), facts, scale });
  const instead = 'so much room that the scale is 1" = 30\' instead of 1" = 20\'.';
  expect(said([], true)).toBe(
    `The facts in the title block take ${instead} Add a sheet, which takes what is too much here, or choose larger paper.`,
  );
  expect(said([setbacks], false)).toBe(
    `Setbacks takes ${instead} Put it on another sheet, or choose larger paper.`,
  );
  expect(said([coverage, setbacks], true)).toBe(
    `Coverage, Setbacks and the facts in the title block take ${instead} Put some of them on another sheet, or choose larger paper.`,
  );
});
