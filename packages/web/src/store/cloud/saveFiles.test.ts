import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { readPlanFile } from '@homeplot/plan/planFile';
import { createPlan } from '@homeplot/plan/plan';
import { beforeEach, describe, expect, test } from 'vitest';
import { ada, TestCloud } from '../../../testing/testCloud.ts';
import type { Answer } from '../../kit/result.ts';
import { unreached } from '../../kit/result.ts';
import { PlanProject } from '../link/planProject.ts';
import { saveProject, targetOf } from './saveProject.ts';

const sha256 = 'a'.repeat(64);

registerLateKinds();

/** A plan with an underlay. */
function planWithFile() {
  const file = { sha256, type: 'application/pdf', bytes: 1000, name: 'survey.pdf' };
  const underlay = { id: 'u', type: 'underlay', x: 0, y: 0, width: 100, height: 80, file };
  const reading = readPlanFile({ objects: [underlay], version: '1.0' });
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}

let cloud: TestCloud;
let project: PlanProject;
beforeEach(() => {
  cloud = new TestCloud();
  project = new PlanProject();
});

/** upload: what becomes of the files. Returns the answer, and what was there when they were uploaded. */
async function save(upload: Answer<readonly string[]>) {
  const seen: unknown[] = [];
  const now = new Date(2026, 10, 21);
  const plan = planWithFile();
  const saving = project.begin(targetOf(project, ada, plan, now));
  const answer = await saveProject(plan, saving, cloud.of(ada), now, async (files, progress) => {
    progress(0.4);
    seen.push(
      files.map((file) => file.sha256),
      project.uploaded,
      cloud.projects.size,
    );
    return upload;
  });
  saving.ends(answer);
  return { answer, seen };
}

describe('saving a plan with files', () => {
  test('uploads them before the project is made, and shows how far it is', async () => {
    const { answer, seen } = await save({ ok: true, value: [] });
    expect(seen).toEqual([[sha256], 0.4, 0]);
    expect(answer).toMatchObject({ ok: true, value: { kind: 'saved' } });
    expect(answer).not.toHaveProperty('value.withoutFiles');
    expect([cloud.projects.size, project.uploaded, project.state(false)]).toEqual([1, undefined, 'saved']);
  });

  test('waits for a connection if they could not be sent', async () => {
    const { answer } = await save(unreached);
    expect(answer).toMatchObject({ ok: false, reason: 'unreached' });
    expect([cloud.projects.size, project.state(false)]).toEqual([0, 'waiting']);
    await save({ ok: true, value: [] });
    expect([cloud.projects.size, project.state(false)]).toEqual([1, 'saved']);
  });

  test('asks to log in again if the session is over', async () => {
    const { answer } = await save({ ok: false, reason: 'signedOut', problem: "You're not logged in." });
    expect(answer).toMatchObject({ ok: false, reason: 'signedOut' });
    expect(project.state(false)).toBe('failed');
  });

  test('saves the plan without those that are refused, and says why', async () => {
    const { answer } = await save({ ok: true, value: ['"survey.pdf" wasn\'t uploaded. No room.'] });
    expect(answer).toMatchObject({
      value: { kind: 'saved', withoutFiles: ['"survey.pdf" wasn\'t uploaded. No room.'] },
    });
    expect(cloud.projects.size).toBe(1);
  });
});
