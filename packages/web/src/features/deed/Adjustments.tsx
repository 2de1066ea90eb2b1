// How much the compass rule changes each edge.
import { formatAngle } from '@homeplot/plan/angle';
import { azimuthOf } from '@homeplot/plan/bearing';
import { subtract } from '@homeplot/plan/point';
import { type Leg, legLength } from '@homeplot/plan/traverse';
import { isMetric, metersPerFoot, type Units } from '@homeplot/plan/units';

interface AdjustmentsProps {
  readonly before: readonly Leg[];
  readonly after: readonly Leg[];
  readonly units: Units;
}

export function Adjustments({ before, after, units }: AdjustmentsProps) {
  return (
    <div className="rounded-md border border-hairline">
      <table aria-label="Changes by the compass rule" className="w-full text-sm tabular-nums">
        <thead className="bg-panel text-left text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-1.5 font-medium">
              Edge
            </th>
            <th scope="col" className="px-3 py-1.5 font-medium">
              Length
            </th>
            <th scope="col" className="px-3 py-1.5 font-medium">
              Bearing
            </th>
          </tr>
        </thead>
        <tbody>
          {after.map((leg, i) => {
            const old = before[i] ?? leg;
            return (
              <tr key={i} className="border-t border-hairline">
                <th scope="row" className="px-3 py-1 text-left font-normal">
                  {i + 1}
                </th>
                <td className="px-3 py-1">{lengthChange(legLength(leg) - legLength(old), units)}</td>
                <td className="px-3 py-1">{angleChange(old, leg)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const signed = (value: number, digits: number): string => {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
};

const lengthChange = (feet: number, units: Units): string =>
  isMetric(units) ? `${signed(feet * metersPerFoot, 4)} m` : `${signed(feet, 3)}'`;

function angleChange(old: Leg, now: Leg): string {
  const turned = azimuthOf(subtract(now.to, now.from), 0) - azimuthOf(subtract(old.to, old.from), 0);
  const nearest = turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned;
  const angle = formatAngle(Math.abs(nearest));
  return angle === formatAngle(0) ? angle : `${nearest < 0 ? '−' : '+'}${angle}`;
}
