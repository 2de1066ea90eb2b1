// Downloads the HOA packet, a PDF of two pages: the plan, and a form with the facts of the project, the approvals that
// stand, and room for signatures and a stamp.
import { isMapPrinted } from '@homeplot/plan/printedMap';
import { FileDown } from 'lucide-react';
import { Button } from '../../kit/ui/Button.tsx';
import type { PdfWork } from '../../printing/makePdf.ts';
import { keepWriter } from '../../printing/pdfWriter.ts';
import type { PictureNeeds } from '../../printing/picturesOf.ts';
import { askSheetWorker } from '../../printing/sheetWorkerClient.ts';
import { sheetDate } from '../../printing/worker/sheetDate.ts';
import { planAddress } from '../../store/cloud/linkTokens.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { DownloadProgress } from '../downloads/DownloadProgress.tsx';
import { useDownload } from '../downloads/useDownload.ts';
import { packetSheets } from './packetSheets.ts';
import { type JudgedRequest, printedApprovals } from './standing.ts';

interface HoaPacketProps {
  readonly judged: readonly JudgedRequest[];
  readonly versionNames: ReadonlyMap<string, string>;
}

export function HoaPacket({ judged, versionNames }: HoaPacketProps) {
  const workspace = useWorkspace();
  const {
    editor,
    project: { link },
  } = workspace;
  const { plan } = editor;
  const download = useDownload();
  const isDisabled = plan.objects.size === 0 || download.state.step === 'working';
  const packet = async (): Promise<PdfWork> => {
    const sheets = await packetSheets(workspace);
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
    const pictureNeeds = (): Promise<readonly PictureNeeds[]> =>
      Promise.all(
        sheets.map(async (sheet) => ({
          isGray: sheet.style === 'blackAndWhite',
          maps: isMapPrinted(plan.settings)
            ? (await askSheetWorker(editor, (jobs) => jobs.layOut(sheet, false))).maps
            : [],
        })),
      );
    const about = {
      title: ['HOA packet', title, address].filter(Boolean).join(', '),
      author: project?.preparer ?? '',
    };
    return { plan, files, pictureNeeds, ...about, date: new Date() };
  };
  return (
    <div className="mr-auto min-w-0">
      <DownloadProgress download={download} />
      <Button
        aria-disabled={isDisabled}
        onPointerEnter={keepWriter}
        onFocus={keepWriter}
        onClick={() => {
          if (!isDisabled) download.start(packet());
        }}
      >
        <FileDown aria-hidden className="size-4" />
        HOA packet
      </Button>
    </div>
  );
}
