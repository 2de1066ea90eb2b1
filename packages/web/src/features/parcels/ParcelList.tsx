// The list of the parcels in a file, which can be searched by their attributes and from which one is chosen.
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { countText, withSeparators } from '@homeplot/plan/units';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { TextField } from '../../kit/fields/TextField.tsx';
import { addressOf, search, titleOf } from './attributes.ts';

/** The number of parcels that are listed; others are found by searching. */
const maxRows = 200;

/** Such as `3 of 1,200 parcels`. */
const foundText = (found: number, all: number): string =>
  `${found === all ? '' : `${withSeparators(found)} of `}${countText(all, 'parcel')}`;

interface ParcelListProps {
  readonly features: readonly ParcelFeature[];
  readonly chosen: ParcelFeature | undefined;
  readonly onChoose: (feature: ParcelFeature) => void;
}

export function ParcelList({ features, chosen, onChoose }: ParcelListProps) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const found = useMemo(() => search(features, wanted), [features, wanted]);
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const rows = found.slice(0, maxRows);
  // A parcel that was picked on the map may be beyond the listed ones; then it is listed first.
  const shown = chosen && !rows.includes(chosen) && found.includes(chosen) ? [chosen, ...rows] : rows;
  useEffect(() => {
    const row = chosen && list.current?.querySelector(`input[value="${chosen.id}"]`)?.closest('label');
    row?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <TextField
        label="Search by owner, number, address …"
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <output className="text-sm text-ink-faint">
        {found.length > maxRows
          ? `${withSeparators(found.length)} found; the first ${maxRows} are listed. Search to narrow them down.`
          : foundText(found.length, features.length)}
      </output>
      <div
        ref={list}
        role="radiogroup"
        aria-label="Parcels"
        className="max-h-60 min-h-24 divide-y divide-hairline overflow-y-auto rounded-md border border-hairline md:max-h-72"
      >
        {shown.map((feature) => {
          const [title, address] = [titleOf(feature), addressOf(feature)];
          return (
            <label
              key={feature.id}
              className="flex cursor-pointer items-start gap-2.5 px-3 py-2 text-sm has-checked:bg-accent-wash pointer-coarse:py-3"
            >
              <input
                type="radio"
                name={name}
                value={feature.id}
                checked={feature === chosen}
                onChange={() => onChoose(feature)}
                className="mt-0.5 size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{title}</span>
                {address && address !== title ? <span className="block text-ink-soft">{address}</span> : null}
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
