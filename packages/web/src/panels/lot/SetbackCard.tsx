// The card of a setback line: the buildable area that it leaves, and a button to change its distances.
import type { PlanObject } from '@homeplot/plan/kind';
import { tiesOf } from '@homeplot/plan/ties';
import { Card } from '../../ui/Card.tsx';
import { BuildableArea } from './BuildableArea.tsx';
import { CommandButton } from '../properties/CommandButton.tsx';

export function SetbackCard({ object }: { readonly object: PlanObject }) {
  return (
    <Card title="Setback line">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-[0.9375rem]">
        <BuildableArea line={object} />
      </dl>
      {tiesOf(object).length === 0 ? null : (
        <div className="mt-3">
          <CommandButton command="setback" label="Change distances" />
        </div>
      )}
    </Card>
  );
}
