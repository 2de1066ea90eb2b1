// The requests for approval of the open project, their answers, and the form for a new request.
// Kept offline once used.
import { useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { keptFocus } from '../../kit/dialog/keptFocus.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { useSave } from '../projects/save.ts';
import { useEditor, useWorkspace } from '../../workspace/useWorkspace.ts';
import { AskForm } from './AskForm.tsx';
import { AskedLink, type NewRequest } from './AskedLink.tsx';
import type { Request } from './approvalCalls.ts';
import { HoaPacket } from './HoaPacket.tsx';
import { RequestRow } from './RequestRow.tsx';
import type { JudgedRequest, Standings } from './standing.ts';
import { useStandings } from './useStandings.ts';

export function ApprovalsDialog({ onClose }: { readonly onClose: () => void }) {
  const current = useStandings();
  const save = useSave();
  return (
    <Dialog
      title="Approvals"
      description="Ask a neighbor, your HOA or anybody else to approve the plan. They open a link and need no account."
      onClose={onClose}
      className="max-w-2xl!"
    >
      {current ? (
        <div ref={keptFocus}>
          <Approvals {...current} key={current.projectId} />
        </div>
      ) : (
        <div className="space-y-4">
          <p>Save Project first: you ask about a version of the plan that is kept in the cloud.</p>
          <Button tone="primary" onClick={save}>
            Save Project
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface ApprovalsProps {
  readonly standings: Standings;
  readonly projectId: string;
  readonly judged: readonly JudgedRequest[];
}

function Approvals({ standings, projectId, judged }: ApprovalsProps) {
  const { plan } = useEditor();
  const { project } = useWorkspace();
  const [asking, setAsking] = useState<{ readonly again?: Request }>();
  const [made, setMade] = useState<NewRequest>();
  if (made) return <AskedLink request={made} onDone={() => setMade(undefined)} />;
  if (asking || (standings.isKnown && judged.length === 0)) {
    return (
      <AskForm
        plan={plan}
        projectId={projectId}
        isChanged={project.link?.changed === true}
        again={asking?.again}
        onCancel={judged.length > 0 ? () => setAsking(undefined) : undefined}
        onAsked={(request) => {
          setAsking(undefined);
          setMade(request);
          void standings.refresh();
        }}
      />
    );
  }
  return (
    <div>
      {standings.problem ? (
        <ErrorBox>{`The approvals couldn't be loaded. ${standings.problem}`}</ErrorBox>
      ) : null}
      {standings.isKnown || standings.problem ? null : (
        <output className="block text-ink-soft">Loading approvals...</output>
      )}
      <ul aria-label="Requests" className="divide-y *:border-hairline">
        {judged.map((one) => (
          <RequestRow
            key={one.request.id}
            judged={one}
            plan={plan}
            onAgain={() => setAsking({ again: one.request })}
            onRevoked={() => void standings.refresh()}
          />
        ))}
      </ul>
      <DialogFoot>
        <HoaPacket judged={judged} versionNames={standings.versionNames} />
        <Button tone="primary" onClick={() => setAsking({})}>
          Ask somebody
        </Button>
      </DialogFoot>
    </div>
  );
}
