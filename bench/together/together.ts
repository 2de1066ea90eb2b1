// Three people edit one plan at random, offline and online in turns, and what must hold of it in the end.
import { settle } from '@homeplot/live/roomPlan';
import { JointIndex } from '@homeplot/plan/jointIndex';
import { withSortedFields } from '@homeplot/plan/sortedFields';
import { isNearlyEqual } from '@homeplot/plan/merging';
import { isOrderKey } from '@homeplot/plan/orderKeys';
import { type Change, createPlan, idOf, inOrder, type Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { defaultSettings } from '@homeplot/plan/settings';
import { TieIndex } from '@homeplot/plan/tieIndex';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { planOf } from '@homeplot/live/planOf';
import { type Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs';
import { seededRandom } from '../plans/random.ts';
import { Person, Room, settleAll } from './people.ts';
import { randomEdit } from './randomEdits.ts';
import { watchUndo } from './undoOfOwn.ts';

/** What was wrong after so many edits of each; empty if nothing was. */
export function editTogether(seed: number, edits: number): readonly string[] {
  const random = seededRandom(seed);
  const room = new Room({ objects: [], settings: defaultSettings }, 1 + random.between(0, 1000, 1));
  const people = ['ann', 'bob', 'cy'].map((name) => new Person(room, name, random.between(1, 2 ** 31, 1)));
  const problems: string[] = [];
  for (const person of people) watchUndo(person, problems);
  const left = people.flatMap((person) => Array<Person>(edits).fill(person));
  for (const person of random.shuffled(left)) {
    const chance = random.between(0, 39, 1);
    if (chance === 0) person.leave();
    if (chance === 1 || (!person.isOnline && chance < 4)) person.comeBack();
    if (chance >= 36) person.driver.editor.undo();
    else if (chance === 35) person.driver.editor.redo();
    else randomEdit(person.driver, random);
    for (let count = random.between(0, 6, 1); count > 0; count -= 1)
      random.pick(people as [Person, ...Person[]]).deliver(random.between(0, 1, 1) === 0);
  }
  settleAll(room);
  const plans = [
    createPlan(planOf(room.doc).contents),
    room.plan.plan,
    ...people.map(({ driver }) => driver.editor.plan),
  ];
  if (new Set(plans.map(textOf)).size > 1) problems.push('The plans differ.');
  const docs = [room.doc, ...people.map(({ doc }) => doc)];
  if (new Set(docs.map(docText)).size > 1) problems.push('The documents differ.');
  problems.push(...room.refused, ...brokenIn(room.plan.plan));
  return problems;
}

const docText = (doc: Doc): string =>
  Buffer.concat([encodeStateVector(doc), encodeStateAsUpdate(doc)]).toString('base64');

/** The plan byte for byte, whatever the order of its fields; and its file. */
const textOf = (plan: Plan): string =>
  JSON.stringify(withSortedFields([inOrder(plan), plan.settings])) + JSON.stringify(writePlanFile(plan, ''));

/** What of a plan doesn't follow from the rest, as it does after an edit by one person. */
function brokenIn(plan: Plan): readonly string[] {
  const objects = [...plan.objects.values()];
  const problems = objects.flatMap(({ id, order }) => (isOrderKey(order) ? [] : [`${id} has no order key.`]));
  const reading = readPlanFile(writePlanFile(plan, ''));
  if (!reading.ok) return objects.length > 0 ? [...problems, reading.problem] : problems;
  problems.push(...reading.notes);
  // Every object counts as changed, so that all that follows is worked out again.
  const copies = objects.map((object): Change => ({ put: { ...object } }));
  const lookups = { near: new JointIndex(plan).near, dependents: new TieIndex(plan).dependents };
  for (const change of settle(plan, copies, lookups)) {
    const now = plan.objects.get(idOf(change) ?? '');
    if (!('put' in change)) problems.push(`${now?.type} ${now?.id} would go.`);
    else if (!isNearlyEqual(change.put, now))
      problems.push(`${now?.type} ${JSON.stringify(now)} would become ${JSON.stringify(change.put)}.`);
  }
  return problems;
}
