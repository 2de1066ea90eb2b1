// Runs the worker that draws sheets for as long as a component is shown, and counts the edits of the plan.
import type { Attached } from '@homeplot/formats/attached';
import type { Editor } from '@homeplot/editor/editor';
import { useEffect, useMemo, useState } from 'react';
import { planAddress } from '../../store/cloud/linkTokens.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { SheetWorkerClient } from '../../printing/sheetWorkerClient.ts';

export interface SheetWorker {
  readonly client: SheetWorkerClient;
  /** A number that grows with each edit of the plan. */
  readonly revision: number;
  /** A number that grows each time another plan is opened. */
  readonly opened: number;
}

/** attached: the approvals and comments that are printed with the plan. */
export function useSheetWorker(editor: Editor, attached: Attached): SheetWorker {
  const { project } = useWorkspace();
  const [client] = useState(() => new SheetWorkerClient(editor, () => planAddress(project.link?.projectId)));
  const [state, setState] = useState({ revision: 0, opened: 0 });
  useEffect(
    () =>
      client.begin((isOther) =>
        setState(({ revision, opened }) => ({
          revision: revision + 1,
          opened: opened + (isOther ? 1 : 0),
        })),
      ),
    [client],
  );
  useEffect(() => client.attach(attached), [client, attached]);
  return useMemo(() => ({ client, ...state }), [client, state]);
}
