// The card of a setback line: the buildable area inside it, its differences from the plan's rules, and buttons that change its
// distances.
import type { PlanObject } from '@homeplot/plan/kind';
import {
  differenceSentence,
  requiredDistancesTitle,
  setbackDifferences,
  withRequiredDistances,
} from '@homeplot/plan/setbackDifferences';
import { siteLotIn } from '@homeplot/plan/siteLot';
import { isTied, tiesOf } from '@homeplot/plan/ties';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { BuildableArea } from './BuildableArea.tsx';
import { CommandButton, givingFocus } from '../../cards/CommandButton.tsx';

export function SetbackCard({ object }: { readonly object: PlanObject }) {
  return (
    <Card title="Setback line">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-[0.9375rem]">
        <BuildableArea line={object} />
      </dl>
      <Differences line={object} />
      {isTied(object) ? (
        <div className="mt-3">
          <CommandButton command="setback" label="Change distances" />
        </div>
      ) : null}
    </Card>
  );
}

function Differences({ line }: { readonly line: PlanObject }) {
  const editor = useEditor();
  useRevision();
  const { plan } = editor;
  const { pack, units } = plan.settings;
  const [tie] = tiesOf(line);
  const lotObject = tie && plan.objects.get(tie.object);
  const lot = lotObject && siteLotIn(plan, lotObject);
  if (!lot || !pack) return null;
  const sentences = setbackDifferences(lot, line).map((difference) =>
    differenceSentence(difference, { pack, units }),
  );
  const changes = withRequiredDistances(lot, line, plan);
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-2 text-sm wrap-anywhere text-ink-soft">
          {sentence}
        </p>
      ))}
      {changes ? (
        <Button
          ref={givingFocus}
          size="sm"
          className="mt-3 w-full"
          onClick={() => void editor.edit(changes, requiredDistancesTitle)}
        >
          {requiredDistancesTitle}
        </Button>
      ) : null}
    </>
  );
}
