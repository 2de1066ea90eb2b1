// A lot of 60 by 40 ft with a house of 20 by 10 ft at 10, 10, drawn with the tools.
import type { TestDriver } from './testDriver.ts';

export function drawHouseOnLot(driver: TestDriver): TestDriver {
  driver.pick('lot');
  for (const [x, y] of [
    [0, 0],
    [60, 0],
    [60, 40],
    [0, 40],
    [0, 0],
  ] as const)
    driver.click(x, y);
  return driver.pick('house').drag([10, 10], [30, 20]);
}
