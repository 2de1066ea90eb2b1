// The lots that a search found; one can be chosen.
import { useId } from 'react';
import { countText } from '@homeplot/plan/units';
import type { FoundLot } from './findLots.ts';

interface FoundListProps {
  readonly lots: readonly FoundLot[];
  readonly chosen: FoundLot | undefined;
  readonly onChoose: (lot: FoundLot) => void;
}

export function FoundList({ lots, chosen, onChoose }: FoundListProps) {
  const name = useId();
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <output className="text-sm text-ink-faint">{`${countText(lots.length, 'lot')} found. Choose here or on the map.`}</output>
      <div
        role="radiogroup"
        aria-label="Lots"
        className="max-h-60 divide-y divide-hairline overflow-y-auto rounded-md border border-hairline md:max-h-64"
      >
        {lots.map((lot) => {
          const { parcel, address } = wordsOf(lot);
          return (
            <label
              key={lot.feature.id}
              className="flex cursor-pointer items-start gap-2.5 px-3 py-2 text-sm has-checked:bg-accent-wash pointer-coarse:py-3"
            >
              <input
                type="radio"
                name={name}
                checked={lot === chosen}
                onChange={() => onChoose(lot)}
                className="mt-0.5 size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{address || parcel || `Lot ${lot.feature.id + 1}`}</span>
                {address && parcel ? <span className="block text-ink-soft">{parcel}</span> : null}
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}

function wordsOf({ feature: { attributes }, layer: { fields } }: FoundLot): {
  parcel: string;
  address: string;
} {
  const textOf = (field: string | undefined): string =>
    String((field && attributes[field]) ?? '')
      .trim()
      .slice(0, 200);
  return { parcel: textOf(fields.parcel?.field), address: textOf(fields.address?.field) };
}
