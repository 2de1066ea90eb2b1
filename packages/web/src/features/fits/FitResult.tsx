// What the rules answer: how much ground there is, which rules bound it, or what stops the object and what would let it.
// Plan's fits (fitAnswer) has the answer.
import { whereItFitsTool } from '@homeplot/editor/whereItFits';
import { areaOfRings } from '@homeplot/plan/fitAnswer';
import { sayArea } from '@homeplot/plan/sayArea';
import { useToolState } from '../../cards/useToolState.ts';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { hintFor, useTouch } from '../../kit/useTouch.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';

/** Square feet: on less ground there is hardly any room to move the object. */
const minArea = 1;
/** The number of rules that are listed; more would push the rest of the card away. */
const maxListed = 12;

export function FitResult() {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const answer = useToolState(({ hand }) => hand.stateOf(whereItFitsTool)?.answer);
  const problem = useToolState(({ hand }) => hand.stateOf(whereItFitsTool)?.problem);
  const highlighted = useToolState(({ hand }) => hand.stateOf(whereItFitsTool)?.edge);
  const hint = hintFor(whereItFitsTool, useTouch());
  const pointAt = (pointsAt: string | undefined): void =>
    editor.hand.applyStep(whereItFitsTool, (state) => {
      const { pointsAt: _, ...rest } = state;
      return { state: pointsAt === undefined ? rest : { ...rest, pointsAt } };
    });
  if (!answer) return <ErrorBox>{problem ?? ''}</ErrorBox>;
  if (answer.none)
    return (
      <div role="alert" className="space-y-1.5 text-sm">
        <p className="font-medium text-danger">{answer.none.sentence}</p>
        {answer.none.changes.length > 0 ? (
          <ul className="list-disc space-y-1 pl-4">
            {answer.none.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        ) : null}
      </div>
    );
  const { certain, close } = answer.parts();
  const certainArea = areaOfRings(certain);
  const words = [...new Set(answer.edges().flatMap(({ rule }) => rule?.words ?? []))];
  return (
    <div className="space-y-2 text-sm">
      <output className="block">
        {answer.area < minArea
          ? `It fits, with hardly any room to move it. ${hint}.`
          : certainArea < minArea
            ? `It fits, but nowhere farther from the rules than the plan is known. ${hint}.`
            : `Green is where its middle may be: ${sayArea(certainArea, units)}. ${hint}.`}
      </output>
      {close.length > 0 ? (
        <p>{`Hatched ground, ${sayArea(areaOfRings(close), units)}, is closer to a rule than the plan is known. Have the lines surveyed, or type on their card how well you know them.`}</p>
      ) : null}
      {answer.notes.map((note) => (
        <p key={note} className="text-danger">
          {note}
        </p>
      ))}
      <div>
        <h3 className="mb-1 font-medium">What bounds it</h3>
        <ul className="max-lg:max-h-24 max-lg:overflow-y-auto">
          {words.slice(0, maxListed).map((one) => (
            <li key={one}>
              <button
                type="button"
                className={`w-full rounded px-1.5 py-1 text-left hover:bg-hairline focus-visible:bg-hairline ${one === highlighted ? 'bg-hairline' : ''}`}
                onPointerEnter={() => pointAt(one)}
                onPointerLeave={() => pointAt(undefined)}
                onFocus={() => pointAt(one)}
                onBlur={() => pointAt(undefined)}
                onClick={() => pointAt(one)}
              >
                {one}
              </button>
            </li>
          ))}
        </ul>
        {words.length > maxListed ? (
          <p className="text-ink-soft">{`And ${words.length - maxListed} more.`}</p>
        ) : null}
      </div>
    </div>
  );
}
