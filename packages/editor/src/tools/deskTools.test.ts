// What offices can put on their shelves: the tools of the library, among them an object for each tool of a county's own program.
import { readFileSync } from 'node:fs';
import { kindOf } from '@homeplot/plan/kinds';
import { deskTools } from '@homeplot/plan/deskTools';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { expect, test } from 'vitest';
import { Editor } from '../editor/editor.ts';
import { allTools, toolNamed } from './index.ts';
import { registerLateTools } from './lateTools.ts';

registerLateTools();

test('the tools that a desk can list are those of the library and the toolbar', () => {
  const all = allTools().map(({ name }) => name);
  expect(deskTools.filter((name) => !all.includes(name))).toEqual([]);
});

interface CountyTool {
  /** Of the library or the toolbar; absent for what is drawn from the rules of the lot. */
  readonly tool?: string;
  readonly type: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The 32 tools of Walla Walla County's site plan program, as it groups them. */
const county: Readonly<Record<string, Readonly<Record<string, CountyTool>>>> = {
  Access: {
    driveway: { tool: 'driveway', type: 'driveway' },
    asphalt: { tool: 'asphalt', type: 'patio', fields: { material: 'asphalt' } },
    gravel: { tool: 'gravel', type: 'gravel' },
    culvert: { tool: 'culvert', type: 'culvert' },
  },
  Drawing: {
    callout: { tool: 'leader', type: 'leader' },
    text: { tool: 'text', type: 'text' },
    easement: { tool: 'easement', type: 'easement' },
    'fence line': { tool: 'fence', type: 'fence' },
    grading: { tool: 'contour', type: 'contour', fields: { status: 'proposed' } },
  },
  Parking: {
    stall: { tool: 'parkingSpace', type: 'parkingSpace' },
    'accessible stall': { tool: 'accessibleStall', type: 'accessibleStall', fields: { isVan: 'van' } },
    'access aisle': { tool: 'accessAisle', type: 'accessAisle' },
    'EV stall': { tool: 'evStall', type: 'evStall' },
  },
  Structures: {
    structure: { tool: 'building', type: 'building' },
    setback: { type: 'setback' },
  },
  Utilities: {
    'power overhead': {
      tool: 'overhead-line',
      type: 'utility',
      fields: { service: 'electric', run: 'overhead' },
    },
    'power underground': {
      tool: 'electric-line',
      type: 'utility',
      fields: { service: 'electric', run: 'underground' },
    },
    'communication overhead': {
      tool: 'overhead-telecom-line',
      type: 'utility',
      fields: { service: 'telecom', run: 'overhead' },
    },
    'communication underground': {
      tool: 'telecom-line',
      type: 'utility',
      fields: { service: 'telecom', run: 'underground' },
    },
    gas: { tool: 'gas-line', type: 'utility', fields: { service: 'gas' } },
    irrigation: { tool: 'irrigation', type: 'irrigation' },
    'sanitary sewer': { tool: 'sewer-line', type: 'utility', fields: { service: 'sewer' } },
    'water line': { tool: 'water-line', type: 'utility', fields: { service: 'water' } },
    'water meter': { tool: 'meter', type: 'meter', fields: { service: 'water' } },
    'utility pole': { tool: 'pole', type: 'pole' },
  },
  'Well and septic': {
    well: { tool: 'well', type: 'well' },
    'septic tank': { tool: 'septicTank', type: 'septicTank' },
    'septic line': { tool: 'septicLine', type: 'septicLine' },
    'distribution box': { tool: 'distributionBox', type: 'distributionBox' },
    drainfield: { tool: 'septicField', type: 'septicField' },
    'reserve drainfield': { tool: 'reserveField', type: 'reserveField' },
    'test hole': { tool: 'testHole', type: 'testHole' },
  },
};
const tools = Object.values(county).flatMap((group) => Object.entries(group));

test("a county's program has 32 tools", () => expect(tools).toHaveLength(32));

test.each(tools.filter(([, { type }]) => type !== 'setback'))(
  'its tool "%s" is in the library, and its object is drawn with its options',
  (_, { tool = '', type, fields = {} }) => {
    expect(toolNamed(tool).name).toBe(tool);
    const made = new Editor({ newId: () => 'a' }).scene.create(type, { x: 0, y: 0 }, { x: 60, y: 40 });
    if (!made) throw new Error(`Nothing of type ${type} can be made.`);
    const object = { ...made, ...fields };
    const kind = kindOf(object);
    expect(kind.type).toBe(type);
    const offered = kind.forms(object).flatMap((form) => form.fields);
    const impossible = Object.entries(fields).filter(([name, value]) => {
      const { choices } = offered.find((field) => field.name === name) ?? { choices: [] };
      return name !== 'status' && choices !== undefined && !choices.some((choice) => choice.value === value);
    });
    expect(impossible).toEqual([]);
    const pen = new RecordingPen();
    kind.draw(object, pen);
    expect(pen.marks.length).toBeGreaterThan(0);
  },
);

test('the lines of setbacks are a kind of their own, drawn from the rules of a lot', () => {
  expect(kindOf({ id: 'a', type: 'setback', order: 'a0' }).ties?.setback).toBeDefined();
});

test('the file of its desk has them on its shelves, as the county groups them', () => {
  const path = new URL('../../../../deploy/desks/wallaWalla.json', import.meta.url);
  const { library } = JSON.parse(readFileSync(path, 'utf8')) as {
    library: readonly { readonly title: string; readonly tools: readonly string[] }[];
  };
  const groups = Object.entries(county).map(([title, group]) => ({
    title,
    tools: Object.values(group).flatMap(({ tool }) => tool ?? []),
  }));
  expect(library).toEqual(groups);
});
