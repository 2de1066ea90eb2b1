import { describe, expect, test } from 'vitest';
import type { CloudLink } from './cloudLink.ts';
import { OpenProject } from './openProject.ts';
import { ada, bob, projectId } from './testCloud.ts';

const link: CloudLink = { projectId, userId: ada, title: 'Back yard', updatedAt: 'then', changed: false };

describe('the state of the open plan', () => {
  test('is none before anything is drawn, and unsaved then', () => {
    const project = new OpenProject();
    expect(project.state(true)).toBe('none');
    expect(project.state(false)).toBe('unsaved');
  });

  test('is saved until the plan is edited, also when it is edited to nothing', () => {
    const project = new OpenProject(link);
    expect(project.state(false)).toBe('saved');
    project.edited();
    expect(project.state(true)).toBe('unsaved');
  });

  test('is unsaved where a first save was never answered', () => {
    expect(new OpenProject({ ...link, updatedAt: undefined }).state(false)).toBe('unsaved');
  });

  test('is unsaved for somebody else than whose project it is', () => {
    expect(new OpenProject(link).state(false, ada)).toBe('saved');
    expect(new OpenProject(link).state(false, bob)).toBe('unsaved');
  });

  test('goes from saving to saved or to failed, and an edit does not hide the failure', () => {
    const project = new OpenProject(link);
    const failing = project.begin();
    expect(project.state(false)).toBe('saving');
    failing.failed();
    project.edited();
    expect(project.state(false)).toBe('failed');
    project.begin().done(link);
    expect(project.state(false)).toBe('saved');
  });

  test('is told to who listens', () => {
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
  test('does not tie the plan to its project again, where it lost that meanwhile', () => {
    const project = new OpenProject(link);
    const saving = project.begin();
    project.set(undefined);
    saving.done(link);
    expect(project.link).toBeUndefined();
    expect(project.state(false)).toBe('unsaved');
  });

  test('knows whether another one was asked for, of the same plan', () => {
    const project = new OpenProject(link);
    expect(project.begin().isWantedAgain()).toBe(false);
    project.wantAgain();
    const saving = project.begin();
    expect(saving.isWantedAgain()).toBe(false);
    project.wantAgain();
    expect(saving.isWantedAgain()).toBe(true);
    project.opens(undefined);
    expect(saving.isWantedAgain()).toBe(false);
  });
});

test('the link is told to its user, and while nobody is signed in', () => {
  const project = new OpenProject(link);
  expect([project.linkOf(ada), project.linkOf(), project.linkOf(bob)]).toEqual([link, link, undefined]);
});
