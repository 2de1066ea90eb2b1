// The setbacks that the user types in the start dialog: they become part of the plan's rules, and are drawn with the lot.
import type { Editor } from '@homeplot/editor/editor';
import type { Pack } from '@homeplot/plan/pack';
import type { Units } from '@homeplot/plan/units';
import { newUuid } from '../../kit/newUuid.ts';
import { drawSetbacks } from '../packs/drawSetbacks.ts';
import { cityPack } from '../packs/cityPack.ts';
import { localDay } from '../../kit/download.ts';
import { ownId } from '../packs/packList.ts';
import { typedOf, withTyped } from '../packs/packFields.ts';
import { packSections } from '../packs/packSections.ts';
import type { Answers } from './answers.ts';
import type { ShownAnswers } from './shownAnswers.ts';

const [setbackSection] = packSections;
/** Front, side, street side and rear. */
export const setbackFields = (setbackSection?.fields ?? []).filter(({ group }) => group === 'setbacks');

type Typed = Readonly<Record<string, string>>;

/** The setbacks as typed, by the keys of their fields; empty ones aren't known. */
const typedIn = ({ setbacks = {} }: Answers): Typed =>
  Object.fromEntries(Object.entries(setbacks).filter(([, text]) => text.trim() !== ''));

/** The setbacks of the chosen rules, as texts of the fields. */
export const setbacksOf = (pack: Pack | null, units: Units): Typed => (pack ? typedOf(pack, units) : {});

/** The problems with the typed setbacks, by the keys of their fields. */
export const setbackProblems = (answers: ShownAnswers, units: Units): Typed =>
  withTyped(baseOf(answers), typedIn(answers), units).problems;

/** The chosen rules. If setbacks were typed, a copy of the rules with these setbacks, which names where they come from. */
export function packOf(answers: ShownAnswers, units: Units): Pack | undefined {
  const typed = typedIn(answers);
  if (Object.keys(typed).length === 0) return answers.pack ?? undefined;
  const base = baseOf(answers);
  const { pack } = withTyped(base, { ...typedOf(base, units), ...typed }, units);
  const made = { id: ownId(newUuid), date: localDay(new Date()) };
  const own = cityPack(pack, { ...made, ...(pack.country ? { country: pack.country } : {}) });
  return {
    ...own,
    name: own.name || 'My city',
    sources: [{ title: 'Setbacks as typed at the start of the plan' }, ...own.sources],
  };
}

/** Rules without any requirements. */
const noRules: Pack = { id: '', name: '', date: '', sources: [], items: [] };

const baseOf = ({ pack }: ShownAnswers): Pack => pack ?? noRules;

/** If setbacks were typed, draws the setback lines of the plan's lot, as part of the previous edit. */
export function drawTypedSetbacks(editor: Editor, answers: Answers, label: string): void {
  if (Object.keys(typedIn(answers)).length > 0) drawSetbacks(editor, label);
}
