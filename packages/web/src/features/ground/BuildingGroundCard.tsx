// The ground of a selected building or of its selected door: the pad under the building and the steps at its doors.
// Kept offline when idle.
import { doorLines, padLine } from '@homeplot/plan/buildingGround';
import { statusSentence } from '@homeplot/plan/groundWords';
import { Card } from '../../kit/ui/Card.tsx';
import type { ObjectCardProps } from '../../workspace/feature.ts';
import { useSlice } from '../../workspace/useWorkspace.ts';
import { useGround } from './useGround.ts';

export function BuildingGroundCard({ object, part }: ObjectCardProps) {
  const ground = useGround();
  const settings = useSlice(({ plan }) => plan.settings);
  const pad = padLine(object, settings.units);
  const doors = doorLines(object, ground, settings);
  const lines =
    part === undefined ? [...(pad ? [pad] : []), ...doors] : doors.filter(({ door }) => door === part);
  const status = part === undefined ? statusSentence(object) : undefined;
  if (lines.length === 0) return null;
  return (
    <Card title="Ground">
      <dl className="space-y-2 text-sm">
        {lines.map(({ title, value, door }) => (
          <div key={door ?? title}>
            <dt className="text-ink-soft">{title}</dt>
            <dd className="tabular-nums">
              {/* Screen readers read out the value of a selected door when an edit of the door changes it. */}
              {part === undefined ? value : <output>{value}</output>}
            </dd>
          </div>
        ))}
      </dl>
      {status === undefined ? null : <p className="mt-2 text-sm text-ink-soft">{status}</p>}
    </Card>
  );
}
