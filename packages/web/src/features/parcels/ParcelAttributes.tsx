// The attributes of a picked parcel: the first few, then all of them on request.
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { useState } from 'react';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { textsOf } from './attributes.ts';

const fewAttributes = 6;

export function Attributes({ feature }: { readonly feature: ParcelFeature }) {
  const [isLong, setLong] = useState(false);
  const all = textsOf(feature);
  const shown = isLong ? all : all.slice(0, fewAttributes);
  return (
    <div className="text-sm">
      <dl
        aria-label="Attributes of the chosen parcel"
        className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-1 rounded-md border border-hairline p-3"
      >
        {shown.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="wrap-anywhere text-ink-faint">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {shown.length < all.length ? (
        <LinkButton onClick={() => setLong(true)}>{`Show all ${all.length} attributes`}</LinkButton>
      ) : null}
    </div>
  );
}
