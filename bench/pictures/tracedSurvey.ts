// The README's picture of a traced survey: the survey is the lot of the README's plan with what stands on it, drawn on
// yellowed paper; the plan over it has what was traced and what is to be built.
import { planToSvg } from '@homeplot/formats/planToSvg';
import { grow } from '@homeplot/plan/box';
import { createPlan, objectBox, type PlanContents } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import type { Underlay } from '@homeplot/plan/underlay';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/tool.ts';

const onSurvey = new Set(['lot', 'house', 'garage', 'driveway', 'walk', 'front-street', 'side-street']);
const traced = new Set(['lot', 'house', 'garage']);
const isBuilt = (id: string): boolean => /^(deck|pool|fence)/.test(id);
const feetPerInch = 30;
const oldPaper = '#f3ead2';
/** Feet of the survey around its lot. */
const margin = 20;
/** What the SVG export draws around a part, in millimeters: room for two labels. */
const room = 5;

function readPlan(): PlanContents {
  const reading = readPlanText(readFileSync(join(root, 'docs/pictures/plan.json'), 'utf8'));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.contents;
}

/** A file of docs/pictures. */
export function tracedSurvey(): { readonly file: string; readonly svg: string } {
  const { objects, settings } = readPlan();
  const lot = objects.find(({ id }) => id === 'lot');
  if (!lot) throw new Error('The plan of the README has no lot.');
  const part = grow(objectBox(lot), margin);
  const survey = planToSvg(createPlan({ objects: objects.filter(({ id }) => onSurvey.has(id)), settings }), {
    part,
    feetPerInch,
    background: oldPaper,
  });
  const { minX, minY, maxX, maxY } = grow(part, (room / 25.4) * feetPerInch);
  const sha256 = '0'.repeat(64);
  const underlay: Underlay = {
    id: 'survey',
    type: 'underlay',
    order: 'A0',
    x: minX,
    y: minY,
    width: maxX - minX,
    height: maxY - minY,
    rotation: 0,
    fade: 45,
    contrast: 0,
    printed: true,
    file: { sha256, type: 'image/png', bytes: 1, name: 'survey-1987.pdf' },
  };
  const drawn = objects
    .filter(({ id }) => traced.has(id) || isBuilt(id))
    .map((object) =>
      traced.has(object.id)
        ? { ...object, source: 'traced' as const, sourceFile: underlay.file.name }
        : object,
    );
  const plan = createPlan({ objects: [underlay, ...drawn], settings });
  const data = `data:image/svg+xml;base64,${Buffer.from(survey).toString('base64')}`;
  return {
    file: 'traced-survey.svg',
    svg: planToSvg(plan, { feetPerInch }).replace(`file:${sha256}`, data),
  };
}
