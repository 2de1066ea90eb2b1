import { expect, test } from 'vitest';
import { cutText, missingText, overStampText, roomTakenText } from './roomTakenText.ts';

const scale = { name: '1" = 20\'', feetPerInch: 20 };
const [coverage, setbacks] = ['coverage', 'setbacks'].map((content) => ({
  id: content,
  type: 'table',
  content,
}));

test('what is cut is named', () => {
  expect(cutText(['Scope of work', 'Legal description'])).toMatch(
    /^Scope of work and Legal description: some words have no room and are left out\./,
  );
});

test('sentences read well of a part whose name is a plural', () => {
  const trees = { id: 'trees', type: 'table', content: 'trees' };
  expect(missingText(trees)).toMatch(/^There's no room on this sheet for “Trees”\. Choose larger paper/);
  expect(overStampText(trees)).toMatch(/but “Trees” is over it\. Move it/);
});

test('what takes the room is named, with what helps', () => {
  const said = (blocks: readonly (typeof coverage)[], facts: boolean): string =>
    roomTakenText('1" = 30\'', { blocks: blocks.flatMap((block) => block ?? []), facts, scale });
  const instead = 'the scale is 1" = 30\' instead of 1" = 20\'.';
  expect(said([], true)).toBe(
    `To fit the facts in the title block, ${instead} Add a sheet for what doesn't fit here, or choose larger paper.`,
  );
  expect(said([setbacks], false)).toBe(
    `To fit Setbacks, ${instead} Put it on another sheet, or choose larger paper.`,
  );
  expect(said([coverage, setbacks], true)).toBe(
    `To fit Coverage, Setbacks, and the facts in the title block, ${instead} Put some of them on another sheet, or choose larger paper.`,
  );
});
