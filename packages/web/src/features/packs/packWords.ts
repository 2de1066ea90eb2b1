// What a pack has besides numbers, as the texts of a form: its name and its source, the units of its sheets and what they
// must show; and what is wrong with them.
import { countryOf, type ItemId, itemIds, itemNeeds, type Pack, type PackItem } from '@homeplot/plan/pack';
import { unitSystems } from '@homeplot/plan/units';
import { pageOf, webAddress, withPage } from './cityPack.ts';

export const itemKey = (id: ItemId): string => `items.${id}`;

/** Only items that are asked for have a text. */
export const wordsOf = (pack: Pack) => ({
  name: pack.name,
  country: countryOf(pack) ?? '',
  district: pack.district ?? '',
  page: pageOf(pack),
  date: pack.date,
  units: pack.sheet?.units ?? '',
  ...Object.fromEntries(pack.items.map(({ id, need }) => [itemKey(id), need])),
});

export type PackWords = ReturnType<typeof wordsOf> & Readonly<Record<string, string>>;

export function withWords(pack: Pack, words: PackWords): Pack {
  const { country: _, district: __, sheet: { units: ___, ...sheet } = {}, ...rest } = pack;
  const { name, country, district, date, page } = words;
  const units = unitSystems.find((one) => one === words.units);
  const changed = {
    ...rest,
    name: name.trim(),
    date,
    ...(country ? { country } : {}),
    ...(district ? { district } : {}),
    sheet: units ? { ...sheet, units } : sheet,
    items: withNeeds(pack.items, words),
  };
  return withPage(changed, webAddress(page.trim()) ?? '');
}

/** Items that were asked for before stay as they are, and in their order, except for their need. */
function withNeeds(items: readonly PackItem[], words: PackWords): readonly PackItem[] {
  const added = itemIds.filter((id) => !items.some((item) => item.id === id)).map((id) => ({ id }));
  return [...items, ...added].flatMap((item) => {
    const need = itemNeeds.find((one) => one === words[itemKey(item.id)]);
    return need ? [{ ...item, need }] : [];
  });
}

export function wordProblems({ name, date, page }: PackWords): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (name.trim() === '') problems['name'] = 'Type the name of the city or county.';
  if (Number.isNaN(Date.parse(date))) problems['date'] = 'Choose the day on which you read the page.';
  if (page.trim() && !webAddress(page.trim()))
    problems['page'] = "That isn't a web address. Try www.city.gov/zoning.";
  return problems;
}
