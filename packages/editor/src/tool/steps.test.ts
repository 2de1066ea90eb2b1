import { expect, test } from 'vitest';
import { clickHint } from './steps.ts';

test('a message that says where to click says to a finger where to tap', () => {
  expect(clickHint('Click again, or press Enter. A double click ends it.')).toEqual({
    text: 'Click again, or press Enter. A double click ends it.',
    touchText: 'Tap again, or press Finish. A double tap ends it.',
    tone: 'info',
  });
});
