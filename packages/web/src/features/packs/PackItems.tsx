// The list of all items that a pack may ask for, with a choice of whether each is required, required if the site has it,
// asked of the permit office, or not asked for.
import { type ItemId, itemIds, type PackItem } from '@homeplot/plan/pack';
import { itemTitles } from './itemTitles.ts';
import { fieldClass } from '../../kit/fields/fieldClass.ts';

const needs = [
  { need: 'required', label: 'Required' },
  { need: 'ifPresent', label: 'If there is one' },
  { need: 'ask', label: 'Ask the permit office' },
] as const;

interface PackItemsProps {
  readonly items: readonly PackItem[];
  readonly onChange: (items: readonly PackItem[]) => void;
}

export function PackItems({ items, onChange }: PackItemsProps) {
  const change = (id: ItemId, need: string): void => {
    const chosen = needs.find((one) => one.need === need)?.need;
    const old = items.find((item) => item.id === id);
    const others = items.filter((item) => item.id !== id);
    onChange(chosen ? [...others, { ...old, id, need: chosen }] : others);
  };
  return (
    <ul className="divide-y divide-hairline">
      {itemIds.map((id) => (
        <li key={id} className="flex items-center justify-between gap-3 py-1.5">
          <label htmlFor={`item-${id}`} className="text-sm">
            {itemTitles[id]}
          </label>
          <select
            id={`item-${id}`}
            className={`${fieldClass} w-52! max-w-1/2 shrink-0 pointer-coarse:h-11`}
            value={items.find((item) => item.id === id)?.need ?? ''}
            onChange={({ target }) => change(id, target.value)}
          >
            <option value="">Not asked for</option>
            {needs.map(({ need, label }) => (
              <option key={need} value={need}>
                {label}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}
