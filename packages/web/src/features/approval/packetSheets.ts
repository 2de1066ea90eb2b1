// The two sheets of the HOA packet: the plan, and the form. The rules may ask for large paper for the drawing; the form, which
// neighbors sign, is on the usual one.
import type { Sheet } from '@homeplot/plan/sheet';
import { usualPaper } from '../../printing/chosenPaper.ts';
import { askPlainSheet, type OpenPlan } from '../../printing/plainChoice.ts';

/** Millimeters of the space for the association's stamp. */
const stampRoom = { width: 85, height: 100 };

/** The plan's first sheet with a drawing, or the one that it is printed on without sheets of its own, and the form. */
export async function packetSheets(open: OpenPlan): Promise<readonly [Sheet, Sheet]> {
  const { sheets, pack } = open.editor.plan.settings;
  const drawing = sheets?.find(
    ({ blocks, newerRecord }) => !newerRecord && blocks.some(({ type }) => type === 'viewport'),
  );
  const form: Sheet = {
    id: 'hoa form',
    title: 'Application for approval',
    paper: usualPaper(pack).name,
    orientation: 'portrait',
    style: 'color',
    blocks: [
      { id: 'facts', type: 'facts' },
      { id: 'approvals', type: 'approvals' },
      {
        id: 'signatures',
        type: 'signatures',
        signers: ['Owner', 'Neighbor', 'Neighbor', 'For the association'],
      } as Sheet['blocks'][number],
      {
        id: 'stamp',
        type: 'stampSpace',
        title: 'Decision of the association',
        size: stampRoom,
      } as Sheet['blocks'][number],
      { id: 'title', type: 'titleBlock' },
    ],
  };
  return [drawing ?? (await askPlainSheet(open)), form];
}
