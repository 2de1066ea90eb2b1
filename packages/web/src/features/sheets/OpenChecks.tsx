// How many checks are open, and whether the letter still says what they say, beside the buttons that print the sheets.
// Neither keeps anybody from printing.
import { isConflict } from '@homeplot/plan/check';
import type { ReactNode } from 'react';
import { checking, useFindings } from '../../workspace/liveChecks.ts';
import { isLetterOutdated, withLetter } from '../checks/letter.ts';
import { useLines } from '../checks/liveLines.ts';
import { isPermitPlan, missingIn, openText, preflightLines } from '../checks/openLines.ts';
import { showPlace } from '../../workspace/showPlace.ts';
import { useSlice, useWorkspace } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';

export function OpenChecks({ onLeave }: { readonly onLeave: () => void }) {
  const findings = useFindings();
  const lines = useLines();
  const isPermit = useSlice(({ plan }) => isPermitPlan(plan));
  const { editor } = useWorkspace();
  const plan = useSlice((state) => state.plan);
  const text =
    findings && lines
      ? openText(findings.filter(isConflict).length, isPermit ? missingIn(lines).length : 0)
      : checking;
  const all = findings && lines ? preflightLines(lines, findings) : undefined;
  const rewrite = (): void => {
    if (all) editor.edit([{ settings: { sheets: withLetter(editor.plan, all) } }], 'Rewrite the letter');
  };
  return (
    <>
      {text ? (
        <Row text={text}>
          <Button
            size="sm"
            onClick={() => {
              onLeave();
              showPlace('checks');
            }}
          >
            Show the checks
          </Button>
        </Row>
      ) : null}
      {all && isLetterOutdated(plan, all) ? (
        <Row text="The letter says things that are no longer so.">
          <Button size="sm" onClick={rewrite}>
            Rewrite the letter
          </Button>
        </Row>
      ) : null}
    </>
  );
}

const Row = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-panel px-3 py-2 text-sm">
    <p>{text}</p>
    {children}
  </div>
);
