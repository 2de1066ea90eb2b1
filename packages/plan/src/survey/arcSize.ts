// The size of a circular curve from the numbers in a deed. Feet and degrees.
import { degrees, radians } from '../geometry/point.ts';
import { formatNumber } from '../measure/units.ts';
import type { ArcCall } from './call.ts';

export interface ArcSize {
  readonly radius: number;
  /** Degrees, positive. */
  readonly central: number;
}

export type Sized = ArcSize | { readonly problem: string };

/** Radius and central angle, or why there are none. */
export function arcSize(call: ArcCall): Sized {
  const { radius, arc, chord, central } = call;
  for (const [name, value] of Object.entries({ radius, arc, chord, central }))
    if (value !== undefined && !(value > 0)) return { problem: `the ${words[name] ?? name} is not above 0` };
  if (central !== undefined && central >= 360)
    return { problem: `a central angle of ${formatNumber(central)} degrees is a full turn or more` };
  const sized = withRadius(call) ?? withCentral(call) ?? fromArcAndChord(arc, chord);
  if (!sized) return { problem: 'two of radius, arc length, chord length and central angle are needed' };
  if ('problem' in sized || sized.central < 360) return sized;
  return { problem: 'the arc is a full circle or more' };
}

const words: Readonly<Record<string, string>> = {
  arc: 'arc length',
  chord: 'chord length',
  central: 'central angle',
};

function withRadius({ radius, arc, chord, central }: ArcCall): Sized | undefined {
  if (radius === undefined) return undefined;
  if (arc !== undefined) return { radius, central: degrees(arc / radius) };
  if (central !== undefined) return { radius, central };
  if (chord === undefined) return undefined;
  if (chord > 2 * radius)
    return {
      problem: `a chord of ${formatNumber(chord)} ft does not fit a radius of ${formatNumber(radius)} ft`,
    };
  // Of the two arcs over a chord, the shorter one.
  return { radius, central: degrees(2 * Math.asin(chord / (2 * radius))) };
}

function withCentral({ arc, chord, central }: ArcCall): ArcSize | undefined {
  if (central === undefined) return undefined;
  if (arc !== undefined) return { radius: arc / radians(central), central };
  if (chord === undefined) return undefined;
  return { radius: chord / (2 * Math.sin(radians(central) / 2)), central };
}

function fromArcAndChord(arc: number | undefined, chord: number | undefined): Sized | undefined {
  if (arc === undefined || chord === undefined) return undefined;
  if (chord >= arc)
    return {
      problem: `an arc of ${formatNumber(arc)} ft is no longer than its chord of ${formatNumber(chord)} ft`,
    };
  // For half the angle x, sin(x) / x = chord / arc. This decreases from 1 to 0 over half a turn, so bisection finds x.
  let low = 0;
  let high = Math.PI;
  for (let i = 0; i < 60; i += 1) {
    const x = (low + high) / 2;
    if (Math.sin(x) / x > chord / arc) low = x;
    else high = x;
  }
  return { radius: arc / (2 * high), central: degrees(2 * high) };
}

/** How the other numbers of the curve contradict the size, beyond rounding. */
export function arcDisagreements(call: ArcCall, { radius, central }: ArcSize): string[] {
  const is: Readonly<Record<'arc' | 'chord' | 'central', number>> = {
    arc: radius * radians(central),
    chord: 2 * radius * Math.sin(radians(central) / 2),
    central,
  };
  return (['arc', 'chord', 'central'] as const).flatMap((name) => {
    const given = call[name];
    if (given === undefined) return [];
    // Lengths are rounded to a hundredth of a foot and angles to a second. The rounded radius affects both.
    const rounding = (name === 'central' ? 0.01 : 0.01 + lastPlace(given)) + is[name] * 5e-4;
    if (Math.abs(given - is[name]) <= rounding) return [];
    const unit = name === 'central' ? '°' : ' ft';
    return [
      `the ${words[name] ?? name} is given as ${formatNumber(given)}${unit}, and the rest makes it ${formatNumber(is[name])}${unit}`,
    ];
  });
}

/** The value of the last decimal place of a number, to which it may have been rounded. */
const lastPlace = (value: number): number => 10 ** -(String(value).split('.')[1] ?? '').length;
