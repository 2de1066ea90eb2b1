// Where a drawing goes: into the open plan or a new one.
import { useId } from 'react';

/** beside: in this plan, at its true place relative to what was imported earlier from the same site. */
export type Place = 'here' | 'beside' | 'new';

interface PlaceChoiceProps {
  readonly chosen: Place;
  /** The name of a file of the same site that was imported earlier; undefined if there is none. */
  readonly beside: string | undefined;
  readonly onChoose: (place: Place) => void;
}

export function PlaceChoice({ chosen, beside, onChoose }: PlaceChoiceProps) {
  const name = useId();
  const choices: readonly { readonly place: Place; readonly label: string }[] = [
    ...(beside
      ? [{ place: 'beside' as const, label: `In this plan, at its true place next to ${beside}` }]
      : []),
    { place: 'here', label: 'In this plan, in the middle of the view' },
    { place: 'new', label: 'As a new plan' },
  ];
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-ink-soft">Place</legend>
      {choices.map(({ place, label }) => (
        <label
          key={place}
          className="flex items-start gap-2.5 py-0.5 text-[0.9375rem] pointer-coarse:py-[0.6875rem]"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === place}
            onChange={() => onChoose(place)}
            className="mt-[0.1875rem] size-4.5 shrink-0 accent-accent"
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
