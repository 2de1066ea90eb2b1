// The checks of arrows and swales that the ground contradicts.
import { describe, expect, test } from 'vitest';
import { afterRemedy, allChecksOf, sentences } from '../../testing/testFindings.ts';
import { arrow, falling, graded, spot } from '../../testing/testGrades.ts';
import { planOf, traced } from '../../testing/testSite.ts';
import { onGroundOf } from '../grading/onGround.ts';
import { kindOf } from '../kinds/index.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { isAssumed } from '../objects/assumed.ts';
import type { PlanObject } from '../objects/kind.ts';
import { applyChanges } from '../plan/plan.ts';
import type { Finding } from '../site/finding.ts';
import type { Traced } from '../traced/tracedKind.ts';

registerLateKinds();

describe('an arrow', () => {
  test('that points uphill is a conflict, and the remedy turns it around', () => {
    const objects = [...falling(0.02), arrow(150, 50, '2%')];
    expect(graded(objects)).toMatchObject([
      { state: 'conflict', sentence: 'The drainage arrow points uphill: the ground rises 2.0% along it.' },
    ]);
    expect(afterRemedy(planOf(objects))).toEqual([]);
  });

  test('or a swale dug to a depth, uphill, is a conflict too; downhill, it is drawn with the slope of the ground', () => {
    const swale = (from: number, to: number): PlanObject => {
      const { vertices } = arrow(from, to, '') as Traced;
      return traced('swale', 'swale', vertices, { depth: 0.5, slope: '', assumed: undefined });
    };
    const rises = 'The swale points uphill: the ground rises 2.0% along it.';
    expect(sentences([...falling(0.02), swale(150, 50)])).toContain(rises);
    expect(sentences([...falling(0.02), swale(50, 150)]).join()).not.toMatch(/The swale/);
  });

  test("over ground that rises along the way can't be followed by water, and the remedy ends it there", () => {
    const across = [
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ];
    const dug = traced('swale', 'swale', across, { depth: 1, slope: '', assumed: undefined });
    // With the slope that it says, and as it is drawn if it says none.
    for (const slope of ['2%', '']) {
      const objects = [...falling(0.02), dug, arrow(50, 150, slope)];
      const climbs = ({ state, sentence }: Finding): boolean =>
        state === 'conflict' &&
        /^Water can't follow the drainage arrow: the ground rises \d.* along the way\.$/.test(sentence);
      const [fault] = graded(objects).filter(climbs);
      const plan = planOf(objects);
      applyChanges(plan, fault?.remedy?.changes(plan) ?? []);
      const { vertices, slope: said } = plan.objects.get('arrow') as Traced & { readonly slope: string };
      expect(vertices.map(({ x }) => Math.round(x))).toEqual([50, 100]);
      // What nobody has said isn't said by the remedy either.
      expect(said).toBe(slope);
      const after = allChecksOf(plan).findings.filter(({ objects: of }) => of.includes('arrow'));
      expect(after.filter((finding) => slope === '' || climbs(finding))).toEqual([]);
      expect(sentences([...falling(0.02), arrow(50, 150, slope)]).join()).not.toContain('follow');
    }
  });

  test('that says another slope than the ground has is a conflict, and the remedy writes the slope of the ground', () => {
    const objects = [...falling(0.013), arrow(50, 150, '2.0%')];
    expect(graded(objects)).toMatchObject([
      { state: 'conflict', sentence: 'The drainage arrow says 2.0%; the ground here falls 1.3%.' },
    ]);
    expect(afterRemedy(planOf(objects))).toEqual([]);
  });

  test('that says no slope follows the ground, so nothing is asked and it is never uphill', () => {
    for (const said of [{ slope: '' }, { slope: '2%', assumed: { slope: '2%' } }])
      for (const [from, to] of [
        [50, 150],
        [150, 50],
      ] as const) {
        const object = { ...arrow(from, to, ''), ...said } as PlanObject;
        const plan = planOf([...falling(0.013), object]);
        expect(graded([...plan.objects.values()])).toEqual([]);
        const drawn = onGroundOf(plan)?.get(object);
        expect(drawn).toMatchObject({ slope: '1.3%', vertices: [{ x: 50 }, { x: 150 }] });
        expect(drawn && isAssumed(drawn, 'slope')).toBe(false);
      }
    const onGround = (objects: readonly PlanObject[], of: PlanObject) =>
      onGroundOf(planOf([...objects, of]))?.get(of);
    expect(onGround([], arrow(50, 150, ''))).toBeUndefined();
    // Words that can't be read as a slope are the user's own.
    expect(graded([...falling(0.013), arrow(50, 150, 'to the street')])).toEqual([]);
    expect(onGround(falling(0.013), arrow(150, 50, 'to the street'))).toBeUndefined();
  });

  test('a new one follows the ground until a slope is typed, which then counts, whatever it is', () => {
    const { slope: _, ...placed } = arrow(50, 150, '') as PlanObject & { readonly slope: string };
    const made = kindOf(placed).create({
      from: { x: 50, y: 75 },
      to: { x: 150, y: 75 },
      scale: 2,
      siteExtent: 100,
    });
    const fresh: PlanObject = { ...made, ...placed };
    expect(graded([...falling(0.03), fresh])).toEqual([]);
    for (const typed of ['2%', '1.5%']) {
      const [form] = kindOf(fresh).forms(fresh);
      const after = form?.apply({ slope: typed });
      const sentence = `The drainage arrow says ${typed}; the ground here falls 3.0%.`;
      expect(after && graded([...falling(0.03), after])).toMatchObject([{ state: 'conflict', sentence }]);
    }
  });

  test('an arrow says what the ground says while it is dragged; a change of the ground elsewhere draws it alike', () => {
    const assumed = { assumed: { slope: '2%' } };
    const placed = { ...arrow(50, 150, '2%'), ...assumed } as PlanObject;
    const dragged = { ...arrow(60, 160, '2%'), ...assumed } as PlanObject;
    const shown = onGroundOf(planOf([...falling(0.013), placed]));
    expect(shown?.get(dragged)).toMatchObject({ slope: '1.3%' });
    const alike = onGroundOf(planOf([...falling(0.013), spot('e', -200, 0, 140), placed]));
    expect(alike && shown?.drawsLike(alike)).toBe(true);
    const steeper = onGroundOf(planOf([...falling(0.03), placed]));
    expect(steeper && shown?.drawsLike(steeper)).toBe(false);
    const another = onGroundOf(planOf([...falling(0.013), dragged]));
    expect(another && shown?.drawsLike(another)).toBe(false);
  });

  test('is right within its rounding and what the elevations are good for, and where nothing is known', () => {
    expect(graded([...falling(0.013), arrow(50, 150, '1%')])).toEqual([]);
    // Over 10 ft, levels of ± 0.05 ft don't tell 1% from 2%.
    expect(graded([...falling(0.01), arrow(50, 60, '2.0%')])).toEqual([]);
    expect(graded([arrow(50, 150, '2%')])).toEqual([]);
  });

  test('is uphill too if it is dragged there: the finding comes with the same edit', () => {
    const plan = planOf([...falling(0.02), arrow(50, 150, '2%')]);
    const checks = allChecksOf(plan);
    const turned = arrow(150, 50, '2%');
    plan.objects.set('arrow', turned);
    expect(checks.update(['arrow'])).toBe(true);
    expect(checks.findings.filter(({ check }) => check === 'grading')).toHaveLength(1);
  });
});
