// Reads the proportions of a sheet as they are typed, such as 11 x 17.
import { parseNumber } from '@homeplot/plan/typedLength';

/** A sheet that is longer than this many times its width is a slip. */
const longest = 20;

export function readProportions(
  across: string,
  down: string,
): { readonly ratio: number } | { readonly problem: string } {
  const [width, height] = [parseNumber(across), parseNumber(down)];
  const bad = [
    ['width', across, width],
    ['height', down, height],
  ].find(([, , value]) => typeof value !== 'number' || !(value > 0));
  if (bad) return { problem: `“${String(bad[1])}” isn't a ${String(bad[0])}. Type a number such as 11.` };
  const ratio = (width ?? 1) / (height ?? 1);
  return ratio > longest || ratio < 1 / longest
    ? { problem: `A sheet can be at most ${longest} times as long as it is wide.` }
    : { ratio };
}
