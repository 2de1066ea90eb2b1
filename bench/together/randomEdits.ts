// Random edits of a plan as people make them: with every tool and command, by hand and in the panel.
import { allCommands } from '@homeplot/editor/commands';
import { addLayer, deleteLayer, moveLayer, moveSelectionToLayer, renameLayer } from '@homeplot/editor/layers';
import '@homeplot/editor/gradeHere';
import { perform } from '@homeplot/editor/performTransform';
import { selectObjects } from '@homeplot/editor/selection';
import type { TestDriver } from '@homeplot/editor/testDriver';
import { allTools } from '@homeplot/editor/tools';
import { transformNamed } from '@homeplot/editor/transforms';
import '@homeplot/editor/whereItFits';
import '@homeplot/editor/whereWaterGoes';
import { confirmed } from '@homeplot/plan/assumed';
import { jointsOf } from '@homeplot/plan/joints';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { type Change, moveOf } from '@homeplot/plan/plan';
import type { Sheet } from '@homeplot/plan/sheet';
import type { Random } from '../plans/random.ts';

type List = readonly [string, ...string[]];
/** All of them in the order of their names, so that a seed does the same whichever other tests have fetched some. */
const tools = allTools()
  .map(({ name }) => name)
  .toSorted() as unknown as List;
const left = new Set(['undo', 'redo', 'clearCanvas']);
const commands = allCommands.map(({ name }) => name).filter((name) => !left.has(name)) as unknown as List;

/** Places on a coarse grid, so that things meet. */
const place = (random: Random): [number, number] => [random.between(0, 120, 5), random.between(0, 80, 5)];

/** Some of the objects, of the newest half the time. */
function some({ editor }: TestDriver, random: Random): readonly PlanObject[] {
  const all = [...editor.plan.objects.values()];
  if (all.length === 0) return [];
  const count = random.pick([1, 1, 1, 2, 4]);
  const first = random.between(0, 1, 1) ? 0 : Math.max(0, all.length - 8);
  return Array.from({ length: count }, () => all[random.between(first, all.length - 1, 1)]).flatMap(
    (object) => object ?? [],
  );
}

function select(driver: TestDriver, random: Random): readonly PlanObject[] {
  const chosen = some(driver, random);
  driver.editor.select(selectObjects(chosen.map(({ id }) => id)));
  return chosen;
}

const edits: readonly [weight: number, edit: (driver: TestDriver, random: Random) => void][] = [
  [10, draw],
  [8, move],
  [6, command],
  [3, dragByHand],
  [3, road],
  [3, dimension],
  [2, lotWithSetbacks],
  [3, fillIn],
  [2, rename],
  [3, remove],
  [2, reorder],
  [2, group],
  [3, layer],
  [2, sheet],
  [2, setting],
  [1, drawing],
  [1, lock],
];
const deck = edits.flatMap(([weight, edit]) => Array<(typeof edits)[number][1]>(weight).fill(edit));

/** One edit, which may turn out to change nothing. */
export function randomEdit(driver: TestDriver, random: Random): void {
  driver.editor.scene.labels.clear();
  const edit = deck[random.between(0, deck.length - 1, 1)];
  edit?.(driver, random);
  // Whatever is left over doesn't take part in the next one.
  driver.editor.hand.answer(undefined);
  driver.editor.hand.discardAll();
  driver.pick('select');
}

function draw(driver: TestDriver, random: Random): void {
  const [from, to] = [place(random), place(random)];
  driver.pick(random.pick(tools));
  if (random.between(0, 3, 1)) driver.drag(from, to);
  else driver.click(...from);
  if (driver.editor.hand.isTracing) driver.click(...place(random)).run('finish');
  driver.editor.hand.answer(random.pick(['Gate code 12', 'Shed', 'Well']));
}

function move(driver: TestDriver, random: Random): void {
  const by = { x: random.between(-15, 15, 2.5), y: random.between(-15, 15, 2.5) };
  const moved = new Set(some(driver, random));
  driver.editor.edit(
    [...moved].map((object) => moveOf(object, by)),
    'Move',
  );
}

function command(driver: TestDriver, random: Random): void {
  select(driver, random);
  driver.run(random.pick(commands));
}

function dragByHand(driver: TestDriver, random: Random): void {
  const [object] = select(driver, random);
  if (!object) return;
  const { x, y } = kindOf(object).position(object);
  const to = place(random);
  driver.press([x, y], to).editor.scene.labels.clear();
  driver.point('up', ...to);
}

function road(driver: TestDriver, random: Random): void {
  const [a, b, c] = [place(random), place(random), place(random)];
  const [met] = some(driver, random).flatMap(jointsOf);
  if (met) driver.road([met.at.x, met.at.y], b);
  else driver.road(a, b).road(b, c);
  if (random.between(0, 1, 1)) driver.run('roundCorner');
}

function dimension(driver: TestDriver, random: Random): void {
  select(driver, random);
  const what = random.pick(['dimensionAll', 'labelArea', 'labelName', 'drawn']);
  if (what === 'dimensionAll') driver.dimensionAll();
  else if (what !== 'drawn') driver.run(what);
  else
    driver
      .pick('dimension')
      .click(...place(random))
      .click(...place(random))
      .click(...place(random));
}

