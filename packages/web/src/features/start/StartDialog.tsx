// "Plan a project": a few questions whose answers start a new plan. Closing it changes nothing, and it never opens by itself.
// Kept offline when idle.
import { useState, type SubmitEvent } from 'react';
import { titleLimit } from '@homeplot/plan/settings';
import type { Units } from '@homeplot/plan/units';
import { useDialogs } from '../../workspace/dialogs.ts';
import { PackChoice } from '../packs/PackChoice.tsx';
import { UnitsField } from '../../cards/UnitsField.tsx';
import { useSlice, useWorkspace } from '../../workspace/useWorkspace.ts';
import { siteDesk } from '../../store/local/siteDesk.ts';
import { rememberUnits } from '../../store/local/chosenUnits.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { showProblems } from '../../kit/fields/showProblems.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { TileField } from '../../kit/fields/TileField.tsx';
import {
  type Answers,
  answersIn,
  answersUnder,
  keepAnswers,
  keptAnswers,
  type LotSource,
} from './answers.ts';
import { beginPlan } from './beginPlan.ts';
import { offeredPurposes, offeredSources } from './deskQuestions.ts';
import { LotLengths } from './LotLengths.tsx';
import { SetbackAnswers } from './SetbackAnswers.tsx';
import { setbackProblems } from './typedSetbacks.ts';
import { PurposePicture } from './PurposePicture.tsx';
import { exampleSize, problemsOf } from './readAnswers.ts';
import { otherFacts, shownAnswers } from './shownAnswers.ts';

const purposeTiles = () =>
  offeredPurposes().map(({ purpose, title }) => ({
    value: purpose,
    title,
    picture: <PurposePicture purpose={purpose} />,
  }));

const sourcesIn = (
  units: Units,
): readonly { readonly value: LotSource; readonly title: string; readonly about: string }[] => [
  { value: 'plan', title: 'This plan', about: 'Continue with what is drawn' },
  { value: 'size', title: 'The lot size', about: `Such as ${exampleSize(units)}` },
  { value: 'map', title: "The county's map", about: 'Find the lot by its address' },
  { value: 'deed', title: 'A deed', about: 'Paste or type its text' },
  { value: 'survey', title: 'A survey', about: 'Type its bearings and distances' },
  { value: 'tape', title: 'A tape measure', about: 'Type the sides as measured' },
  { value: 'nothing', title: 'Nothing yet', about: 'Start with an example lot' },
];

export function StartDialog({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  const settings = useSlice(({ plan }) => plan.settings);
  const isEmpty = useSlice(({ plan }) => plan.objects.size === 0);
  const [kept, setKept] = useState<Answers>(() => keptAnswers(workspace));
  const { units = settings.units } = kept;
  const given = answersIn(kept, units);
  const answers = shownAnswers(given, settings, isEmpty);
  const openPlanFacts = otherFacts(answers, settings);
  const [isChecked, setChecked] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const office = siteDesk()?.desk;
  const problems = isChecked ? problemsOf(answers, units) : {};
  const wrongSetbacks = isChecked ? setbackProblems(answers, units) : {};

  const change = (fields: Partial<Answers>): void => {
    const next = { ...given, ...fields, typedIn: fields.units ?? units };
    keepAnswers(workspace, next);
    setKept(next);
  };
  const start = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = { ...problemsOf(answers, units), ...setbackProblems(answers, units) };
    if (Object.keys(wrong).length > 0) return showProblems(event.currentTarget, () => setChecked(true));
    onClose();
    void beginPlan(workspace, answers, openDialog);
  };
  return (
    <Dialog
      onClose={onClose}
      title="Plan a project"
      description={
        office?.start?.words ??
        'Answer what you can. You get a plan to draw on, and a list of what the permit office still needs.'
      }
      className="max-w-3xl!"
    >
      <form onSubmit={start} noValidate className="space-y-5">
        {office ? (
          <p className="text-sm text-ink-soft">{`A new plan begins with the rules and sheets of ${office.name}.`}</p>
        ) : null}
        <TileField
          label="What is this for?"
          tiles={purposeTiles()}
          chosen={answers.purpose}
          onChoose={(purpose) => change({ purpose })}
          columns="grid-cols-3 sm:grid-cols-5"
          error={problems.purpose}
        />
        <TileField
          label="What do you have?"
          tiles={offeredSources(sourcesIn(units)).filter(({ value }) => !isEmpty || value !== 'plan')}
          chosen={answers.has}
          onChoose={(has, isByPress) => {
            setPressed(isByPress);
            change({ has });
          }}
          columns="grid-cols-2 sm:grid-cols-3"
          error={problems.has}
        />
        <LotLengths
          answers={answers}
          units={units}
          problems={problems}
          isFocused={isPressed}
          onType={(field, typed) => change({ lengths: { ...given.lengths, [field]: typed } })}
        />
        {openPlanFacts ? (
          <p className="text-sm text-ink-soft">
            The open plan has <span className="wrap-anywhere text-ink">{openPlanFacts}</span>. The new plan
            won't. Same site?{' '}
            <LinkButton onClick={() => change({ isSameSite: true })}>Keep these details</LinkButton>
          </p>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-6 sm:*:col-span-2 sm:*:nth-[-n+2]:col-span-3">
          <TextField
            label="Where is it? (address)"
            value={answers.address}
            maxLength={titleLimit}
            autoComplete="street-address"
            placeholder="12 Oak Street, Springfield"
            onChange={({ target }) => change({ address: target.value })}
          />
          <TextField
            label="Who owns it?"
            value={answers.owner}
            maxLength={titleLimit}
            autoComplete="name"
            onChange={({ target }) => change({ owner: target.value })}
          />
          <TextField
            label="Parcel number"
            value={answers.parcel}
            maxLength={titleLimit}
            autoComplete="off"
            hint="On your tax bill, also called APN or tax ID."
            onChange={({ target }) => change({ parcel: target.value })}
          />
          <PackChoice
            label="Whose rules apply?"
            chosen={answers.pack?.id}
            current={answers.pack ?? undefined}
            onChoose={(pack) => change(answersUnder(given, pack, units))}
          />
          <UnitsField
            value={units}
            onChoose={(chosen) => {
              rememberUnits(chosen);
              change({ units: chosen });
            }}
          />
        </div>
        <SetbackAnswers
          answers={answers}
          units={units}
          problems={wrongSetbacks}
          onType={(key, typed) => change({ setbacks: { ...given.setbacks, [key]: typed } })}
        />
        <DialogFoot>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" tone="primary">
            Start the plan
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
