// What is still missing from a plan, and what only the user or the permit office can answer: the next steps of the plan's
// purpose and the items of its rules, each with the ways to resolve it.
import { findingLines, itemLinesInSteps, type PreflightLine } from '@homeplot/formats/preflight';
import type { ItemLine } from '@homeplot/plan/checkItem';
import type { Finding, Remedy } from '@homeplot/plan/finding';
import type { Pack, PackItem } from '@homeplot/plan/pack';
import type { Plan } from '@homeplot/plan/plan';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import { factsOf } from '../../steps/purposes.ts';
import { stepsInSteps } from '../../steps/steps.ts';
import type { Step, Way } from '../../steps/step.ts';
import { itemPhrases } from '../packs/itemTitles.ts';
import { itemWays, separationWays, statusWays } from './itemWays.ts';

/** One line of the checks. */
export interface OpenLine {
  readonly id: string;
  /** assumed: drawn as assumed, and not confirmed yet. */
  readonly state: PreflightLine['state'] | 'assumed';
  readonly sentence: string;
  /** What the plan doesn't show, worded to follow "the plan shows" in a letter. */
  readonly topic?: string;
  /** Set if the user answers the question; otherwise the permit office does. */
  readonly asks?: 'user';
  /** The wording in the letter to the permit office, if it isn't the sentence. */
  readonly toOffice?: string;
  readonly objects: readonly string[];
  /** The place to show if the line is about no object. */
  readonly place?: Finding['place'];
  /** What would settle the line, besides the remedy. */
  readonly advice?: string;
  readonly remedy?: Remedy | undefined;
  /** Why there is no remedy. */
  readonly obstacle?: string | undefined;
  readonly ways: readonly Way[];
}

export const linesOf = (plan: Plan): readonly OpenLine[] => runAllSteps(linesInSteps(plan));

/** Like `linesOf`, but can be interrupted between steps. */
export function* linesInSteps(plan: Plan): Steps<readonly OpenLine[]> {
  const { sheets = [] } = plan.settings;
  const pack = needed(plan);
  const steps = yield* stepsInSteps(plan);
  const isStep = (prefix: string): boolean => steps.some(({ id }) => id.startsWith(prefix));
  // Items that a step already asks for, in plainer words.
  const isAskedByStep: Partial<Record<ItemLine['item'], boolean>> = {
    lotLines: isStep('lot'),
    statuses: isStep('status'),
    streetNames: isStep('street'),
    septic: isStep('build the septic'),
  };
  const asked = pack ? yield* itemLinesInSteps(plan, sheets, pack) : [];
  const items = asked.filter(({ item }) => !isAskedByStep[item]);
  return [...steps.map(lineOfStep), ...items.map(lineOf)];
}

/** The rules of the plan, with the items that its purpose needs; undefined if there are neither. */
function needed({ settings: { pack, project } }: Plan): Pack | undefined {
  const asked = pack?.items ?? [];
  const needs = factsOf(project?.purpose)?.needs ?? [];
  const more = needs.filter((id) => !asked.some((item) => item.id === id && item.need !== 'ask'));
  if (more.length === 0) return pack;
  const items = [
    ...asked.filter(({ id }) => !more.includes(id)),
    ...more.map((id): PackItem => ({ id, need: 'required' })),
  ];
  return { ...(pack ?? noRules), items };
}

const noRules: Pack = { id: '', name: '', date: '', sources: [], items: [] };

const lineOfStep = ({ isQuestion, isConfirmation, ...step }: Step): OpenLine => ({
  ...step,
  ...(isConfirmation
    ? { state: 'assumed' }
    : isQuestion
      ? { state: 'question', asks: 'user' }
      : { state: 'missing' }),
  objects: [],
});

function lineOf({ item, remedy, objects, isIncomplete, lacks, ...line }: ItemLine): OpenLine {
  const show: readonly Way[] = objects.length > 0 ? [{ title: 'Show', select: objects }] : [];
  return {
    ...line,
    id: item,
    ...(isIncomplete ? {} : { topic: itemPhrases[item] }),
    objects,
    ...(remedy ? { remedy } : {}),
    ways:
      item === 'statuses'
        ? statusWays(objects)
        : remedy
          ? []
          : [...show, ...itemWays(item, objects.length > 0, lacks)],
  };
}

/** Whether the plan is checked for missing items, because it has rules or a purpose. */
export const isPermitPlan = ({ settings }: Pick<Plan, 'settings'>): boolean =>
  Boolean(settings.pack ?? settings.project?.purpose);

/** What is still missing: the list in the panel and the number beside "Checks". */
export const missingIn = (lines: readonly OpenLine[]): readonly OpenLine[] =>
  lines.filter(({ state }) => state === 'missing');

/** `1 conflict. 2 things are still missing.`; undefined if nothing is open. */
export function openText(conflicts: number, missing: number): string | undefined {
  const sentences = [
    conflicts > 0 ? `${conflicts} ${conflicts === 1 ? 'conflict' : 'conflicts'}.` : '',
    missing > 0 ? `${missing} ${missing === 1 ? 'thing is' : 'things are'} still missing.` : '',
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

/** Says that nothing is missing or conflicts, and counts the open questions, which a bare all-clear would hide. */
export function clearText(open: {
  readonly assumed: number;
  readonly forYou: number;
  readonly forOffice: number;
}): string {
  const count = (n: number, one: string, some: string): string =>
    n === 0 ? '' : `${n} ${n === 1 ? one : some}`;
  const sentences = [
    'Nothing is missing, and nothing conflicts.',
    count(open.assumed, 'item above needs your confirmation.', 'items above need your confirmation.'),
    count(open.forYou, 'question for you is open above.', 'questions for you are open above.'),
    count(
      open.forOffice,
      'question for the permit office is open below.',
      'questions for the permit office are open below.',
    ),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Everything to look at before the sheets are handed in: the open lines, and what the checks of the plan found. */
export const preflightLines = (
  lines: readonly OpenLine[],
  findings: readonly Finding[],
): readonly OpenLine[] => [...lines, ...linesOfFindings(findings)];

/** The title of the findings where the distance is so close to the required one that measuring can't decide. */
export const closeTitle = 'Too close to tell';

/** The lines about what is drawn as assumed. */
export const assumedIn = (lines: readonly OpenLine[]): readonly OpenLine[] =>
  lines.filter(({ state }) => state === 'assumed');

/** The questions that only the permit office can answer. */
export const officeQuestions = (lines: readonly OpenLine[]): readonly OpenLine[] =>
  lines.filter(({ state, asks }) => state === 'question' && asks === undefined);
/** The questions that the user can answer. */
export const userQuestions = (lines: readonly OpenLine[]): readonly OpenLine[] =>
  lines.filter(({ state, asks }) => state === 'question' && asks === 'user');

export const linesOfFindings = (findings: readonly Finding[]): readonly OpenLine[] =>
  findingLines(findings).map(findingLine);

const findingLine = (finding: PreflightLine): OpenLine => ({
  id: finding.id,
  state: finding.state,
  ...(finding.asks ? { asks: finding.asks } : {}),
  sentence: finding.sentence,
  ...(finding.advice ? { advice: finding.advice } : {}),
  objects: finding.objects,
  ...(finding.place ? { place: finding.place } : {}),
  ways: finding.confirms ? separationWays(finding.confirms) : [],
  // Getters, because these are slow and only needed for the lines that are shown.
  get remedy() {
    return finding.remedy;
  },
  get obstacle() {
    return finding.obstacle;
  },
});
