// The choices for importing a drawing that was read: which layers, in which unit, and where it goes.
import { countText } from '@homeplot/plan/units';
import type { Editor } from '@homeplot/editor/editor';
import { viewBox } from '@homeplot/editor/viewport';
import { boxCenter } from '@homeplot/plan/box';
import type { ImportedDrawing } from '@homeplot/plan/imports';
import { useId, useMemo, useState } from 'react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { DrawingPreview } from './DrawingPreview.tsx';
import { unitChoices, unitQuestion } from './drawingUnits.ts';
import { LayerChoice } from './LayerChoice.tsx';
import type { OpenDrawing } from './openDrawing.ts';
import { cloudWarning, overLimit } from './overLimit.ts';
import { earlierNear, importedAt, importedBeside } from './placeOf.ts';
import { type Place, PlaceChoice } from './PlaceChoice.tsx';
import { ReadReport } from './ReadReport.tsx';
import { UnitChoice } from './UnitChoice.tsx';
import type { DrawingFacts, DrawingLayer } from './worker/drawingFacts.ts';

export interface Choice {
  readonly layers: readonly DrawingLayer[];
  readonly place: Place;
  /** Where the drawing goes in the open plan. A function, since a new plan may be opened first. */
  readonly placed: (editor: Editor) => ImportedDrawing;
}

interface DrawingChoicesProps {
  /** The name of the file. */
  readonly name: string;
  readonly drawing: OpenDrawing;
  readonly facts: DrawingFacts;
  readonly onImport: (choice: Choice) => void;
}

export function DrawingChoices({ name, drawing, facts, onImport }: DrawingChoicesProps) {
  const editor = useEditor();
  const { plan } = editor;
  const question = unitQuestion(facts);
  const [unit, setUnit] = useState(() => (question ? undefined : unitChoices(facts.units)[0]));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => shownLayers(facts));
  const [asked, setAsked] = useState<Place>();
  const note = useId();
  const earlier = unit && earlierNear(plan.settings.imports ?? [], facts, unit.feet);
  const place = asked ?? (earlier ? 'beside' : 'here');
  const layers = useMemo(() => facts.layers.filter(({ name: one }) => chosen.has(one)), [facts, chosen]);
  const objects = layers.reduce((sum, layer) => sum + layer.objects, 0);
  const objectsBefore = place === 'new' ? 0 : plan.objects.size;
  const limit = overLimit(layers, objectsBefore);
  const obstacle = unit ? (objects === 0 ? 'Choose at least one layer.' : limit) : 'Choose the unit first.';

  const importNow = (): void => {
    if (!unit || obstacle !== undefined) return;
    const known = { name: name.slice(0, maxName), units: unit.name, feetPerUnit: unit.feet };
    const placed = (opened: Editor): ImportedDrawing =>
      place === 'beside' && earlier
        ? importedBeside(facts, known, earlier)
        : importedAt(facts, known, boxCenter(viewBox(opened.viewport)));
    onImport({ layers, place, placed });
  };

  return (
    <>
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          <DrawingPreview drawing={drawing} layers={layers} />
          <ReadReport facts={facts} />
        </div>
        <div className="min-w-0 space-y-5">
          <UnitChoice facts={facts} question={question} chosen={unit} onChoose={setUnit} />
          <LayerChoice layers={facts.layers} chosen={chosen} onChoose={setChosen} />
          <PlaceChoice chosen={place} beside={earlier?.name} onChoose={setAsked} />
        </div>
      </div>
      <DialogFoot>
        <output id={note} className="min-w-0 flex-1 text-sm text-ink-soft">
          {obstacle ?? cloudWarning(layers, objectsBefore)}
        </output>
        <Button
          tone="primary"
          className="max-sm:w-full"
          aria-disabled={obstacle !== undefined}
          aria-describedby={note}
          onClick={importNow}
        >
          {`Import ${countText(objects, 'object')}`}
        </Button>
      </DialogFoot>
    </>
  );
}

/** The most characters that a plan file has for the name of an imported file. */
const maxName = 200;

/** AutoCAD's layer of the points that dimensions measure, which it never prints. */
const neverPrinted = 'defpoints';

/** The names of the layers that the drawing shows; of all layers if it shows none. */
function shownLayers({ layers }: DrawingFacts): ReadonlySet<string> {
  const shown = layers.filter(({ isVisible, name }) => isVisible && name.toLowerCase() !== neverPrinted);
  return new Set((shown.length > 0 ? shown : layers).map(({ name }) => name));
}
