// The notes that a sheet begins with are true of the plan.
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { expect, test } from 'vitest';
import { planOf } from '../../testing/testSheets.ts';
import { firstNotes, usualNotes } from './usualNotes.ts';

const lot = { type: 'rectangle', x: 0, y: 0, width: 100, height: 200 };
const begun = (settings: Record<string, unknown>, objects: readonly object[] = [lot]): string =>
  firstNotes(planOf(objects, settings)).join(' ');
const packOf = (id: string) => builtInPacks.find((pack) => pack.id === id);

test('811 is called in the United States alone', () => {
  expect(begun({ pack: packOf('us-general') })).toContain('Call 811');
  const city = { ...packOf('us-general'), id: 'own-1', name: 'Springfield', country: 'US' };
  expect(begun({ pack: city })).toContain('Call 811');
  for (const settings of [{}, { pack: packOf('ca-general') }, { pack: packOf('uk-general') }])
    expect(begun(settings)).not.toContain('811');
});

test("the source of the lot lines is named only if it isn't a survey", () => {
  const of = (source?: string) => begun(source ? { project: { source } } : {});
  expect(of('Deed of May 3, 1998, not a survey')).toContain('named in the title block');
  expect(of()).not.toContain('title block');
  expect(of('Survey of May 3, 1998')).not.toContain('title block');
});

test('nothing is said of a lot that there is not, or promised for the owner', () => {
  expect(begun({}, [])).toBe(usualNotes[0]);
  const all = begun({ pack: packOf('us-general'), project: { source: 'deed' } });
  expect(usualNotes.filter((note) => !all.includes(note))).toHaveLength(3);
});
