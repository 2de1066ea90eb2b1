// The choice of what to do with the gap of a deed. The initial choice comes from `usualFinish`.
import type { Finish } from '@homeplot/plan/closeTraverse';

interface GapChoiceProps {
  readonly chosen: Finish;
  readonly onChoose: (finish: Finish) => void;
}

const choices: readonly { readonly finish: Finish; readonly title: string; readonly hint: string }[] = [
  {
    finish: 'last',
    title: 'End the last edge at the beginning',
    hint: 'The last edge closes the gap. The others stay as they are.',
  },
  {
    finish: 'closing',
    title: 'Leave the gap open',
    hint: 'All edges stay as the deed has them. The lot and its sheets show the gap.',
  },
  {
    finish: 'compass',
    title: 'Adjust by compass rule',
    hint: 'Each edge takes its share of the gap, by its length.',
  },
];

export function GapChoice({ chosen, onChoose }: GapChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">How to close the gap</legend>
      <div className="space-y-2">
        {choices.map(({ finish, title, hint }) => (
          <label key={finish} className="flex cursor-pointer items-start gap-2.5">
            <input
              type="radio"
              name="gap"
              aria-label={title}
              checked={finish === chosen}
              onChange={() => onChoose(finish)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>
              <span className="block text-[0.9375rem]">{title}</span>
              <span className="block text-sm text-ink-faint">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
