// The card of a setback line: the buildable area that it leaves, and a button to change its distances.
import type { PlanObject } from '@homeplot/plan/kind';
import { isSetback } from '@homeplot/plan/setback';
import { Card } from '../ui/Card.tsx';
import { BuildableArea } from './BuildableArea.tsx';
import { CommandButton } from './CommandButton.tsx';

export function SetbackCard({ object }: { readonly object: PlanObject }) {
  if (!isSetback(object)) return null;
  return (
    <Card title="Setback line">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-[0.9375rem]">
        <BuildableArea line={object} />
      </dl>
      {object.of === undefined ? null : (
        <div className="mt-3">
          <CommandButton command="setback" label="Change its distances" />
        </div>
      )}
    </Card>
  );
}
