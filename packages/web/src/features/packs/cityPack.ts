// A pack that the user makes for a city: its initial contents, and the web page that its numbers come from. Also puts any
// pack into the plan, with the zoning district that it gives a plan.
import { countryOf, type Pack } from '@homeplot/plan/pack';
import type { PlanSettings } from '@homeplot/plan/settings';
import { isOwnPack } from './packList.ts';
import type { Editor } from '@homeplot/editor/editor';

/** The pack to type a city's numbers into. It has the items of the pack that it is made from, but not that pack's sources. */
export function cityPack(from: Pack, made: Pick<Pack, 'id' | 'date' | 'country'>): Pack {
  if (isOwnPack(from)) return from;
  const { portal: _, ...rest } = from;
  const country = countryOf(from) ?? made.country;
  return {
    ...rest,
    id: made.id,
    date: made.date,
    name: '',
    sources: [{ title: `Items to show from "${from.name}", ${from.date}` }],
    ...(country ? { country } : {}),
  };
}

const pageSource = ({ sources }: Pack) => sources.find(({ url }) => url);

/** The address of the page with the numbers; empty if there is none. */
export const pageOf = (pack: Pack): string => pageSource(pack)?.url ?? '';

/** The pack with the page as its first source, in place of the earlier page; without one if the address is empty. */
export function withPage(pack: Pack, url: string): Pack {
  const others = pack.sources.filter((one) => one !== pageSource(pack));
  return { ...pack, sources: [...(url ? [{ title: `${pack.name}, official page`, url }] : []), ...others] };
}

/** A typed web address with its protocol: `https://` is added to `www.tacoma.gov/zoning`. undefined if it isn't an address. */
export function webAddress(typed: string): string | undefined {
  const full = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/[\s<>"]/.test(full) || !URL.canParse(full)) return undefined;
  return new URL(full).hostname.includes('.') ? full : undefined;
}

/** The settings of a plan under a pack: its zoning is the pack's district, unless the user typed another. */
export function settingsUnder(
  pack: Pack | undefined,
  { pack: before, project }: Pick<PlanSettings, 'pack' | 'project'>,
): Partial<PlanSettings> {
  const district = pack?.district?.trim() ?? '';
  const zoning = project?.zoning?.trim() ?? '';
  const isFollowing = zoning === '' || zoning === before?.district?.trim();
  // An absent setting is undefined, so that undoing the choice removes it again.
  return { pack, ...(district && isFollowing && { project: { ...project, zoning: district } }) };
}

/** Puts a pack into the plan, or takes it out, as one undo step. */
export const putPack = (editor: Editor, pack: Pack | undefined): boolean =>
  editor.edit([{ settings: settingsUnder(pack, editor.plan.settings) }], 'Permit rules');
