// The table in which the user chooses what points with each code of a file become.
import { type CodeMeaning, codeTargets, type TargetName } from '@homeplot/plan/codeTargets';
import type { CodeCount } from '@homeplot/plan/objectsOfPoints';
import { fieldClass } from '../../kit/fields/fieldClass.ts';
import { cx } from '../../kit/cx.ts';

interface CodeTableProps {
  readonly codes: readonly CodeCount[];
  readonly onChoose: (code: string, meaning: CodeMeaning) => void;
}

const shapes = [
  ['point', 'Symbols'],
  ['line', 'Lines'],
  ['area', 'Outlines'],
] as const;

const targets = Object.entries(codeTargets) as readonly [TargetName, (typeof codeTargets)[TargetName]][];
const meanings: readonly string[] = [...targets.map(([name]) => name), 'left out'];

const isMeaning = (value: string): value is CodeMeaning => meanings.includes(value);

/**
 * The number of codes that are listed. A file with more has numbers or words in place of codes; those become spot
 * elevations.
 */
const maxShown = 60;

export function CodeTable({ codes, onChoose }: CodeTableProps) {
  return (
    <table className="w-full text-[0.9375rem]">
      <caption className="mb-1.5 text-left text-sm text-ink-soft">
        What the codes of the points become. Lines join their points in the order of the file.
      </caption>
      <thead className="text-left text-sm text-ink-soft">
        <tr>
          <th className="pr-3 pb-1 font-normal">Code</th>
          <th className="pr-3 pb-1 text-right font-normal">Points</th>
          <th className="pb-1 font-normal">Becomes</th>
        </tr>
      </thead>
      <tbody>
        {codes.slice(0, maxShown).map(({ code, points, meaning, isUnknown }) => (
          <tr key={code}>
            <th scope="row" className="max-w-32 py-1 pr-3 text-left font-semibold wrap-anywhere">
              {code || 'No code'}
              {isUnknown ? (
                <span className="block text-sm font-normal text-ink-soft">Unknown code</span>
              ) : null}
            </th>
            <td className="py-1 pr-3 text-right tabular-nums">{points}</td>
            <td className="py-1">
              <select
                aria-label={`${code || 'No code'} becomes`}
                value={meaning}
                onChange={({ target }) => isMeaning(target.value) && onChoose(code, target.value)}
                className={cx(fieldClass, 'pr-7', isUnknown && 'border-accent')}
              >
                <option value="left out">Left out</option>
                {shapes.map(([shape, title]) => (
                  <optgroup key={shape} label={title}>
                    {targets
                      .filter(([, target]) => target.shape === shape)
                      .map(([name, target]) => (
                        <option key={name} value={name}>
                          {target.title}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
