// The card of a line: the ground along it as a chart that follows every edit, what a drive's profile says, and the way to a
// sheet or a file. The profile and what it says are plan's grading (section, sectionWords).
import { drawProfile, maxProfiles } from '@homeplot/formats/profileBlock';
import { freeId, withSheet } from '@homeplot/formats/sheetEdits';
import { svgFile } from '@homeplot/formats/svgFile';
import { SvgPen } from '@homeplot/formats/svgPen';
import { statusSentence } from '@homeplot/plan/groundWords';
import type { Plan } from '@homeplot/plan/plan';
import { profiledLines, type Section, sectionOf } from '@homeplot/plan/section';
import { drawSection } from '@homeplot/plan/sectionDrawing';
import { scaleWithin, sectionSize } from '@homeplot/plan/sectionLayout';
import { sectionLetter } from '@homeplot/plan/sectionLine';
import { driveLines, sectionTitle } from '@homeplot/plan/sectionWords';
import { type ProfileBlock, type Sheet, sheetNumber } from '@homeplot/plan/sheet';
import type { Units } from '@homeplot/plan/units';
import { Fragment, useState } from 'react';
import { download } from '../../kit/download.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { useDialogs } from '../../workspace/dialogs.ts';
import type { ObjectCardProps } from '../../workspace/feature.ts';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';
import { useAddSheet } from '../sheets/addSheet.ts';
import { HeightsField } from '../sheets/ProfileFields.tsx';

/** Millimeters of the chart in the card: its size, the most that a foot of the line takes, and the height of its letters. */
const chart = { width: 84, height: 70, maxPerFoot: 12, letters: 3.1 } as const;
/** Millimeters of the downloaded picture. */
const picture = { minX: 0, minY: 0, maxX: 270, maxY: 150 } as const;

export function ProfileCard({ object }: ObjectCardProps) {
  const editor = useEditor();
  useRevision();
  const [exaggeration, setExaggeration] = useState<number>();
  const { plan } = editor;
  const section = sectionOf(plan, object);
  if (!section)
    return sectionLetter(object) === undefined ? null : (
      <Card title="Profile">
        <p className="text-sm text-ink-soft">
          The ground isn't known along this line. Add spot elevations or contours, and type what was measured.
        </p>
      </Card>
    );
  const status = statusSentence(object);
  const title = sectionTitle(object, profiledLines(plan));
  const svg = chartOf(section, title, exaggeration, plan.settings.units);
  const block: Omit<ProfileBlock, 'id'> = {
    type: 'profile',
    object: object.id,
    ...(exaggeration === undefined ? {} : { exaggeration }),
  };
  return (
    <Card title="Profile">
      <div className="space-y-3">
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          alt={`${title}: existing ground dashed, proposed solid`}
          className="w-full rounded-md bg-white"
        />
        <DriveFacts section={section} units={plan.settings.units} />
        {section.drive?.isTyped === false ? (
          <p className="text-sm text-ink-soft">
            Type the elevations of both ends to see the grades of the drive itself.
          </p>
        ) : null}
        {status === undefined ? null : <p className="text-sm text-ink-soft">{status}</p>}
        <HeightsField value={exaggeration} onChoose={setExaggeration} />
        <div className="flex flex-wrap gap-2">
          <AddToSheet block={block} />
          <Button
            size="sm"
            onClick={() =>
              download(new Blob([pictureOf(block, title, plan)], { type: 'image/svg+xml' }), 'svg')
            }
          >
            Download SVG
          </Button>
        </div>
      </div>
    </Card>
  );
}

function DriveFacts({ section: { drive }, units }: { readonly section: Section; readonly units: Units }) {
  if (!drive) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {driveLines(drive, units).map(({ title, value }) => (
        <Fragment key={title}>
          <dt className="text-ink-soft">{title}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The chart of the card: the section is scaled to the width that its labels leave. */
function chartOf(section: Section, title: string, exaggeration: number | undefined, units: Units): string {
  const { letters, width } = chart;
  const length = section.to - section.from;
  const labelWidth =
    sectionSize(section, { perFoot: width / length, exaggeration: 1, letters }, units).width - width;
  const perFoot = Math.min(chart.maxPerFoot, (width - labelWidth) / length);
  const room = { width: Infinity, height: exaggeration === undefined ? chart.height : Infinity };
  const scale = scaleWithin(section, { perFoot, letters, exaggeration }, room, units) ?? {
    perFoot,
    letters,
    exaggeration: 1,
  };
  const pen = new SvgPen({ x: 0, y: 0 }, 1, units);
  drawSection(section, { x: 0, y: 0 }, scale, pen);
  const { height } = sectionSize(section, scale, units);
  return svgFile({ width, height, title, scale: 'no scale', background: '#ffffff', drawing: pen.drawing() });
}

/** The downloaded picture: the profile to scale, as on a sheet. */
function pictureOf(block: Omit<ProfileBlock, 'id'>, title: string, plan: Plan): string {
  const pen = new SvgPen({ x: 0, y: 0 }, 1, plan.settings.units);
  drawProfile({ ...block, id: 'profile' }, picture, pen, { plan });
  return svgFile({
    width: picture.maxX,
    height: picture.maxY,
    title,
    scale: 'no scale',
    background: '#ffffff',
    drawing: pen.drawing(),
  });
}

const profilesOn = ({ blocks }: Sheet): number => blocks.filter(({ type }) => type === 'profile').length;

function AddToSheet({ block }: { readonly block: Omit<ProfileBlock, 'id'> }) {
  const { openDialog } = useDialogs();
  const addToSheet = useAddToSheet();
  const add = async (): Promise<void> => {
    const sheet = await addToSheet(block);
    if (sheet !== undefined) openDialog({ name: 'print', sheet });
  };
  return (
    <Button size="sm" onClick={() => void add()}>
      Add to a sheet
    </Button>
  );
}

/** Adds a profile to a sheet of profiles that has room, or to a new sheet. Gives its id; undefined if it isn't added. */
function useAddToSheet(): (block: Omit<ProfileBlock, 'id'>) => Promise<string | undefined> {
  const editor = useEditor();
  const addSheet = useAddSheet();
  return async (block) => {
    const { sheets = [] } = editor.plan.settings;
    const withRoom = sheets.findLast((sheet) => profilesOn(sheet) > 0 && profilesOn(sheet) < maxProfiles);
    if (!withRoom)
      return addSheet('Profiles', [
        { ...block, id: 'profile' },
        { id: 'title', type: 'titleBlock' },
      ]);
    const blocks = [{ ...block, id: freeId('profile', withRoom.blocks) }, ...withRoom.blocks];
    const changed = withSheet(sheets, { ...withRoom, blocks });
    const label = `Add profile to sheet ${sheetNumber(sheets, withRoom)}`;
    return editor.edit([{ settings: { sheets: changed } }], label) ? withRoom.id : undefined;
  };
}