function lotWithSetbacks(driver: TestDriver, random: Random): void {
  const lot = [...driver.editor.plan.objects.values()].find((object) => object.type === 'lot');
  if (lot && random.between(0, 2, 1)) driver.editor.select(selectObjects([lot.id]));
  else {
    driver.rectangle([0, 0], [random.between(60, 120, 5), random.between(40, 80, 5)]);
    driver.run('convertToLot');
  }
  const feet = random.between(2, 12, 1);
  perform(driver.editor, transformNamed('setback'), {
    'from front': feet,
    'from side': feet,
    'from rear': feet,
  });
}

/** A field of the panel. */
function fillIn(driver: TestDriver, random: Random): void {
  const [object] = some(driver, random);
  const forms = object
    ? kindOf(object)
        .forms(object)
        .filter(({ fields }) => fields.length > 0)
    : [];
  const form = forms[random.between(0, Math.max(0, forms.length - 1), 1)];
  if (!object || !form) return;
  const chosen = random.between(0, form.fields.length - 1, 1);
  const values = Object.fromEntries(
    form.fields.map((field, i) => {
      const { value, choices, input, min = 1, max = 20 } = field;
      if (i !== chosen) return [field.name, value];
      if (choices) return [field.name, choices[random.between(0, choices.length - 1, 1)]?.value ?? value];
      if (input === 'length' || typeof value === 'number')
        return [field.name, Math.min(max, Math.max(min, random.between(1, 20, 0.5)))];
      return [field.name, input === 'text' ? random.pick(['A', 'B', '']) : value];
    }),
  );
  const put = form.apply(values);
  driver.editor.edit([{ put: confirmed(put, form.fields[chosen]?.name ?? '') }], 'Update');
}

function rename(driver: TestDriver, random: Random): void {
  const [object] = some(driver, random);
  if (!object) return;
  const { name: _, ...unnamed } = object;
  const name = random.pick(['North shed', 'Pool', '']);
  driver.editor.edit([{ put: name ? { ...object, name } : unnamed }], 'Rename');
}

function remove(driver: TestDriver, random: Random): void {
  const gone = new Set(some(driver, random).map(({ id }) => id));
  driver.editor.edit(
    [...gone].map((id) => ({ remove: id })),
    'Delete',
  );
}

function reorder(driver: TestDriver, random: Random): void {
  select(driver, random);
  driver.run(random.pick(['toFront', 'toBack']));
}

function group(driver: TestDriver, random: Random): void {
  select(driver, random);
  driver.run(random.pick(['group', 'group', 'ungroup']));
}

function lock(driver: TestDriver, random: Random): void {
  select(driver, random);
  driver.run(random.pick(['lock', 'unlockAll', 'unlockAll']));
}

function layer(driver: TestDriver, random: Random): void {
  const { editor } = driver;
  const { layers } = editor.plan.settings;
  const one = layers[random.between(0, layers.length - 1, 1)];
  if (!one) return;
  const what = random.pick(['add', 'add', 'rename', 'move', 'delete', 'put']);
  if (what === 'add') addLayer(editor, random.pick(['Phase 1', 'Phase 2', 'Notes']));
  else if (what === 'rename') renameLayer(editor, one.id, random.pick(['Walls', 'Trees', 'Pipes']));
  else if (what === 'move') moveLayer(editor, one.id, random.between(0, layers.length - 1, 1));
  else if (what === 'delete') deleteLayer(editor, one.id);
  else {
    select(driver, random);
    moveSelectionToLayer(editor, one.id);
  }
}

function sheet(driver: TestDriver, random: Random): void {
  const { editor } = driver;
  const { sheets = [] } = editor.plan.settings;
  const at = random.between(0, sheets.length, 1);
  const made: Sheet = {
    id: editor.scene.newId(),
    title: random.pick(['Site plan', 'Details']),
    paper: 'Letter',
    orientation: 'landscape',
    style: 'color',
    blocks: [{ id: 'v', type: 'viewport' }],
  };
  const what = random.pick(['add', 'add', 'change', 'remove', 'swap']);
  const next = {
    add: sheets.toSpliced(at, 0, made),
    change: sheets.map((one, i) => (i === at ? { ...one, title: random.pick(['A', 'B']) } : one)),
    remove: sheets.toSpliced(at, 1),
    swap: sheets.toReversed(),
  }[what];
  editor.edit([{ settings: { sheets: next ?? sheets } }], 'Sheets');
}

function setting(driver: TestDriver, random: Random): void {
  const settings = random.pick<Extract<Change, { settings: unknown }>['settings']>([
    { scale: random.between(1, 4, 0.5) },
    { title: random.pick(['Home', 'Cabin']) },
    { north: random.between(0, 350, 10), isNorthSet: true },
    { units: random.pick(['feet-inches', 'decimal-feet', 'metres']) },
    { address: random.pick(['1 Elm St', '2 Oak Ave']) },
    { project: { owner: random.pick(['Ada', 'Bob']) } },
    {
      ground: random.pick([
        undefined,
        { latitude: 40, longitude: -75, at: { x: random.between(0, 9, 1), y: 0 }, source: 'typed' },
      ]),
    },
  ]);
  driver.editor.edit([{ settings }], 'Settings');
}

function drawing(driver: TestDriver, random: Random): void {
  const { imports = [] } = driver.editor.plan.settings;
  const made = {
    name: random.pick(['site.dxf', 'survey.dxf']),
    units: 'feet',
    feetPerUnit: 1,
    origin: { x: random.between(0, 3, 1), y: 0 },
    at: { x: 0, y: 0 },
    turn: 0,
  };
  driver.editor.edit([{ settings: { imports: [...imports, made] } }], 'Import');
}
