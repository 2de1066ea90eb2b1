// The packs to choose from: those that come with the product or from the office whose copy this is, and those that the user
// typed or was sent, stored in this browser (none if nothing can be stored). Also which one is usual, and in which units a
// plan under one is.
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { countryOf, generalPacks, type Pack } from '@homeplot/plan/pack';
import { readPack, writePack } from '@homeplot/plan/packFile';
import { isMetric, type Units } from '@homeplot/plan/units';
import { storedJson, storeText } from '../../kit/browserStorage.ts';
import { siteDesk } from '../../store/local/siteDesk.ts';
import { region, unitsIn } from '../../kit/region.ts';

const key = 'homeplot.packs';
/** The number of own packs that are stored: enough for all cities that somebody works in. */
const maxPacks = 50;

/** The user's own packs, the latest first; none if the browser can't store any. */
export function ownPacks(): readonly Pack[] {
  const stored = storedJson(key);
  if (!Array.isArray(stored)) return [];
  return stored.map(readPack).flatMap((reading) => (reading.ok ? [reading.pack] : []));
}

/** Returns whether the browser stored the pack. */
export function keepPack(pack: Pack): boolean {
  return store([pack, ...ownPacks().filter(({ id }) => id !== pack.id)].slice(0, maxPacks));
}

export const forgetPack = (id: string): boolean => store(ownPacks().filter((pack) => pack.id !== id));

const store = (packs: readonly Pack[]): boolean => storeText(key, JSON.stringify(packs));

/** The pack of the permit office, if this is an office's copy of the site. */
export const deskPack = (): Pack | undefined => siteDesk()?.desk.pack;

/** The packs that come with the site, the office's first. */
export function sitePacks(): readonly Pack[] {
  const own = deskPack();
  return [...(own ? [own] : []), ...builtInPacks.filter(({ id }) => id !== own?.id)];
}

export const isOwnPack = ({ id }: Pack): boolean => !sitePacks().some((pack) => pack.id === id);

export const packById = (id: string | undefined): Pack | undefined =>
  [...sitePacks(), ...ownPacks()].find((pack) => pack.id === id);

/** A new id for a pack that was typed here, or that was received with the id of another pack. */
export const ownId = (newId: () => string): string => `own-${newId()}`;

/**
 * A received pack. If another pack has its id, it gets a new one, so that it neither replaces that pack nor is taken for it.
 */
export function withFreeId(pack: Pack, newId: () => string): Pack {
  const known = packById(pack.id);
  return known && writePack(known) !== writePack(pack) ? { ...pack, id: ownId(newId) } : pack;
}

/** The units for a plan under these rules: present ones, unless the rules' country is known to use the other system. */
export function unitsUnder(pack: Pick<Pack, 'id' | 'country'>, units: Units): Units {
  const country = countryOf(pack);
  const usual = country === undefined ? units : unitsIn(country);
  return isMetric(usual) === isMetric(units) ? units : usual;
}

/** The id of the office's pack, or else of the general pack of the user's country; undefined if there is none. */
export const usualPack = (): string | undefined => deskPack()?.id ?? generalPacks[region()];
