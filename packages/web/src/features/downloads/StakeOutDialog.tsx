// The dialog of the stake-out sheet: a choice of the fixed points to measure from, a preview, and the download.
// Kept offline when idle.
import { fixedPoints } from '@homeplot/formats/fixedPoints';
import { orientedSize } from '@homeplot/formats/papers';
import { type MadeStakeOut, type Stake, stakeOut } from '@homeplot/formats/stakeOut';
import type { StakeOutChoice } from '@homeplot/formats/tapePair';
import { stakeOutPages } from '@homeplot/formats/stakeOutSheet';
import { svgFile } from '@homeplot/formats/svgFile';
import { SvgPen } from '@homeplot/formats/svgPen';
import { anyPortal } from '@homeplot/formats/portals';
import type { Plan } from '@homeplot/plan/plan';
import { useMemo, useState } from 'react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { svgToPng } from '../../kit/svgToPng.ts';
import { sheetDate } from '../../printing/worker/sheetDate.ts';
import { usualPaper } from '../../printing/chosenPaper.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { DownloadSheets, type DownloadableSheet } from './DownloadSheets.tsx';

export function StakeOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { plan } = useEditor();
  const [choice, setChoice] = useState<StakeOutChoice>({});
  const made = useMemo(() => stakeOut(plan, choice), [plan, choice]);
  return (
    <Dialog
      onClose={onClose}
      title="Stake-out"
      description="Two tape lengths for each corner of what you build, from two fixed points."
      className={made.ok ? 'max-w-5xl!' : ''}
    >
      {made.ok ? (
        <StakeOutSheet plan={plan} made={made} choice={choice} onChoose={setChoice} />
      ) : (
        <div className="space-y-5">
          <p>{made.problem}</p>
          <div className="flex justify-end">
            <Button tone="primary" onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface SheetProps {
  readonly plan: Plan;
  readonly made: MadeStakeOut;
  readonly choice: StakeOutChoice;
  readonly onChoose: (choice: StakeOutChoice) => void;
}

function StakeOutSheet({ plan, made, choice, onChoose }: SheetProps) {
  const { pack } = plan.settings;
  const size = useMemo(() => orientedSize(usualPaper(pack), 'portrait'), [pack]);
  const date = sheetDate();
  const pictures = useMemo(() => picturesOf(plan, made, size, date), [plan, made, size, date]);
  const [first = ''] = pictures;
  const points = useMemo(() => fixedPoints(plan), [plan]);
  const sheet: DownloadableSheet = {
    number: 'SO-1',
    title: 'Stake-out',
    content: { kind: 'stakeOut', choice, size, date },
    size,
    pngs: async (resolution) => {
      const pngs: Blob[] = [];
      for (const picture of pictures) pngs.push(await svgToPng(picture, resolution));
      return pngs;
    },
    pictureNeeds: async () => ({}),
  };
  const stakes = made.staked.flatMap((staked) => staked.stakes);
  const flat = stakes.filter(({ isFlat }) => isFlat);
  const blocked = stakes.filter(({ isBlocked }) => isBlocked);
  const isChosen = choice.first !== undefined || choice.second !== undefined;
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex h-[36dvh] items-center justify-center rounded-md bg-panel p-3 md:h-[min(34rem,62dvh)] md:p-5">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(first)}`}
          alt={`The stake-out sheet, page 1 of ${pictures.length}`}
          className="max-h-full max-w-full shadow-sheet"
        />
      </div>
      <div className="flex flex-col gap-4">
        {(['first', 'second'] as const).map((which) => (
          <SelectField
            key={which}
            label={which === 'first' ? 'First fixed point' : 'Second fixed point'}
            value={choice[which] ?? ''}
            choices={[
              { value: '', label: 'Choose automatically' },
              ...points.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChoose={(id) => onChoose({ ...choice, [which]: id || undefined })}
          />
        ))}
        {flat.length === 0 ? null : (
          <p className="text-sm text-danger">
            The tapes meet at too flat an angle at {stakeList(flat)}.{' '}
            {isChosen
              ? 'Choose other points for a better angle.'
              : 'No two corners give a better angle for all of them.'}
          </p>
        )}
        {blocked.length === 0 ? null : (
          <p className="text-sm text-danger">
            A building is in the way of a tape to {stakeList(blocked)}.{' '}
            {isChosen
              ? 'Choose other points.'
              : 'No two corners are clear for all of them. Measure around the building, or from stakes you have set.'}
          </p>
        )}
        {pictures.length > 1 ? (
          <p className="text-sm text-ink-soft">The sheet has {pictures.length} pages.</p>
        ) : null}
        <DownloadSheets plan={plan} sheets={[sheet]} portal={anyPortal} />
      </div>
    </div>
  );
}

const stakeList = (stakes: readonly Stake[]): string =>
  `${stakes.length === 1 ? 'stake' : 'stakes'} ${stakes.map(({ number }) => number).join(', ')}`;

const picturesOf = (...[plan, made, size, date]: Parameters<typeof stakeOutPages>): readonly string[] =>
  stakeOutPages(plan, made, size, date).map(({ draw }) => {
    const pen = draw((corner, scale, units, north) => new SvgPen(corner, scale, units, north));
    const about = { title: 'Stake-out', scale: 'no standard scale', background: '#ffffff' };
    return svgFile({ ...size, ...about, drawing: pen.drawing() });
  });
