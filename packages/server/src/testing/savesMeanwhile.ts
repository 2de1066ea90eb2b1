// For attacks.ts: saves a plan of 50 kB repeatedly, and measures how long it takes.
import { setTimeout as delay } from 'node:timers/promises';

interface Saving {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** Prints a line after the first save, and one with the results at the end. */
export async function saveMeanwhile({ url, headers, seconds }: Saving): Promise<void> {
  const body = JSON.stringify({ title: 'Home', objects: [{ text: 'x'.repeat(50_000) }] });
  let failed = 0;
  const save = async (): Promise<number> => {
    const began = performance.now();
    const response = await fetch(url, { method: 'POST', headers, body });
    await response.text();
    if (response.status !== 201) failed += 1;
    return performance.now() - began;
  };
  await save();
  console.log('begun');
  const times: number[] = [];
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; ) {
    times.push(await save());
    await delay(50);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  console.log(
    JSON.stringify({
      saves: times.length,
      failed,
      'median ms': at(0.5),
      '99 % ms': at(0.99),
      'longest ms': at(1),
    }),
  );
}
