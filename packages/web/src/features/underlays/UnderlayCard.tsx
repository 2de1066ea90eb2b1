// The card of an underlay: its scale, its look, and the tools for it.
// Kept offline when idle.
import { editUnderlay } from '@homeplot/editor/editUnderlay';
import { maxFade, type Underlay } from '@homeplot/plan/underlay';
import { scrollToCardTop } from '../../cards/scrollToCard.ts';
import { pickAnyTool } from '../../workspace/everyTool.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { fileBlob } from '../../store/files/fileStore.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { Slider } from '../../kit/fields/Slider.tsx';
import { PdfParts } from './PdfParts.tsx';
import { pictureShape } from '../../pictures/pictureShape.ts';
import { isScaled, scaleEnded, scaleLines } from './scaleText.ts';
import { unstraightened } from './straightened.ts';
import type { Shape } from '../../pictures/worker/jobs.ts';
import { pdfJobs } from '../../pictures/workers.ts';

const isPdf = ({ file }: Underlay): boolean => file.type === 'application/pdf';

/** The proportions of the photo or PDF page before it was straightened. */
async function photoShape(underlay: Underlay): Promise<Shape | { readonly problem: string }> {
  const { file, page } = underlay;
  const blob = await fileBlob(file);
  if (!(blob instanceof Blob)) return blob;
  const shape = isPdf(underlay)
    ? await pdfJobs.size({ blob, page }).catch(() => undefined)
    : await pictureShape(blob);
  return shape ?? { problem: `The browser couldn't show "${file.name}". Reload the page, then try again.` };
}

export function UnderlayCard({ object }: { readonly object: Underlay }) {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const { file, page, fade, contrast, printed, traceOver, corners } = object;
  /** merges: whether the edit continues the last one, so that a drag of a slider is one undo step. */
  const changeLook = (more: Partial<Underlay>, label: string, merges = false): void =>
    void editor.edit([{ put: { ...object, ...more } }], label, merges && editor.lastEdit?.label === label);
  const toggle = (name: 'printed' | 'traceOver', label: string, on: boolean): void => {
    const { [name]: _, ...rest } = object;
    editor.edit([{ put: on ? { ...rest, [name]: true } : rest }], label);
  };
  const showPhoto = async (): Promise<void> => {
    const shape = await photoShape(object);
    if ('problem' in shape) editor.say({ text: shape.problem, tone: 'error' });
    else if (
      editUnderlay(editor, unstraightened(object, shape.width / shape.height), 'Show the photo again') &&
      scaled
    )
      editor.say(scaleEnded('The photo is shown as it was taken.'));
  };
  const scaled = isScaled(object);
  const pick = (tool: string) => (): void => pickAnyTool(editor, tool);
  return (
    <Card ref={scrollToCardTop} title="Underlay">
      <p className="break-words">{page === undefined ? file.name : `${file.name}, page ${page}`}</p>
      {scaleLines(object, units).map((line) => (
        <p key={line} className="mt-1 text-sm text-ink-soft">
          {line}
        </p>
      ))}
      <Button tone={scaled ? 'secondary' : 'primary'} className="mt-3 w-full" onClick={pick('setScale')}>
        {scaled ? 'Set scale again' : 'Set scale'}
      </Button>
      {isPdf(object) ? <PdfParts underlay={object} /> : null}
      <div className="mt-4 space-y-3 border-t border-hairline pt-4">
        <Slider
          label="Fade (%)"
          value={fade}
          min={0}
          max={maxFade}
          step={5}
          onChange={(value) => changeLook({ fade: value }, 'Fade underlay', true)}
        />
        <Slider
          label="Contrast (%)"
          value={contrast}
          min={0}
          max={100}
          step={5}
          onChange={(value) => changeLook({ contrast: value }, 'Contrast of underlay', true)}
        />
        <CheckField
          label={
            <span>
              Trace over
              <span className="block text-sm text-ink-soft">
                Clicks pass through it. What you draw over it is marked as traced and doesn't snap to the
                grid.
              </span>
            </span>
          }
          checked={traceOver === true}
          onChange={({ target }) => toggle('traceOver', 'Trace over', target.checked)}
        />
        <CheckField
          label="Print"
          checked={printed === true}
          onChange={({ target }) => toggle('printed', 'Print underlay', target.checked)}
        />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2 border-t border-hairline pt-4">
        <Button size="sm" onClick={pick('cropUnderlay')}>
          Crop
        </Button>
        {corners ? (
          <Button size="sm" onClick={() => void showPhoto()}>
            Show photo
          </Button>
        ) : (
          <Button size="sm" onClick={pick('straighten')}>
            Straighten photo
          </Button>
        )}
      </div>
    </Card>
  );
}
