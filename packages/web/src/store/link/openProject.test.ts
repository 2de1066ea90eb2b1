import { describe, expect, test } from 'vitest';
import type { CloudLink } from './cloudLink.ts';
import { OpenProject } from './openProject.ts';
import { ada, bob, projectId } from '../../../testing/testCloud.ts';

const link: CloudLink = { projectId, userId: ada, title: 'Back yard', updatedAt: 'then', changed: false };

describe('the state of the open plan', () => {
  test('is none before anything is drawn, and then unsaved', () => {
    const project = new OpenProject();
    expect(project.state(true)).toBe('none');
    expect(project.state(false)).toBe('unsaved');
  });

  test('is saved until the plan is edited, even if the edit empties it', () => {
    const project = new OpenProject(link);
    expect(project.state(false)).toBe('saved');
    project.edited();
    expect(project.state(true)).toBe('unsaved');
  });

  test('is unsaved if the response to the first save was lost', () => {
    expect(new OpenProject({ ...link, updatedAt: undefined }).state(false)).toBe('unsaved');
  });

  test('is unsaved for anybody but the owner of the project', () => {
    expect(new OpenProject(link).state(false, ada)).toBe('saved');
    expect(new OpenProject(link).state(false, bob)).toBe('unsaved');
  });

  test('goes from saving to saved or failed, and an edit does not hide a failure', () => {
    const project = new OpenProject(link);
    const failing = project.begin();
    expect(project.state(false)).toBe('saving');
    failing.failed();
    project.edited();
    expect(project.state(false)).toBe('failed');
    project.begin().done(link);
    expect(project.state(false)).toBe('saved');
  });

  test('can be watched', () => {
    const project = new OpenProject(link);
    const states: string[] = [];
    const end = project.watch(() => void states.push(project.state(false)));
    project.edited();
    project.begin().failed();
    end();
    project.set(undefined);
    expect(states).toEqual(['unsaved', 'saving', 'failed']);
  });
});

describe('a save under way', () => {
  test('does not link the plan to its project again if it was unlinked meanwhile', () => {
    const project = new OpenProject(link);
    const saving = project.begin();
    project.set(undefined);
    saving.done(link);
    expect(project.link).toBeUndefined();
    expect(project.state(false)).toBe('unsaved');
  });

  test('knows whether another save of the same plan was requested', () => {
    const project = new OpenProject(link);
    expect(project.begin().isAnotherRequested()).toBe(false);
    project.requestAnother();
    const saving = project.begin();
    expect(saving.isAnotherRequested()).toBe(false);
    project.requestAnother();
    expect(saving.isAnotherRequested()).toBe(true);
    project.opens(undefined);
    expect(saving.isAnotherRequested()).toBe(false);
  });
});

test('the link is shown to its user, and while nobody is signed in', () => {
  const project = new OpenProject(link);
  expect([project.linkOf(ada), project.linkOf(), project.linkOf(bob)]).toEqual([link, link, undefined]);
});
