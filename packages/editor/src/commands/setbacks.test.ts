// The command Setback lines, and how a setback line follows its lot.
import { withLotEdge } from '@homeplot/plan/lotEdges';
import { lot as lotKind, type Lot, lotFromOutline } from '@homeplot/plan/lot';
import { areaOf } from '@homeplot/plan/outline';
import type { Pack } from '@homeplot/plan/pack';
import { moveOf } from '@homeplot/plan/plan';
import { setback, type Setback } from '@homeplot/plan/setback';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { runCommand } from './index.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { perform, proposal, subjectOf, withDefaults } from '../edits/performTransform.ts';
import { setback as setbacks } from '../transforms/setback.ts';
import type { Values } from '../transforms/transform.ts';

const usual = { 'from front': 25, 'from side': 10, 'from rear': 20 };

/** A selected lot of 100 by 150 ft with named edges. */
function withLot(...names: readonly string[]): TestDriver {
  const driver = new TestDriver();
  const { editor } = driver;
  const vertices = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 150 },
    { x: 0, y: 150 },
  ];
  const blank = editor.scene.create('lot', { x: 0, y: 0 });
  if (!blank) throw new Error('no lot');
  const put = {
    ...blank,
    ...lotFromOutline(
      vertices,
      names.map((name) => ({ name })),
    ),
  };
  editor.edit([{ put }], 'Add lot');
  editor.select({ ids: new Set([put.id]) });
  return driver;
}
const usualLot = (): TestDriver => withLot('rear', 'side', 'front', 'side');
function underRules(driver: TestDriver, required: Pack['setbacks'] & object): TestDriver {
  const pack = { id: 'city', name: 'City', date: '2026-11-01', sources: [], items: [], setbacks: required };
  driver.editor.edit([{ settings: { pack } }], 'Choose pack');
  return driver;
}
const apply = ({ editor }: TestDriver, values: Values): string | undefined =>
  perform(editor, setbacks, values).problem;
const linesOf = ({ objects }: TestDriver): readonly Setback[] => objectsOf(setback, objects);
const lotOf = ({ objects }: TestDriver): Lot => {
  const [first] = objectsOf(lotKind, objects);
  if (!first) throw new Error('no lot');
  return first;
};
const areaIn = (driver: TestDriver): number =>
  areaOf({ vertices: linesOf(driver)[0]?.vertices ?? [], closed: true });
const messageOf = ({ editor }: TestDriver, values: Values): string | undefined =>
  proposal(editor, setbacks, values).message;

const cautionOf = ({ editor }: TestDriver, values: Values): string | undefined =>
  proposal(editor, setbacks, values).caution;

describe('Setback lines', () => {
  test('is enabled for one lot or its setback line', () => {
    const driver = usualLot();
    expect(runCommand(driver.editor, 'setback')).toBe(true);
    apply(driver, usual);
    driver.editor.select({ ids: new Set(linesOf(driver).map(({ id }) => id)) });
    expect(runCommand(driver.editor, 'setback')).toBe(true);
    driver.run('selectAll');
    expect(runCommand(driver.editor, 'setback')).toBe(false);
    expect(runCommand(new TestDriver().pick('tree').click(20, 20).editor, 'setback')).toBe(false);
  });

  test('asks once for each edge name, and shows the buildable area', () => {
    const driver = usualLot();
    const subject = subjectOf(driver.editor);
    if (!subject) throw new Error('nothing selected');
    const lengths = setbacks.questions(subject, {}).filter(({ input }) => input === 'length');
    expect(lengths.map(({ label }) => label)).toEqual(['Front', 'Side', 'Rear']);
    expect(messageOf(driver, {})).toBe('Buildable area: 15,000 sq ft (0.344 ac)');
    expect(messageOf(driver, usual)).toBe('Buildable area: 8,400 sq ft (0.193 ac)');
  });

  test("adds the line in one undo step, or shows why it can't", () => {
    const driver = usualLot();
    const before = driver.bytes;
    expect(apply(driver, { ...usual, 'from side': 50 })).toMatch(/^No buildable area is left/);
    expect(apply(driver, {})).toBe('Type at least one distance.');
    expect(driver.bytes).toBe(before);
    expect(apply(driver, usual)).toBeUndefined();
    expect(linesOf(driver)).toHaveLength(1);
    expect(areaIn(driver)).toBe(8400);
    driver.editor.undo();
    expect(driver.bytes).toBe(before);
  });

  test('starts with the distances of an existing line, and updates it', () => {
    const driver = usualLot();
    apply(driver, usual);
    const [first] = linesOf(driver);
    expect(proposal(driver.editor, setbacks, {})).toMatchObject({ changes: [{ put: { id: first?.id } }] });
    apply(driver, { 'from side': 5 });
    expect(linesOf(driver)).toMatchObject([{ id: first?.id, off: [20, 5, 25, 5] }]);
    expect(areaIn(driver)).toBe(90 * 105);
  });
});

