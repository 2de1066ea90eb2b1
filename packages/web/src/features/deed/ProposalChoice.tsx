// The proposals of what a call that couldn't be read may say, each with a button that accepts it, and a button to type the
// edge.
import { gapText } from '@homeplot/plan/closureText';
import { capitalized } from '@homeplot/plan/letterCase';
import type { Units } from '@homeplot/plan/units';
import type { Proposal } from '@homeplot/plan/proposals';
import { Button } from '../../kit/ui/Button.tsx';
import { callText } from './callText.ts';

interface ProposalChoiceProps {
  readonly proposals: readonly Proposal[];
  readonly units: Units;
  readonly onChoose: (proposal: Proposal) => void;
  readonly onType: () => void;
}

export function ProposalChoice({ proposals, units, onChoose, onType }: ProposalChoiceProps) {
  return (
    <div className="mt-1.5 ml-15 space-y-1.5">
      {proposals.length > 0 ? (
        <ul aria-label="What it may say" className="space-y-1.5">
          {proposals.map((proposal, i) => {
            const said = `${callText(proposal.call, units)}${proposal.as === 'leading' ? ', as the way to the beginning' : ''}`;
            return (
              <li key={i} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Button size="sm" data-choice aria-label={`Take ${said}`} onClick={() => onChoose(proposal)}>
                  Take
                </Button>
                <span className="min-w-0 flex-1 basis-48 text-sm">
                  <span className="text-[0.9375rem] tabular-nums">{said}</span>
                  <span className="block text-ink-soft">{because(proposal, units)}</span>
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
      <Button size="sm" onClick={onType}>
        Type this edge
      </Button>
    </div>
  );
}

function because({ reason, closesTo }: Proposal, units: Units): string {
  const closes =
    closesTo === undefined ? '' : `; with this reading the boundary closes to ${gapText(closesTo, units)}`;
  return `${capitalized(reason)}${closes}.`;
}
