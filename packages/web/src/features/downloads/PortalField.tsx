// The choice of the portal that the files are for, with what the portal requires of the sheets.
import { requirementsText, suits } from '@homeplot/formats/portalSheets';
import { type Portal, portalProblems, portals } from '@homeplot/formats/portals';
import { isLetter } from '@homeplot/plan/sheet';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import type { DownloadableSheet } from './DownloadSheets.tsx';

interface PortalFieldProps {
  readonly portal: Portal;
  readonly sheets: readonly DownloadableSheet[];
  /** Stores the portal and prepares the sheets for it. */
  readonly onChoose: (portal: Portal) => void;
}

export function PortalField({ portal, sheets, onChoose }: PortalFieldProps) {
  const drawings = sheets.filter(({ content }) => content.kind !== 'sheet' || !isLetter(content.sheet));
  const isSuited = drawings.every(({ content }) => content.kind !== 'sheet' || suits(content.sheet, portal));
  return (
    <div>
      <SelectField
        label="Portal"
        value={portal.id}
        choices={portals.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(chosen) => {
          const found = portals.find(({ id }) => id === chosen);
          if (found) onChoose(found);
        }}
      />
      <p className="mt-1 text-sm text-ink-faint">{portal.about}</p>
      {problemsOf(portal, drawings).map((problem) => (
        <p key={problem} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      ))}
      {isSuited ? null : (
        <p className="mt-1 text-sm">
          It asks for {requirementsText(portal)}.{' '}
          <LinkButton onClick={() => onChoose(portal)}>Prepare the sheets</LinkButton>
        </p>
      )}
    </div>
  );
}

/** The problems, each only once; if there are several sheets, preceded by the numbers of the sheets that have it. */
function problemsOf(portal: Portal, sheets: readonly DownloadableSheet[]): readonly string[] {
  const numbers = new Map<string, string[]>();
  for (const { number, size } of sheets)
    for (const problem of portalProblems(portal, size))
      numbers.set(problem, [...(numbers.get(problem) ?? []), number]);
  return [...numbers].map(([problem, all]) =>
    sheets.length > 1 ? `${all.join(', ')}: ${problem}` : problem,
  );
}
