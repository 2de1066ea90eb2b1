// Adds grades along the lot lines at even distances, with one press.
import { leaveGradesAlongLots } from '@homeplot/editor/gradesAlongLots';
import { countText, isMetric, metersPerFoot } from '@homeplot/plan/units';
import { useState } from 'react';
import { TypedField } from '../../cards/TypedField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { readStep, stepText } from './elevationFields.ts';

/** The distance between grades that the card begins with, in the units of the plan. */
const usualFeet = { metric: 5 / metersPerFoot, imperial: 25 } as const;

export function LotGradesCard() {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const [typed, setTyped] = useState<number>();
  const every = typed ?? usualFeet[isMetric(units) ? 'metric' : 'imperial'];
  const setEvery = (text: string): string | undefined => {
    const read = readStep(text, units);
    if ('problem' in read) return read.problem;
    setTyped(read.feet);
    return undefined;
  };
  const addGrades = (): void => {
    const { left, unknown } = leaveGradesAlongLots(editor, every);
    const skipped = unknown === 0 ? '' : ` The ground isn't known at ${countText(unknown, 'other point')}.`;
    const added = left > 0 ? `Added ${countText(left, 'grade')}.` : 'No grade was missing.';
    editor.say({ text: added + skipped, tone: left > 0 ? 'success' : 'info' });
  };
  return (
    <Card title="Grades along lot lines">
      <div className="space-y-3">
        <TypedField
          label="Every"
          value={stepText(every, units)}
          hint="Each corner of the lot gets one too"
          onApply={setEvery}
        />
        <Button size="sm" className="w-full" onClick={addGrades}>
          Leave grades
        </Button>
      </div>
    </Card>
  );
}
