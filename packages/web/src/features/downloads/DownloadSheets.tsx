// Downloads sheets, as PDF files that meet a portal's rules or as PNG files.
import { millimetersPerInch } from '@homeplot/formats/drawingScale';
import { distinct } from '@homeplot/formats/fileNames';
import type { SheetSize } from '@homeplot/formats/papers';
import type { Portal } from '@homeplot/formats/portals';
import type { Plan } from '@homeplot/plan/plan';
import { type ReactNode, useState } from 'react';
import { downloadAs } from '../../kit/download.ts';
import { isDrawable } from '../../kit/svgToPng.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import type { PictureNeeds } from '../../printing/picturesOf.ts';
import { DownloadProgress } from './DownloadProgress.tsx';
import { keepWriter } from '../../printing/pdfWriter.ts';
import { useDownload } from './useDownload.ts';
import type { PdfSheet } from '@homeplot/formats/sheetPages';

/** A sheet that can be downloaded as PDF or PNG. */
export interface DownloadableSheet extends PdfSheet {
  readonly size: SheetSize;
  /** The pages of the sheet as PNG files. resolution: pixels per inch. */
  readonly pngs: (resolution: number) => Promise<readonly Blob[]>;
  /** What it needs pictures for. */
  readonly pictureNeeds: () => Promise<PictureNeeds>;
}

interface DownloadSheetsProps {
  readonly plan: Plan;
  /** Empty until the sheets are known. */
  readonly sheets: readonly DownloadableSheet[];
  /** The number of sheets, which may be known earlier. */
  readonly count?: number;
  /** The portal whose rules for file names apply. */
  readonly portal: Portal;
  /** Fields between the choice of the file and the button. */
  readonly children?: ReactNode;
  /** Buttons beside the one that downloads. */
  readonly otherButtons?: ReactNode;
}

/** A number: a PNG of that resolution. */
type Format = 'pdf' | 'halfSize' | number;

/** The resolutions of PNG files, in pixels per inch. */
const resolutions = [100, 150, 200, 300, 600] as const;

export function DownloadSheets({
  plan,
  sheets,
  count = sheets.length,
  portal,
  children,
  otherButtons,
}: DownloadSheetsProps) {
  const [format, setFormat] = useState<Format>('pdf');
  const download = useDownload();
  const { title, address } = plan.settings;
  const project = address || title;
  const isHalfSize = format === 'halfSize';
  const namingFacts = ({ number, title: of }: DownloadableSheet) => ({
    number,
    title: isHalfSize ? `${of}, half size` : of,
    project,
  });

  const fileNames = distinct(sheets.map((sheet) => portal.fileName(namingFacts(sheet))));

  const makePdfs = (): void => {
    const [first] = sheets;
    if (!first) return;
    const data = sheets.map(({ size: _size, pngs: _pngs, pictureNeeds: _pictureNeeds, ...sheet }) =>
      isHalfSize ? halfSized(sheet) : sheet,
    );
    const files =
      portal.files === 'set'
        ? [{ name: portal.fileName(namingFacts(first)), sheets: data }]
        : fileNames.map((name, i) => ({ name, sheets: data.slice(i, i + 1) }));
    const about = {
      title: [title, address].filter(Boolean).join(', ') || 'Site plan',
      author: plan.settings.project?.preparer ?? '',
    };
    const pictureNeeds = (): Promise<readonly PictureNeeds[]> =>
      Promise.all(sheets.map((sheet) => sheet.pictureNeeds()));
    download.start({ plan, files, pictureNeeds, ...about, date: new Date() }, portal.maxBytes);
  };
  const makePngs = async (resolution: number): Promise<void> => {
    try {
      for (const [n, sheet] of sheets.entries()) {
        const name = fileNames[n]?.replace(/\.pdf$/, '') ?? '';
        for (const [i, png] of (await sheet.pngs(resolution)).entries())
          downloadAs(png, `${name}${i === 0 ? '' : `-${i + 1}`}.png`);
      }
      toast.success('PNG downloaded');
    } catch (problem) {
      console.warn('The picture could not be made.', problem);
      toast.error("The browser couldn't make a picture of this size. Choose a lower resolution.");
    }
  };
  const isReady = sheets.length > 0 && download.state.step !== 'working';
  const isPdf = typeof format !== 'number';
  // Fetched once the pointer or the focus reaches the button, not when the dialog opens: without a connection it may fail.
  const prepare = isPdf ? keepWriter : undefined;
  return (
    <>
      <SelectField<Format>
        label="File"
        value={format}
        choices={[
          { value: 'pdf', label: 'PDF' } as const,
          ...(sheets.some(({ content }) => content.kind === 'sheet')
            ? [{ value: 'halfSize', label: 'PDF at half size' } as const]
            : []),
          ...resolutions.map((resolution) => ({
            value: resolution,
            label: `PNG, ${resolution} pixels per inch`,
            disabled: !sheets.every(({ size }) => isDrawableAt(size, resolution)),
          })),
        ]}
        onChoose={setFormat}
      />
      {children}
      <DialogFoot className="flex-col items-stretch md:mx-0! md:mt-auto md:px-0!">
        <DownloadProgress download={download} />
        <div className="flex flex-wrap gap-2">
          <Button
            tone="primary"
            className="grow"
            aria-disabled={!isReady}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => {
              if (!isReady) return;
              if (isPdf) makePdfs();
              else void makePngs(format);
            }}
          >
            {`Download ${isPdf ? 'PDF' : 'PNG'}${count > 1 ? ` of ${allSheets(count)}` : ''}`}
          </Button>
          {otherButtons}
        </div>
      </DialogFoot>
    </>
  );
}

/** How buttons name the sheets that they download or print, if there are several. */
export const allSheets = (count: number): string => `all ${count} sheets`;

const halfSized = ({ content, ...sheet }: PdfSheet): PdfSheet => ({
  ...sheet,
  content: content.kind === 'sheet' ? { ...content, isHalfSize: true } : content,
});

const isDrawableAt = ({ width, height }: SheetSize, resolution: number): boolean =>
  isDrawable(width / millimetersPerInch, height / millimetersPerInch, resolution);
