// The whole journey of a plan with a finger on a phone.
import { onPhoneAlone, test } from './fixtures.ts';
import { walkJourney } from './journey.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'a site is drawn, edited, kept, exported, imported and shared, and is the same plan each time',
  onPhoneAlone,
  async ({ page, freshProfile }) => {
    test.setTimeout(180_000);
    await walkJourney(page, '/app', freshProfile);
  },
);
