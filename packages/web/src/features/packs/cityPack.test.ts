import { builtInPacks } from '@homeplot/plan/builtInPacks';
import type { Pack } from '@homeplot/plan/pack';
import { readPackText, writePack } from '@homeplot/plan/packFile';
import { describe, expect, test } from 'vitest';
import { cityPack, pageOf, settingsUnder, webAddress, withPage } from './cityPack.ts';

const [general] = builtInPacks;
if (!general) throw new Error('There is no built-in pack.');
const made = { id: 'own-1', date: '2026-11-26', country: 'US' };
const city: Pack = { ...cityPack(general, made), name: 'Tacoma' };

describe('the rules of a city', () => {
  test('begin with the items of the general ones, and name those instead of all that they were read from', () => {
    expect(city).toMatchObject({ id: 'own-1', date: '2026-11-26', country: 'US', items: general.items });
    expect(city.sources).toEqual([{ title: `Items to show from "${general.name}", ${general.date}` }]);
    expect(cityPack(city, { ...made, id: 'own-2' })).toBe(city);
  });

  test('have the typed page as their first source, in place of the earlier one', () => {
    const first = withPage(city, 'https://www.tacoma.gov/zoning');
    const second = withPage(first, 'https://www.tacoma.gov/code');
    expect(pageOf(second)).toBe('https://www.tacoma.gov/code');
    expect(second.sources).toEqual([
      { title: 'Tacoma, official page', url: 'https://www.tacoma.gov/code' },
      ...city.sources,
    ]);
    expect(withPage(second, '').sources).toEqual(city.sources);
    expect(readPackText(writePack(second))).toMatchObject({ ok: true, pack: second, notes: [] });
  });
});

test.each([
  ['www.tacoma.gov/zoning', 'https://www.tacoma.gov/zoning'],
  ['http://tacoma.gov', 'http://tacoma.gov'],
  ['HTTPS://tacoma.gov/a?b=c#d', 'HTTPS://tacoma.gov/a?b=c#d'],
  ['tacoma.gov:8080/x', 'https://tacoma.gov:8080/x'],
  ['page 12 of the code', undefined],
  ['zoning', undefined],
  ['javascript:alert(1.5)', undefined],
  ['https://', undefined],
])('the web address %s is taken as %s', (typed, full) => expect(webAddress(typed)).toBe(full));

describe('the zoning of a plan', () => {
  const r5 = { ...city, district: 'R-5' };
  const r3 = { ...city, district: ' R-3 ' };

  test('is the district of its rules if none was typed, and changes with it', () => {
    expect(settingsUnder(r5, {})).toEqual({ pack: r5, project: { zoning: 'R-5' } });
    const project = { owner: 'Jo Doe', zoning: 'R-5' };
    expect(settingsUnder(r3, { pack: r5, project })).toEqual({
      pack: r3,
      project: { owner: 'Jo Doe', zoning: 'R-3' },
    });
  });

  test('stays as typed, and without a district', () => {
    expect(settingsUnder(r5, { project: { zoning: 'PD-12' } })).toEqual({ pack: r5 });
    expect(settingsUnder(city, { pack: r5, project: { zoning: 'R-5' } })).toEqual({ pack: city });
    expect(settingsUnder(undefined, { pack: r5, project: {} })).toEqual({ pack: undefined });
  });
});
