// What a pack contains: its date, its numbers and its sources.
import type { Pack } from '@homeplot/plan/pack';
import { countText, type Units } from '@homeplot/plan/units';
import { longDate } from '../../kit/formatted.ts';
import { keyOf, typedOf } from './packFields.ts';
import { packSections } from './packSections.ts';

export function PackFacts({ pack, units }: { readonly pack: Pack; readonly units: Units }) {
  const typed = typedOf(pack, units);
  const numbers = packSections
    .flatMap(({ fields }) => fields)
    .filter((field) => typed[keyOf(field)])
    .map((field) => ({ key: keyOf(field), label: field.label, value: typed[keyOf(field)] }));
  return (
    <div className="space-y-3 text-sm text-ink-soft">
      <p>{`Read on ${longDate(new Date(`${pack.date}T12:00`))}. It asks for ${countText(pack.items.length, 'thing')} on the sheet.`}</p>
      {numbers.length > 0 ? (
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 sm:grid-cols-[1fr_auto_1fr_auto]">
          {numbers.map(({ key, label, value }) => (
            <div key={key} className="contents">
              <dt>{label}</dt>
              <dd className="text-right font-medium text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>
          It has no setbacks or limits: those differ by city and zone. Type yours from your city's page.
          {pack.usual ? " You'll be asked to confirm typical distances when they matter." : ''}
        </p>
      )}
      {pack.sources.length > 0 ? (
        <details>
          <summary className="cursor-pointer py-1 pointer-coarse:py-3">{`Sources (${pack.sources.length})`}</summary>
          <ul className="mt-1 list-disc space-y-0.5 pl-5">
            {pack.sources.map(({ title, url }) => (
              <li key={`${title} ${url}`} className="wrap-anywhere">
                {url ? (
                  <a href={url} target="_blank" rel="noreferrer" className="text-accent underline">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
