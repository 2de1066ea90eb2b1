// Looks up an address at the geocoder of the site's operator, which answers in the format of Nominatim or Photon.
import { quoted } from '@homeplot/plan/quoted';
import { hostOf } from '../../tiles/mapConfig.ts';
import { type FoundPlace, placeIn, type Fields } from './foundPlace.ts';

export type Found =
  | { readonly ok: true; readonly places: readonly FoundPlace[] }
  | { readonly ok: false; readonly problem: string };

/** Milliseconds that the geocoder has to answer. */
const timeout = 10_000;
const maxPlaces = 8;

export async function geocode(geocoder: string, words: string, signal: AbortSignal): Promise<Found> {
  const from = hostOf(geocoder) ?? 'This site';
  const retryText = 'Try again later, or type coordinates such as 41.1234, -73.4567.';
  try {
    const answer = await fetch(geocoder.replaceAll('{q}', encodeURIComponent(words)), {
      credentials: 'omit',
      headers: { accept: 'application/json' },
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    if (answer.status === 429)
      return { ok: false, problem: `${from} is getting too many searches right now. ${retryText}` };
    if (!answer.ok)
      return { ok: false, problem: `${from} couldn't search (error ${answer.status}). ${retryText}` };
    const places = placesIn(await answer.json());
    if (places.length > 0) return { ok: true, places: places.slice(0, maxPlaces) };
    return {
      ok: false,
      problem: `Nothing was found for ${quoted(words)}. Check the spelling, or add the town.`,
    };
  } catch {
    return { ok: false, problem: `${from} didn't answer. ${retryText}` };
  }
}

/** The places in an answer: a list as from Nominatim, or GeoJSON as from Photon. */
export function placesIn(answer: unknown): readonly FoundPlace[] {
  const { features } = Object(answer) as { readonly features?: unknown };
  const records: readonly unknown[] = Array.isArray(answer)
    ? answer
    : Array.isArray(features)
      ? features
      : [];
  return records.flatMap((record) => placeIn(Object(record) as Fields) ?? []);
}
