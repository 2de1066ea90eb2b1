// Links of plans for the tests of share links, and what is read back from them.
import { readShareLink } from '../src/link/shareLink.ts';
import type { PlanFile } from '@homeplot/plan/writePlanFile';

export const page = 'https://homeplot.example/app';

export const fileOf = (count: number, name = 'Élan 🌳'): PlanFile => ({
  objects: Array.from({ length: count }, (_, i) => ({
    id: `t${i}`,
    type: 'tree',
    x: (i * 7919) % 1000,
    y: i,
    radius: 15,
    name,
  })),
  timestamp: '2025-06-01T12:00:00.000Z',
  version: '1.0',
  settings: { scale: 2, title: name },
});
export const textOf = (link: string): string | undefined => {
  const shared = readShareLink(link);
  return shared.found && shared.ok ? shared.text : undefined;
};
export const problemOf = (link: string): string | undefined => {
  const shared = readShareLink(link);
  return shared.found && !shared.ok ? shared.problem : undefined;
};
