import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orientedSize, paperGroups } from '../paper/papers.ts';
import { distinct } from './fileNames.ts';
import { portalProblems, portals } from './portals.ts';

const portal = (id: string) => {
  const found = portals.find((one) => one.id === id);
  if (!found) throw new Error(`no portal ${id}`);
  return found;
};
const paper = (name: string) => {
  const found = paperGroups.flatMap(({ papers }) => papers).find((one) => one.name === name);
  if (!found) throw new Error(`no paper ${name}`);
  return found;
};
const sheet = { number: 'A-1', title: 'Site plan', project: '12 Oak Lane' };

describe('names of files', () => {
  test('are distinct, as two sheets may share a title', () => {
    expect(distinct(['a.pdf', 'b.pdf', 'A.pdf', 'a.pdf', 'a-2.pdf', ''])).toEqual([
      'a.pdf',
      'b.pdf',
      'A-2.pdf',
      'a-3.pdf',
      'a-2-2.pdf',
      '',
    ]);
  });

  test.each([
    ['general', sheet, '12-Oak-Lane-Site-plan.pdf'],
    ['sheets', sheet, 'A-1-Site-plan-12-Oak-Lane.pdf'],
    ['general', { ...sheet, project: 'Zoë’s house, № 5' }, 'Zoes-house-No-5-Site-plan.pdf'],
    ['general', { ...sheet, project: '東京', title: '' }, 'Site-plan.pdf'],
    ['honolulu', sheet, 'A001 - Site plan.pdf'],
    ['honolulu', { ...sheet, number: 'SO 12' }, 'SO012 - Site plan.pdf'],
    ['mississauga', sheet, 'A01 SITE PLAN.pdf'],
    ['mississauga', { ...sheet, title: '' }, 'A01.pdf'],
  ])('of the portal %s: %o', (id, named, name) => {
    expect(portal(id).fileName(named)).toBe(name);
  });

  test('have letters, digits and hyphens only, and no more than the portal takes', () => {
    const letter = fc.constantFrom(...Array.from('aZ9-_ ./\\:é’ß東🌳\u0301\u202e'));
    const words = fc.string({ unit: letter, maxLength: 200 });
    const shapes = new Map([
      ['honolulu', /^[\w -]+\.pdf$/],
      ['mississauga', /^[A-Z0-9 ]+\.pdf$/],
    ]);
    fc.assert(
      fc.property(words, words, words, (number, title, project) => {
        for (const { id, fileName } of portals) {
          const name = fileName({ number, title, project });
          expect(name).toMatch(shapes.get(id) ?? /^[A-Za-z0-9-]+\.pdf$/);
          expect(name.length).toBeLessThanOrEqual(id === 'honolulu' ? 45 : 60);
        }
      }),
    );
  });

  test('are cut between words', () => {
    const project = 'The very long name of a house on a very long lane in a town';
    expect(portal('general').fileName({ ...sheet, project })).toBe(
      'The-very-long-name-of-a-house-on-a-very-long-lane-in-a.pdf',
    );
  });
});

test('a portal says which papers it does not take', () => {
  const problems = (id: string, name: string, way: 'portrait' | 'landscape') =>
    portalProblems(portal(id), orientedSize(paper(name), way));
  expect(problems('general', 'Letter', 'portrait')).toEqual([]);
  expect(problems('honolulu', 'Arch D', 'landscape')).toEqual([]);
  expect(problems('honolulu', 'Arch D', 'portrait')).toEqual(['Honolulu, HI takes landscape sheets only.']);
  expect(problems('honolulu', 'Tabloid (ANSI B)', 'landscape')).toEqual([
    'Honolulu, HI takes sheets of at least 24 × 36 in. Choose larger paper.',
  ]);
  expect(problems('toronto', 'Arch E', 'portrait')).toEqual([]);
});

test('papers come smallest first', () => {
  for (const { papers } of paperGroups) {
    const areas = papers.map(({ width, height }) => width * height);
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  }
});
