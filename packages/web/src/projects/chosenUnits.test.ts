import { afterEach, describe, expect, test, vi } from 'vitest';
import { freshSettings, rememberUnits } from './chosenUnits.ts';

const kept = new Map<string, string>();
const stub = (setItem: (key: string, value: string) => void): void =>
  void vi.stubGlobal('window', {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem },
  });

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

describe('the units of a new plan', () => {
  test('are feet and inches for who has chosen none', () => {
    stub((key, value) => kept.set(key, value));
    expect(freshSettings().units).toBe('feet-inches');
  });

  test('are those chosen last', () => {
    stub((key, value) => kept.set(key, value));
    rememberUnits('metres');
    expect(freshSettings().units).toBe('metres');
  });

  test('are the usual ones where the browser keeps nothing', () => {
    stub(() => {
      throw new Error('The storage is full.');
    });
    rememberUnits('metres');
    expect(freshSettings().units).toBe('feet-inches');
  });
});
