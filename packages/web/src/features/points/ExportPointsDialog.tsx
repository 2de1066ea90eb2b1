// Downloads the points of the plan, in the format and on the coordinates that a surveyor or a CAD program needs.
// Kept offline once used.
import { capitalized } from '@homeplot/plan/letterCase';
import { countText, unitNames } from '@homeplot/plan/units';
import { useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { download, localDay } from '../../kit/download.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { type PointFormat, pointsFile } from './exportPoints.ts';

const formats: readonly { readonly value: PointFormat; readonly label: string }[] = [
  { value: 'csv', label: 'CSV: points with codes' },
  { value: 'xml', label: 'LandXML: points with codes, and the surfaces' },
];

/** The choice of the plan's own coordinates; a number is the index of an import. */
const ownCoordinates = 'own';

export function ExportPointsDialog({ onClose }: { readonly onClose: () => void }) {
  const { plan } = useEditor();
  const { imports = [], units: own } = plan.settings;
  const [format, setFormat] = useState<PointFormat>('csv');
  const [origin, setOrigin] = useState<string | number>(
    imports.length > 0 ? imports.length - 1 : ownCoordinates,
  );
  const start = (): void => {
    const imported = origin === ownCoordinates ? undefined : imports[Number(origin)];
    const { text, points } = pointsFile(plan, { format, imported, today: localDay(new Date()) });
    const type = format === 'csv' ? 'text/csv' : 'application/xml';
    const name = download(new Blob([text], { type }), format);
    toast.success(`${countText(points, 'point')} downloaded`, { description: name });
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title="Export survey points"
      description="Corners, symbols and spot elevations, with codes by which they can be drawn again."
    >
      <div className="space-y-4">
        <SelectField label="Format" value={format} choices={formats} onChoose={setFormat} />
        <SelectField<string | number>
          label="Coordinates"
          value={origin}
          choices={[
            {
              value: ownCoordinates,
              label: `${capitalized(unitNames(own).lengths)}, from the corner of this plan`,
            },
            ...imports.map(({ name, units }, i) => ({ value: i, label: `As in ${name} (${units})` })),
          ]}
          onChoose={setOrigin}
        />
      </div>
      <DialogFoot>
        {plan.objects.size === 0 ? <p className="text-sm text-ink-soft">The plan is empty.</p> : null}
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="primary" disabled={plan.objects.size === 0} onClick={start}>
          Download
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