describe('distances that differ from the rules', () => {
  const hints = ({ editor }: TestDriver, values: Values = {}) => {
    const subject = subjectOf(editor);
    const questions = subject ? setbacks.questions(subject, values) : [];
    return questions.flatMap(({ label, hint }) => (hint ? `${label}: ${hint}` : []));
  };
  const offered = ({ editor }: TestDriver, values: Values = {}) => {
    const subject = subjectOf(editor);
    return subject && setbacks.offer?.(subject, withDefaults(setbacks, subject, values));
  };

  test('say so at their fields, and those of the rules can be taken at once', () => {
    const driver = usualLot();
    apply(driver, { ...usual, 'from front': 20 });
    expect(offered(driver)).toBeUndefined();
    underRules(driver, { front: 25, side: 5, rear: 20 });
    expect(hints(driver)).toEqual([`Front: City requires 25'.`, `Side: City requires only 5'.`]);
    const values = offered(driver)?.values;
    expect(values).toEqual({ 'from front': 25, 'from side': 5 });
    expect(hints(driver, values)).toEqual([]);
    expect(offered(driver, values)).toBeUndefined();
  });

  test('stay as the line has them until others are typed, 0 too', () => {
    const driver = usualLot();
    apply(driver, { ...usual, 'from side': 0 });
    underRules(driver, { side: 5 });
    expect(hints(driver)).toEqual([`Side: City requires 5'.`]);
    apply(driver, { 'from front': 30 });
    expect(linesOf(driver)[0]?.off).toEqual([20, 0, 30, 0]);
  });

  test('follow the role that is chosen for an edge', () => {
    const driver = underRules(usualLot(), { side: 5, streetSide: 15 });
    const values = { 'edge 1': 'street side', 'from street side': 5 };
    expect(hints(driver, values)).toEqual([`Street side: City requires 15'.`]);
  });
});

