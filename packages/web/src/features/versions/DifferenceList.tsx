// The differences of two versions in a list, each with its sign and color. Pressing one shows it in the picture.
import { differenceColors, differenceSigns } from '@homeplot/formats/comparisonPicture';
import type { Comparison, Difference } from '@homeplot/plan/comparePlans';
import { useState } from 'react';
import { cx } from '../../kit/cx.ts';
import { Button } from '../../kit/ui/Button.tsx';

interface DifferenceListProps {
  readonly comparison: Comparison;
  readonly chosen: Difference | undefined;
  readonly onChoose: (difference: Difference) => void;
  /** Restores one object to its earlier state; absent if nothing can be restored. */
  readonly onRestore?: ((difference: Difference) => void) | undefined;
}

/** The number of rows that are shown at first, and that each press adds. */
const rowsPerPage = 100;

const kindWords: Readonly<Record<Difference['kind'], string>> = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
};

/** The labels of the button that restores an object. */
const restoreWords: Readonly<Record<Difference['kind'], string>> = {
  added: 'Remove',
  removed: 'Put back',
  moved: 'Move back',
  changed: 'Change back',
};

export function DifferenceList({ comparison, chosen, onChoose, onRestore }: DifferenceListProps) {
  const { differences, isReordered } = comparison;
  const settings = isReordered ? [...comparison.settings, 'Drawing order'] : comparison.settings;
  const [shown, setShown] = useState(rowsPerPage);
  if (differences.length === 0 && settings.length === 0)
    return <p className="text-sm text-ink-soft">No differences.</p>;
  return (
    <>
      <ul aria-label="Differences" className="divide-y *:border-hairline">
        {differences.slice(0, shown).map((difference) => (
          <li key={difference.id} className="flex items-center gap-2 py-1">
            <button
              type="button"
              aria-pressed={difference.id === chosen?.id}
              onClick={() => onChoose(difference)}
              className="flex min-w-0 grow items-start gap-2 rounded-md px-1.5 py-1.5 text-left hover:bg-ink/6 aria-pressed:bg-accent-wash pointer-coarse:py-2.5"
            >
              <span
                aria-hidden
                style={{ backgroundColor: differenceColors[difference.kind] }}
                className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-sm text-sm leading-none font-bold text-white"
              >
                {differenceSigns[difference.kind]}
              </span>
              <span className={cx('min-w-0 text-sm wrap-anywhere', difference.follows && 'text-ink-soft')}>
                <span className="block font-medium">{difference.title}</span>
                <span className="block text-ink-soft">{wordsOf(difference)}</span>
              </span>
            </button>
            {onRestore ? (
              <Button
                size="sm"
                aria-label={`${restoreWords[difference.kind]}: ${difference.title}`}
                onClick={() => onRestore(difference)}
                className="shrink-0"
              >
                {restoreWords[difference.kind]}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {differences.length > shown ? (
        <Button size="sm" className="mt-2 w-full" onClick={() => setShown(shown + rowsPerPage)}>
          {`Show more (${(differences.length - shown).toLocaleString('en-US')})`}
        </Button>
      ) : null}
      {settings.length > 0 ? (
        <p className="mt-3 text-sm text-ink-soft wrap-anywhere">{`Plan settings: ${settings.join(', ')}.`}</p>
      ) : null}
    </>
  );
}

/** `Moved 4' 6"`, `Changed: 10' × 10' → 12' × 10'`. */
function wordsOf({ kind, words, follows }: Difference): string {
  const text =
    kind === 'moved' ? words.replace(/^m/, 'M') : words ? `${kindWords[kind]}: ${words}` : kindWords[kind];
  return follows ? `${text}, with what it is tied to` : text;
}
