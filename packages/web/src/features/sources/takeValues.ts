// Copies values of a county's map into the plan as one undo step, when the user presses a button: into the title block, and
// into the plan's rules, which name their source.
import type { Editor } from '@homeplot/editor/editor';
import { printedFacts } from '@homeplot/formats/legalDescription';
import { type SourceValue, valueSource } from '@homeplot/formats/sourceValues';
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { type Pack, type PackSource, setbackRoles } from '@homeplot/plan/pack';
import type { Plan } from '@homeplot/plan/plan';
import type { ProjectField } from '@homeplot/plan/project';
import type { Point } from '@homeplot/plan/point';
import { type PlanSettings, titleLimit } from '@homeplot/plan/settings';
import type { Source, SourceFieldName } from '@homeplot/plan/source';
import { newUuid } from '../../kit/newUuid.ts';
import { region } from '../../kit/region.ts';
import { cityPack } from '../packs/cityPack.ts';
import { drawSetbacks } from '../packs/drawSetbacks.ts';
import { isOwnPack, ownId, packById, usualPack } from '../packs/packList.ts';

/** The project fact that a value is stored in. */
const factOfValue: Partial<Record<SourceFieldName, ProjectField>> = {
  owner: 'owner',
  legal: 'legal',
  zone: 'zoning',
  floodZone: 'floodZone',
  baseFlood: 'floodZone',
};
const isSetback = (name: SourceFieldName): name is 'front' | 'side' | 'streetSide' | 'rear' =>
  setbackRoles.some((role) => role === name);

/** Whether a value has no place in the title block or the rules, so that it can only become a note on the plan. */
export const isNote = ({ name }: SourceValue): boolean =>
  !(name in factOfValue) && !isSetback(name) && !['parcel', 'address', 'coverage', 'height'].includes(name);

const limits = { coverage: 'buildingCoverage', height: 'height' } as const;
const isLimit = (name: SourceFieldName): name is keyof typeof limits => name in limits;
const isRule = ({ name }: SourceValue): boolean => isSetback(name) || isLimit(name);

/** Copies the values that can be used. */
export function takeValues(editor: Editor, source: Source, values: readonly SourceValue[]): void {
  const usable = values.filter((value) => value.problem === undefined && !isNote(value));
  const { settings } = editor.plan;
  const next: { -readonly [Name in 'parcel' | 'address' | 'project' | 'pack']?: PlanSettings[Name] & {} } =
    {};
  const project: Partial<Record<ProjectField, string>> = {};
  for (const { name, text } of usable) {
    if (name === 'parcel' || name === 'address') next[name] = text.slice(0, titleLimit);
    const fact = factOfValue[name];
    if (fact === undefined) continue;
    const limit = fact === 'legal' ? maxLegal : maxFact;
    project[fact] = (
      name === 'baseFlood' ? withBase(project[fact] ?? settings.project?.floodZone, text) : text
    ).slice(0, limit);
  }
  if (Object.keys(project).length > 0) {
    const { legalFrom, ...before } = settings.project ?? {};
    const follows = legalFrom !== undefined && project.legal === undefined;
    next.project = { ...before, ...(follows ? { legalFrom } : {}), ...project };
  }
  const rules = usable.filter(isRule);
  if (rules.length > 0)
    next.pack = packWith(settings, source, rules, project.zoning ?? settings.project?.zoning);
  const label = "Use the county's values";
  editor.edit([{ settings: next }], label);
  if (rules.length > 0) drawSetbacks(editor, label);
}

/** Characters of a legal description, and of another fact of the project. */
const maxLegal = 4000;
const maxFact = 200;

/** The flood zone with its base flood elevation, in place of an earlier one. */
const withBase = (zone = '', elevation: string): string =>
  [zone.replace(/(, )?base flood elevation.*$/i, ''), `base flood elevation ${elevation}`]
    .filter(Boolean)
    .join(', ');

/** The plan's rules with those of the county, as the user's own pack. Its sources name the county's fields and the day. */
function packWith(
  { pack }: PlanSettings,
  source: Source,
  rules: readonly SourceValue[],
  district: string | undefined,
): Pack {
  const base = pack ?? packById(usualPack()) ?? builtInPacks[0];
  const [first] = rules;
  if (!base || !first) throw new Error('There are no rules to add to.');
  const day = first.day;
  const country = source.country ?? region();
  const own = isOwnPack(base) ? base : cityPack(base, { id: ownId(newUuid), date: day, country });
  const from: PackSource = {
    title:
      `${valueSource(source, first)}: ${rules.map(({ field, text }) => `${field} ${text}`).join(', ')}`.slice(
        0,
        200,
      ),
    ...(source.page ? { url: source.page } : {}),
  };
  const start = valueSource(source, first);
  const setbacks = { ...own.setbacks };
  const maxima = { ...own.limits };
  for (const { name, number } of rules) {
    if (number === undefined) continue;
    if (isSetback(name)) setbacks[name] = number;
    else if (isLimit(name)) Object.assign(maxima, { [limits[name]]: number });
  }
  return {
    ...own,
    name: own.name || source.name,
    date: day,
    ...(district ? { district: district.slice(0, titleLimit) } : {}),
    sources: [from, ...own.sources.filter(({ title }) => !title.startsWith(start))],
    ...(Object.keys(setbacks).length > 0 ? { setbacks } : {}),
    ...(Object.keys(maxima).length > 0 ? { limits: maxima } : {}),
  };
}

/** Characters of a note, which is one line. */
const noteLimit = 300;

/** Puts a value on the plan as a text that names its source. */
export function noteValue(editor: Editor, { title, text, field, day }: SourceValue, at: Point): boolean {
  const blank = editor.scene.create('text', at);
  if (!blank) return false;
  const words = `${title}: ${text} (${field}, ${day})`.slice(0, noteLimit);
  return editor.edit([{ put: { ...blank, text: words } as typeof blank }], 'Add note');
}

/** What the plan now has where the value would go; empty if it has nothing. */
export function presentValue(plan: Plan, { name }: SourceValue): string {
  const { settings } = plan;
  const fact = factOfValue[name];
  if (name === 'parcel' || name === 'address') return settings[name];
  if (fact !== undefined) return printedFacts(plan)[fact] ?? '';
  if (isSetback(name)) return feetText(settings.pack?.setbacks?.[name]);
  if (name === 'height') return feetText(settings.pack?.limits?.height);
  const share = name === 'coverage' ? settings.pack?.limits?.buildingCoverage : undefined;
  return share === undefined ? '' : `${Math.round(share * 1e4) / 100}%`;
}

const feetText = (feet: number | undefined): string => (feet === undefined ? '' : `${feet} ft`);
