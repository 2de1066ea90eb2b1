import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshSettings, rememberUnits } from './chosenUnits.ts';

const kept = new Map<string, string>();
const stub = (setItem: (key: string, value: string) => void): void =>
  void vi.stubGlobal('window', {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem },
  });

const speak = (language: string): void => void vi.stubGlobal('navigator', { language });

beforeEach(() => speak('en-US'));
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

describe('the units of a new plan', () => {
  test.each([
    ['en-US', 'feet-inches'],
    ['en', 'feet-inches'],
    ['my', 'feet-inches'],
    ['en-GB', 'metres'],
    ['fr-CA', 'metres'],
    ['de', 'metres'],
    ['', 'feet-inches'],
  ])('are the usual ones of the country: with %j, %s', (language, units) => {
    stub((key, value) => kept.set(key, value));
    speak(language);
    expect(freshSettings().units).toBe(units);
  });

  test('are the last ones chosen', () => {
    stub((key, value) => kept.set(key, value));
    rememberUnits('metres');
    expect(freshSettings().units).toBe('metres');
  });

  test('are the usual ones if the browser stores nothing', () => {
    stub(() => {
      throw new Error('The storage is full.');
    });
    rememberUnits('metres');
    expect(freshSettings().units).toBe('feet-inches');
  });
});
