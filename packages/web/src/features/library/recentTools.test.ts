import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepRecent, recentTools } from './recentTools.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

describe('the recently used tools', () => {
  test('are the last three, without repeats, the latest first', () => {
    for (const name of ['fence', 'deck', 'fence', 'pool', 'car']) keepRecent(name);
    expect(recentTools()).toEqual(['car', 'pool', 'fence']);
  });

  test('include those that an earlier version stored', () => {
    kept.set('homeplot-recent-tools', '["fence","deck"]');
    expect(recentTools()).toEqual(['fence', 'deck']);
    keepRecent('pool');
    expect(recentTools()).toEqual(['pool', 'fence', 'deck']);
    expect([...kept.keys()]).toContain('homeplot.recentTools');
  });

  test('are none if what is stored is not a list', () => {
    kept.set('homeplot.recentTools', '{"fence":');
    expect(recentTools()).toEqual([]);
  });
});
