import { afterEach, expect, test, vi } from 'vitest';
import { shadowBlocks, solstices } from '@homeplot/formats/shadowBlocks';
import { sheetPresets } from '@homeplot/formats/sheetPresets';
import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { clockOf, standardClock, timeOf, yearOf } from './sunView.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const groundAt = (longitude: number) =>
  ({ latitude: 33.75, longitude, at: { x: 0, y: 0 }, source: 'typed' }) as const;
const choice = { date: '2026-06-21', minutes: 540, stays: false };

/** A device whose clock is behind UTC by so many minutes, and by an hour less from April to October. */
function onDevice(behind: number): void {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function offset(this: Date) {
    return this.getUTCMonth() > 2 && this.getUTCMonth() < 10 ? behind - 60 : behind;
  });
}

test("in Atlanta the card begins with the device's clock, and both ways to a shadow sheet give its standard time", () => {
  onDevice(300);
  const ground = groundAt(-84.39);
  expect(clockOf(choice, ground)).toEqual({ zone: 'device', isAssumed: false });
  expect(timeOf(choice, ground)).toMatchObject({ offset: -240 });
  const plan = createPlan({ objects: [], settings: { ...defaultSettings, ground } });
  const preset = sheetPresets.find(({ id }) => id === 'shadows')?.blocks(plan, false);
  expect(standardClock(choice, ground)).toEqual({ offset: -300 });
  expect(preset).toEqual(shadowBlocks(solstices, standardClock(choice, ground)));
});

test('far from the device the card assumes the clock of the longitude until one is chosen, and the sheet says so too', () => {
  onDevice(-60);
  const ground = groundAt(-97.74);
  expect(clockOf(choice, ground)).toEqual({ zone: '-360', isAssumed: true });
  expect(timeOf(choice, ground)).toMatchObject({ offset: -360 });
  expect(standardClock(choice, ground)).toEqual({});
  const chosen = { ...choice, zone: '-420' };
  expect(clockOf(chosen, ground)).toEqual({ zone: '-420', isAssumed: false });
  expect(standardClock(chosen, ground)).toEqual({ offset: -420 });
});

test('the clock follows a location that is given later', () => {
  onDevice(300);
  expect(clockOf(choice, undefined)).toEqual({ zone: 'device', isAssumed: false });
  expect(clockOf(choice, groundAt(151.2))).toEqual({ zone: '600', isAssumed: true });
});

test('without a date, the year is the current one', () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1) });
  expect(yearOf('')).toBe('2031');
  expect(yearOf('2027-06-21')).toBe('2027');
});
