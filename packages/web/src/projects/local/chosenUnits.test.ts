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
  test('are feet and inches by default', () => {
    stub((key, value) => kept.set(key, value));
    expect(freshSettings().units).toBe('feet-inches');
  });

  test('are the last ones chosen', () => {
    stub((key, value) => kept.set(key, value));
    rememberUnits('metres');
    expect(freshSettings().units).toBe('metres');
  });

  test('are the default ones if the browser stores nothing', () => {
    stub(() => {
      throw new Error('The storage is full.');
    });
    rememberUnits('metres');
    expect(freshSettings().units).toBe('feet-inches');
  });
});
