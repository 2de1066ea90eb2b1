import { describe, expect, test } from 'vitest';
import type { CloudLink } from './cloudLink.ts';
import { PlanProject, type SaveAnswer } from './planProject.ts';
import { type NoAnswer, unreached } from '../../kit/result.ts';
import { ada, bob, projectId } from '../../../testing/testCloud.ts';

const link: CloudLink = { projectId, userId: ada, title: 'Back yard', updatedAt: 'then', changed: false };

const stamp = { id: projectId, title: 'Back yard', updated_at: 'now' };
const saved: SaveAnswer = { ok: true, value: { kind: 'saved', stamp, isNew: false } };
const refused: NoAnswer = { ok: false, reason: 'refused', problem: 'No room.' };

describe('the state of the open plan', () => {
  test('is none before anything is drawn, and then unsaved', () => {
    const project = new PlanProject();
    expect(project.state(true)).toBe('none');
    expect(project.state(false)).toBe('unsaved');
  });

  test('is saved until the plan is edited, even if the edit empties it', () => {
    const project = new PlanProject(link);
    expect(project.state(false)).toBe('saved');
    project.edited();
    expect(project.state(true)).toBe('unsaved');
  });

  test('is unsaved if the response to the first save was lost', () => {
    expect(new PlanProject({ ...link, updatedAt: undefined }).state(false)).toBe('unsaved');
  });

  test('is unsaved for anybody but the owner of the project', () => {
    expect(new PlanProject(link).state(false, ada)).toBe('saved');
    expect(new PlanProject(link).state(false, bob)).toBe('unsaved');
  });

  test('goes from saving to saved or failed, and an edit does not hide a failure', () => {
    const project = new PlanProject(link);
    const failing = project.begin(link);
    expect(project.state(false)).toBe('saving');
    failing.ends(refused);
    project.edited();
    expect(project.state(false)).toBe('failed');
    project.begin(link).ends(saved);
    expect(project.state(false)).toBe('saved');
  });

  test('is what a live room says while there is one, and that of the link again afterwards', () => {
    const project = new PlanProject(link);
    project.edited();
    project.setLive({ is: 'waiting' });
    expect(project.state(false)).toBe('waiting');
    expect(project.state(false, bob)).toBe('waiting');
    project.setLive(undefined);
    expect(project.state(false)).toBe('unsaved');
    project.setLive({ is: 'saved' });
    project.opens(link);
    expect(project.live).toBeUndefined();
  });

  test('a save keeps whether the project is shared', () => {
    const project = new PlanProject({ ...link, isShared: true });
    project.begin({ ...link, isShared: true }).ends(saved);
    expect(project.link).toMatchObject({ updatedAt: 'now', isShared: true });
  });

  test('can be watched', () => {
    const project = new PlanProject(link);
    const states: string[] = [];
    const end = project.watch(() => void states.push(project.state(false)));
    project.edited();
    project.begin(link).ends(refused);
    end();
    project.set(undefined);
    expect(states).toEqual(['unsaved', 'saving', 'failed']);
  });
});

const begun = (of = new PlanProject(link)) => ({ project: of, saving: of.begin(of.link ?? link) });

describe('a save', () => {
  test('that succeeds makes the project up to date, unless the plan was edited meanwhile', () => {
    const { project, saving } = begun();
    saving.ends(saved);
    expect(project.link).toEqual({ ...link, updatedAt: 'now' });
    const { project: edited, saving: another } = begun();
    edited.edited();
    another.ends(saved);
    expect(edited.link).toMatchObject({ updatedAt: 'now', changed: true });
    const before = new PlanProject(link);
    before.edited();
    begun(before).saving.ends(saved);
    expect(before.state(false)).toBe('saved');
  });

  test('does not link a plan again that lost its project meanwhile, even if it has another one now', () => {
    const { project, saving } = begun();
    project.set(undefined);
    saving.ends(saved);
    expect([project.link, project.state(false)]).toEqual([undefined, 'unsaved']);
    const other = { ...link, title: 'Front yard' };
    const { project: moved, saving: another } = begun();
    moved.set(undefined);
    moved.set(other);
    another.ends(saved);
    expect(moved.link).toEqual(other);
  });

  test('of a plan that is no longer open changes nothing', () => {
    const { project, saving } = begun();
    project.opens(undefined);
    saving.progress(0.5);
    saving.ends(saved);
    expect([project.link, project.state(true)]).toEqual([undefined, 'none']);
    begun(project);
    saving.ends(refused);
    expect(project.state(true)).toBe('saving');
  });

  test('that failed is shown until the next one starts', () => {
    const { project, saving } = begun();
    saving.ends(refused);
    project.edited();
    expect(project.state(false)).toBe('failed');
    begun(project);
    expect(project.state(false)).toBe('saving');
  });

  test('without a connection waits for one, through edits, until it is sent or refused', () => {
    const { project, saving } = begun();
    saving.ends(unreached);
    project.edited();
    expect([project.state(false), new PlanProject(project.link).state(false)]).toEqual([
      'waiting',
      'waiting',
    ]);
    const again = project.begin(link);
    expect(project.state(false)).toBe('waiting');
    again.ends(refused);
    expect([project.state(false), new PlanProject(project.link).state(false)]).toEqual(['failed', 'unsaved']);
    project.begin(link).ends(unreached);
    project.begin(link).ends(saved);
    expect(project.state(false)).toBe('saved');
    project.begin(link).ends(unreached);
    project.cannotWait();
    expect([project.state(false), project.link?.waiting]).toEqual(['failed', undefined]);
  });

  test("without a connection does not wait in another account's project", () => {
    const project = new PlanProject(link);
    project.begin({ ...link, userId: bob }).ends(unreached);
    expect([project.state(false), project.link?.waiting]).toEqual(['failed', undefined]);
  });

  test('is wanted again until the next one starts, even after the first is done, but not of another plan', () => {
    const { project, saving } = begun();
    expect(project.wantsAnother).toBe(false);
    project.requestAnother();
    saving.ends(saved);
    expect(project.wantsAnother).toBe(true);
    begun(project);
    expect(project.wantsAnother).toBe(false);
    project.requestAnother();
    project.opens(undefined);
    expect(project.wantsAnother).toBe(false);
  });

  test('without a response is remembered until another one has it or another plan is opened', () => {
    const contents = { objects: [], settings: {} };
    const sendOff = (project: PlanProject): void => {
      const saving = project.begin(link);
      saving.sends(contents);
      saving.ends(unreached);
      expect(project.unanswered).toEqual({ link, contents });
    };
    const { project } = begun();
    sendOff(project);
    project.begin(link).ends(refused);
    expect(project.begin(link).before).toEqual({ link, contents });
    project.begin(link).ends(saved);
    expect(project.unanswered).toBeUndefined();
    sendOff(project);
    project.begin(link).ends({ ok: true, value: { kind: 'gone', title: 'Back yard' } });
    expect(project.unanswered).toBeUndefined();
    sendOff(project);
    project.opens(undefined);
    expect(project.unanswered).toBeUndefined();
  });
});

test('the link is shown to its user, and while nobody is signed in', () => {
  const project = new PlanProject(link);
  expect([project.linkOf(ada), project.linkOf(), project.linkOf(bob)]).toEqual([link, link, undefined]);
});
