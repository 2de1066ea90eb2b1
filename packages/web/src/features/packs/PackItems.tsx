// The list of all items that a pack may ask for, with a choice of whether each is required, required if the site has it,
// asked of the permit office, or not asked for.
import { itemIds } from '@homeplot/plan/pack';
import { itemTitles } from './itemTitles.ts';
import { fieldClass } from '../../kit/fields/fieldClass.ts';
import { itemKey } from './packWords.ts';

const needs = [
  { need: 'required', label: 'Required' },
  { need: 'ifPresent', label: 'If there is one' },
  { need: 'ask', label: 'Ask the permit office' },
] as const;

interface PackItemsProps {
  /** By the keys of the items; empty for those that aren't asked for. */
  readonly needs: Readonly<Record<string, string>>;
  readonly onChange: (key: string, need: string) => void;
}

export function PackItems({ needs: chosen, onChange }: PackItemsProps) {
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
            value={chosen[itemKey(id)] ?? ''}
            onChange={({ target }) => onChange(itemKey(id), target.value)}
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
