// The card with the values that the current tool has measured, and buttons to keep them.
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';

export function MeasurementCard() {
  const editor = useEditor();
  const reading = useSlice(({ hand }) => hand.reading);
  if (!reading) return null;
  const act = (name: string): void => {
    editor.hand.runAction(name);
    // The card goes away with the measurement, and so does the button that had the focus.
    if (!editor.hand.reading) focusCanvas();
  };
  return (
    <Card title={reading.title}>
      <dl className="mb-4 space-y-1.5 text-[0.9375rem]">
        {reading.rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="shrink-0 text-ink-soft">{label}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2">
        {reading.actions.map(({ name, label }) => (
          <Button key={name} size="sm" className="w-full" onClick={() => act(name)}>
            {label}
          </Button>
        ))}
      </div>
    </Card>
  );
}
