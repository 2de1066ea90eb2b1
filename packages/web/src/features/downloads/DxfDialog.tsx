// Exports the plan to CAD as DXF: asks for the coordinates and whether to include the sheets.
// Kept offline when idle.
import { useState } from 'react';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { download } from '../../kit/download.ts';
import { useLatestWork } from '../../kit/latestWork.ts';
import { firstPlainSheet } from '../../printing/plainChoice.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { makeDxf } from '../../printing/makeDxf.ts';
import { Progress } from '../../kit/ui/Progress.tsx';

/** The choice of the plan's own coordinates; a number is the index of an imported drawing. */
const ownFeet = 'feet';

export function DxfDialog({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const { plan } = workspace.editor;
  const { imports = [], sheets = [] } = plan.settings;
  const [origin, setOrigin] = useState<string | number>(ownFeet);
  const [hasSheets, setHasSheets] = useState(true);
  /** The progress from 0 to 1 while the file is made. */
  const [done, setDone] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useLatestWork();

  const start = async (): Promise<void> => {
    const signal = running.begin();
    setProblem(undefined);
    setDone(0);
    const choice = {
      origin: origin === ownFeet ? undefined : imports[Number(origin)],
      plain: hasSheets ? firstPlainSheet(workspace) : undefined,
    };
    const made = await makeDxf(plan, choice, setDone, signal);
    if (!made || signal.aborted) return;
    setDone(undefined);
    if ('problem' in made) {
      setProblem(made.problem);
      return;
    }
    const name = download(made.file, 'dxf');
    toast.success('DXF downloaded', {
      description: made.notes.length > 0 ? [`${name}.`, ...made.notes].join(' ') : name,
    });
    onClose();
  };
  const cancel = (): void => {
    running.cancel();
    setDone(undefined);
  };
  const isBusy = done !== undefined;
  return (
    <Dialog
      onClose={onClose}
      title="Export DXF"
      description="For AutoCAD and other CAD programs: real arcs, dimensions and symbols, on layers named by the AIA guidelines."
    >
      <div className="space-y-5">
        {imports.length === 0 ? (
          <p className="text-[0.9375rem]">The drawing is in feet.</p>
        ) : (
          <SelectField<string | number>
            label="Coordinates"
            value={origin}
            disabled={isBusy}
            choices={[
              { value: ownFeet, label: 'Feet, from the corner of this plan' },
              ...imports.map(({ name, units }, i) => ({ value: i, label: `As in ${name} (${units})` })),
            ]}
            onChoose={setOrigin}
          />
        )}
        <CheckField
          label={
            sheets.length > 1
              ? `Include the ${sheets.length} sheets as layouts`
              : 'Include the sheet as a layout'
          }
          checked={hasSheets}
          disabled={isBusy}
          onChange={({ target }) => setHasSheets(target.checked)}
        />
        {problem === undefined ? null : <ErrorBox>{problem}</ErrorBox>}
        {isBusy ? <Progress words="Writing the file…" value={done} /> : null}
        <DialogFoot>
          <Button onClick={isBusy ? cancel : onClose}>Cancel</Button>
          <Button
            tone="primary"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void start();
            }}
          >
            Download DXF
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
