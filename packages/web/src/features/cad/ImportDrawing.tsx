// Imports a CAD drawing: reads it, shows it, asks for what the file doesn't say, and adds it to the plan.
// Kept offline when idle.
import { countText, withSeparators } from '@homeplot/plan/units';
import { useState } from 'react';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { type NewPlan, openNewPlan } from '../../store/open/startNewPlan.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { addDrawing } from './addDrawing.ts';
import { type Choice, DrawingChoices } from './DrawingChoices.tsx';
import { layersFor } from './layersFor.ts';
import { boxIn } from './placeOf.ts';
import { problemOf, type ReadDrawing, useDrawing } from './useDrawing.ts';
import { Progress } from '../../kit/ui/Progress.tsx';

interface ImportDrawingProps {
  readonly file: File;
  readonly onClose: () => void;
}

type Adding =
  | { readonly done: number; readonly of: number; readonly stop: AbortController }
  | { readonly problem: string };

export function ImportDrawing({ file, onClose }: ImportDrawingProps) {
  const workspace = useWorkspace();
  const state = useDrawing(file);
  const [adding, setAdding] = useState<Adding>();
  const isAdding = adding !== undefined && 'done' in adding;

  const add = async ({ drawing, facts }: ReadDrawing, choice: Choice): Promise<void> => {
    const { editor } = workspace;
    const names = choice.layers.map(({ name }) => name);
    const total = choice.layers.reduce((sum, { objects }) => sum + objects, 0);
    const stop = new AbortController();
    setAdding({ done: 0, of: total, stop });
    let opened: NewPlan | undefined;
    try {
      if (choice.place === 'new') opened = await openNewPlan(workspace);
      const imported = choice.placed(editor);
      const { layers, ids, merged } = layersFor(editor.plan.settings.layers, choice.layers, file.name);
      const portions = drawing.objects(names, imported);
      const added = await addDrawing(editor, imported, { layers, ids, merged }, portions, {
        progress: (done) => setAdding({ done, of: total, stop }),
        signal: stop.signal,
      });
      if (!added) await opened?.takeBack();
      onClose();
      if (!added) return;
      editor.hand.pick('select');
      editor.fit(boxIn(facts, imported));
      const words = [
        `Imported ${countText(added.objects, 'object')} from ${file.name}`,
        opened?.earlier,
      ].filter(Boolean);
      editor.say({ text: words.join('. '), tone: 'success' });
      for (const note of shortcomings(added.farAway, merged)) editor.say({ text: note, tone: 'info' });
    } catch (problem) {
      setAdding({ problem: problemOf(problem) });
      await opened?.takeBack();
    }
  };

  return (
    <Dialog
      onClose={() => {
        if (isAdding) adding.stop.abort();
        else onClose();
      }}
      title="Import a drawing"
      description={file.name}
      className={state.step === 'ready' ? 'max-w-5xl!' : 'max-w-lg!'}
    >
      {adding && 'problem' in adding ? <ErrorBox>{adding.problem}</ErrorBox> : null}
      {isAdding ? (
        <>
          <Progress
            words={`Adding ${withSeparators(adding.of)} objects…`}
            value={adding.done}
            max={adding.of}
          />
          <Button className="mt-4 w-full" onClick={() => adding.stop.abort()}>
            Cancel
          </Button>
        </>
      ) : state.step === 'failed' ? (
        <>
          <ErrorBox>{state.problem}</ErrorBox>
          <p className="mt-3 text-sm text-ink-soft">Your plan hasn't changed.</p>
          <Button tone="primary" className="mt-5 w-full" onClick={onClose}>
            OK
          </Button>
        </>
      ) : state.step === 'reading' ? (
        <>
          <Progress words="Reading the drawing…" value={state.done} max={1} />
          <Button className="mt-4 w-full" onClick={onClose}>
            Cancel
          </Button>
        </>
      ) : (
        <DrawingChoices
          name={file.name}
          drawing={state.drawing}
          facts={state.facts}
          onImport={(choice) => void add(state, choice)}
        />
      )}
    </Dialog>
  );
}

function shortcomings(farAway: number, merged: number): readonly string[] {
  const lines: string[] = [];
  if (farAway > 0)
    lines.push(
      `${countText(farAway, 'object was', 'objects were')} left out: more than 170 miles from the rest.`,
    );
  if (merged > 0)
    lines.push(
      `A plan can have 200 layers, so ${countText(merged, 'layer of the drawing shares', 'layers of the drawing share')} one named after the file.`,
    );
  return lines;
}