describe('the edges of a lot without names', () => {
  const asked = ({ editor }: TestDriver, values: Values = {}) => {
    const subject = subjectOf(editor);
    const questions = subject ? setbacks.questions(subject, values) : [];
    return questions.map(({ label, value }) => `${label}: ${value}`);
  };

  test('get their names from the street, which can be changed, and keep them with the distances', () => {
    const driver = withLot();
    driver.pick('road').click(-20, -10).click(120, -10);
    driver.editor.select({ ids: new Set([lotOf(driver).id]) });
    expect(asked(driver).slice(-4)).toEqual([
      "Edge 1 (top, 100'): front",
      "Edge 2 (right, 150'): side",
      "Edge 3 (bottom, 100'): rear",
      "Edge 4 (left, 150'): side",
    ]);
    apply(driver, { ...usual, 'edge 1': 'street side', 'from street side': 15 });
    expect(lotOf(driver).edges.map(({ name }) => name)).toEqual(['front', 'street side', 'rear', 'side']);
    expect(linesOf(driver)[0]?.off).toEqual([25, 15, 20, 10]);
    driver.editor.undo();
    expect(lotOf(driver).edges.map(({ name }) => name)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('are guessed otherwise, which is said until another edge is the front', () => {
    const driver = withLot();
    expect(cautionOf(driver, {})).toContain('This one is a guess based on the drawing.');
    const names = { 'edge 0': 'side', 'edge 1': 'front', 'edge 2': 'side', 'edge 3': 'rear' };
    expect(messageOf(driver, names)).toBe('Buildable area: 15,000 sq ft (0.344 ac)');
    expect(cautionOf(driver, names)).toBe('');
  });

  test('start with the distances of the pack, and caution of one that no edge has the role for', () => {
    const driver = underRules(usualLot(), { front: 25, rear: 20, streetSide: 15 });
    expect(asked(driver).slice(0, 3)).toEqual(['Front: 25', 'Side: 0', 'Rear: 20']);
    expect(cautionOf(driver, {})).toContain("The street side setback of 15' isn't used");
    expect(cautionOf(driver, { 'edge 1': 'street side' })).toBe('');
  });

  test('start with the distances of the pack by their roles', () => {
    const driver = underRules(withLot('rear', 'right side', 'front', 'left side'), { side: 5 });
    expect(asked(driver)).toEqual(expect.arrayContaining(['Right side: 5', 'Left side: 5']));
  });

  test('start with the distance of the street side where a street lies beside a left side', () => {
    const driver = withLot('rear', 'right side', 'front', 'left side');
    driver.pick('road').click(-10, -20).click(-10, 170);
    driver.editor.select({ ids: new Set([lotOf(driver).id]) });
    underRules(driver, { side: 5, streetSide: 15 });
    expect(asked(driver)).toEqual(expect.arrayContaining(['Right side: 5', 'Left side: 15']));
  });

  test('may be those of a rectangle, which becomes a lot', () => {
    const driver = new TestDriver().rectangle([0, 0], [40, 30]);
    apply(driver, { 'from front': 10, 'from side': 5, 'from rear': 5 });
    expect(driver.objects.map(({ type }) => type)).toEqual(['lot', 'setback']);
  });
});

describe('a setback line', () => {
  test('is previewed while a corner of its lot is dragged', () => {
    const driver = usualLot();
    apply(driver, usual);
    driver.run('zoomToFit');
    driver.editor.select({ ids: new Set([lotOf(driver).id]) });
    const before = areaIn(driver);
    driver.press([100, 150], [100, 170], { free: true });
    const shown = driver.editor.hand.preview.flatMap((change) => ('put' in change ? change.put : []));
    const [line] = objectsOf(setback, shown);
    expect(areaOf({ vertices: line?.vertices ?? [], closed: true })).toBeGreaterThan(before + 500);
    expect(areaIn(driver)).toBe(before);
    driver.point('up', 100, 170, { free: true });
    expect(linesOf(driver)).toEqual([line]);
  });

  test('follows its lot when a corner is moved, and is restored by undo', () => {
    const driver = usualLot();
    apply(driver, usual);
    const before = driver.bytes;
    const lot = lotOf(driver);
    const vertices = lot.vertices.map((at) => (at.x === 100 ? { ...at, x: 120 } : at));
    const put: Lot = { ...lot, vertices };
    driver.editor.edit([{ put }], 'Widen');
    expect(areaIn(driver)).toBe(100 * 105);
    driver.editor.undo();
    expect(driver.bytes).toBe(before);
  });

  test('moves with its lot, cannot be moved alone, and is removed with the lot', () => {
    const driver = usualLot();
    apply(driver, usual);
    const by = { x: 7, y: -3 };
    driver.editor.edit([moveOf(lotOf(driver), by)], 'Move');
    expect(linesOf(driver)[0]?.vertices[0]).toEqual({ x: 17, y: 17 });
    const [line] = linesOf(driver);
    if (!line) throw new Error('no line');
    driver.editor.edit([moveOf(line, by)], 'Move');
    expect(linesOf(driver)[0]?.vertices[0]).toEqual({ x: 17, y: 17 });
    driver.run('selectAll');
    driver.editor.edit(
      driver.objects.map((object) => moveOf(object, by)),
      'Move',
    );
    expect(linesOf(driver)[0]?.vertices[0]).toEqual({ x: 24, y: 14 });
    driver.editor.edit([{ remove: lotOf(driver).id }], 'Delete');
    expect(driver.objects).toEqual([]);
  });

  test('is kept when its lot loses a corner', () => {
    const driver = usualLot();
    apply(driver, usual);
    const lot = lotOf(driver);
    const put: Lot = { ...lot, vertices: lot.vertices.slice(1), edges: lot.edges.slice(1) };
    driver.editor.edit([{ put }], 'Remove vertex');
    expect(linesOf(driver)).toMatchObject([{ of: lot.id, off: [10, 25, 10] }]);
  });

  test('keeps the distance of a name that no edge has now', () => {
    const driver = usualLot();
    apply(driver, usual);
    driver.editor.edit([{ put: withLotEdge(lotOf(driver), 0, { name: 'side' }) }], 'Name');
    apply(driver, { 'from front': 30 });
    expect(linesOf(driver)[0]?.distances).toContainEqual({ edges: 'rear', feet: 20 });
  });

  test('uses another distance when an edge is renamed', () => {
    const driver = usualLot();
    apply(driver, usual);
    driver.editor.edit([{ put: withLotEdge(lotOf(driver), 1, { name: 'rear' }) }], 'Name');
    expect(linesOf(driver)[0]?.off).toEqual([20, 20, 25, 10]);
  });

  test('stays deleted if its lot is changed in the same edit', () => {
    const driver = usualLot();
    apply(driver, usual);
    const lot = lotOf(driver);
    const put: Lot = { ...lot, vertices: lot.vertices.slice(1), edges: lot.edges.slice(1) };
    const remove = linesOf(driver)[0]?.id ?? '';
    driver.editor.edit([{ remove }, { put }], 'Change');
    expect(linesOf(driver)).toEqual([]);
  });

  test('is tied to the copy of its lot when both are duplicated', () => {
    const driver = usualLot();
    apply(driver, usual);
    driver.run('selectAll');
    driver.run('duplicate');
    const lots = objectsOf(lotKind, driver.objects).map(({ id }) => id);
    expect(linesOf(driver).map(({ of }) => of)).toEqual(lots);
  });
});
