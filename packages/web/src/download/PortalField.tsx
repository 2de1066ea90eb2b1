// The portal that files are for, and what it asks of the sheets.
import { asked, suited, suits } from '@homeplot/formats/portalSheets';
import { type Portal, portalProblems } from '@homeplot/formats/portals';
import { freeId } from '@homeplot/formats/sheetEdits';
import { useEditor } from '../planner/useWorkspace.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import type { DownloadableSheet } from './downloadableSheet.ts';

interface PortalFieldProps {
  readonly portal: Portal;
  readonly portals: readonly Portal[];
  readonly sheets: readonly DownloadableSheet[];
  readonly onChoose: (portal: Portal) => void;
}

export function PortalField({ portal, portals, sheets, onChoose }: PortalFieldProps) {
  const editor = useEditor();
  const problems = new Set(sheets.flatMap(({ size }) => portalProblems(portal, size)));
  const drawn = sheets.flatMap(({ content }) => (content.kind === 'sheet' ? content.sheet : []));
  const isSuited = drawn.every((sheet) => suits(sheet, portal));
  const suit = (): void => {
    const { sheets: stored = [] } = editor.plan.settings;
    const next =
      stored.length > 0
        ? stored.map((sheet) => (sheet.later ? sheet : suited(sheet, portal)))
        : drawn.map((sheet) => ({ ...suited(sheet, portal), id: freeId('sheet', []) }));
    editor.edit([{ settings: { sheets: next } }], `Prepare sheets for ${portal.name}`);
  };
  return (
    <div>
      <SelectField
        label="Portal"
        value={portal.id}
        onChange={({ target }) => {
          const chosen = portals.find(({ id }) => id === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {portals.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className="mt-1 text-sm text-ink-faint">{portal.about}</p>
      {[...problems].map((problem) => (
        <p key={problem} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      ))}
      {isSuited ? null : (
        <p className="mt-1 text-sm">
          It asks for {asked(portal)}. <LinkButton onClick={suit}>Prepare the sheets</LinkButton>
        </p>
      )}
    </div>
  );
}
