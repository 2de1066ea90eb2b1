import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { describe, expect, test } from 'vitest';
import { packLink, readPackLink } from './packLink.ts';

const [pack] = builtInPacks;
if (!pack) throw new Error('There is no built-in pack.');
const page = 'https://homeplot.example/app';

describe('a link with a pack', () => {
  test('is read as the pack that it was made of, and replaces another', () => {
    const city = { ...pack, id: 'own', name: 'Möbius City — R-1', setbacks: { front: 25 } };
    const link = packLink(`${page}#pack=old`, city) ?? '';
    expect(link.startsWith(`${page}#pack=`)).toBe(true);
    expect(readPackLink(link)).toEqual({ ok: true, pack: city, notes: [] });
  });

  test.each(['#pack=', '#pack=%%%', '#pack=aGVsbG8', `${packLink(page, pack)?.slice(28, 200)}`])(
    'that is damaged says so: %s',
    (fragment) => {
      const reading = readPackLink(`${page}${fragment}`);
      expect(reading.ok ? '' : reading.problem).toContain('Ask for the link again');
    },
  );

  test('leaves out what a pack cannot have', () => {
    const hostile = {
      ...pack,
      setbacks: { front: -5, side: 5 },
      sources: [{ title: 'x', url: 'javascript:alert(1)' }],
    };
    const reading = readPackLink(packLink(page, hostile) ?? '');
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.pack.setbacks).toEqual({ side: 5 });
    expect(reading.pack.sources).toEqual([]);
    expect(reading.notes).toHaveLength(2);
  });
});
