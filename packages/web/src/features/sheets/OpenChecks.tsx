// How many checks are open, beside the buttons that print the sheets. Open checks don't keep anybody from printing.
import { isConflict } from '@homeplot/plan/check';
import { checking, useFindings } from '../../workspace/liveChecks.ts';
import { useLines } from '../checks/liveLines.ts';
import { isPermitPlan, missingIn, openText } from '../checks/openLines.ts';
import { showPlace } from '../../workspace/showPlace.ts';
import { useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';

export function OpenChecks({ onLeave }: { readonly onLeave: () => void }) {
  const findings = useFindings();
  const lines = useLines();
  const isPermit = useSlice(({ plan }) => isPermitPlan(plan));
  const text =
    findings && lines
      ? openText(findings.filter(isConflict).length, isPermit ? missingIn(lines).length : 0)
      : checking;
  if (!text) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-panel px-3 py-2 text-sm">
      <p>{text}</p>
      <Button
        size="sm"
        onClick={() => {
          onLeave();
          showPlace('checks');
        }}
      >
        Show the checks
      </Button>
    </div>
  );
}
