// Downloads the HOA packet, a PDF of two pages: the plan, and a form with the facts of the project, the approvals that
// stand, and room for signatures and a stamp.
import { paperNamed } from '@homeplot/formats/papers';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import { isMapPrinted } from '@homeplot/plan/printedMap';
import { type Plan, planBox } from '@homeplot/plan/plan';
import type { Sheet } from '@homeplot/plan/sheet';
import { FileDown } from 'lucide-react';
import { Button } from '../../kit/ui/Button.tsx';
import { firstPaper } from '../../printing/chosenPaper.ts';
import { keepWriter } from '../../printing/pdfWriter.ts';
import type { PictureNeeds } from '../../printing/picturesOf.ts';
import { askSheetWorker } from '../../printing/sheetWorkerClient.ts';
import { sheetDate } from '../../printing/worker/sheetDate.ts';
import { planAddress } from '../../store/cloud/linkTokens.ts';
import { useEditor, useWorkspace } from '../../workspace/useWorkspace.ts';
import { DownloadProgress } from '../downloads/DownloadProgress.tsx';
import { useDownload } from '../downloads/useDownload.ts';
import { type JudgedRequest, printedApprovals } from './standing.ts';

interface HoaPacketProps {
  readonly judged: readonly JudgedRequest[];
  readonly versionNames: ReadonlyMap<string, string>;
}

export function HoaPacket({ judged, versionNames }: HoaPacketProps) {
  const editor = useEditor();
  const download = useDownload();
  const { plan } = editor;
  const { link } = useWorkspace().project;
  const isEmpty = plan.objects.size === 0;
  const make = (): void => {
    if (isEmpty) return;
    const sheets = packetOf(plan);
    const attached = { approvals: printedApprovals(judged, versionNames), comments: [] };
    const { title, address, project } = plan.settings;
    const files = [
      {
        name: 'HOA packet.pdf',
        sheets: sheets.map((sheet, i) => ({
          number: String(i + 1),
          title: sheet.title,
          content: {
            kind: 'sheet' as const,
            sheet,
            date: sheetDate(),
            address: planAddress(link?.projectId),
            place: `${i + 1} of ${sheets.length}`,
            attached,
          },
        })),
      },
    ];
    const pictureNeeds = async (): Promise<readonly PictureNeeds[]> => [
      {
        isGray: false,
        maps: isMapPrinted(plan.settings)
          ? await askSheetWorker(editor, async (jobs) =>
              (await Promise.all(sheets.map((sheet) => jobs.layOut(sheet, false)))).flatMap(
                ({ maps }) => maps,
              ),
            )
          : [],
      },
    ];
    const about = {
      title: ['HOA packet', title, address].filter(Boolean).join(', '),
      author: project?.preparer ?? '',
    };
    download.start({ plan, files, pictureNeeds, ...about, date: new Date() });
  };
  return (
    <div className="mr-auto min-w-0">
      <DownloadProgress download={download} />
      <Button
        aria-disabled={isEmpty || download.state.step === 'working'}
        onPointerEnter={keepWriter}
        onFocus={keepWriter}
        onClick={make}
      >
        <FileDown aria-hidden className="size-4" />
        HOA packet
      </Button>
    </div>
  );
}

/** Millimeters of the space for the association's stamp. */
const stampRoom = { width: 85, height: 100 };

/** The plan's first sheet with a drawing, or a plain sheet of the plan, and the form. */
function packetOf(plan: Plan): readonly [Sheet, Sheet] {
  const box = planBox(plan);
  const orientation = boxWidth(box) > boxHeight(box) ? 'landscape' : 'portrait';
  const drawing = plan.settings.sheets?.find(
    ({ blocks, newerRecord }) => !newerRecord && blocks.some(({ type }) => type === 'viewport'),
  );
  const paper = paperNamed(firstPaper(plan.settings.pack))?.name ?? 'Letter';
  const form: Sheet = {
    id: 'hoa form',
    title: 'Application for approval',
    paper,
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
  return [drawing ?? plainSheet({ paper, orientation }), form];
}
