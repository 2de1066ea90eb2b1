// The ground of a plan, for shadows and views.
import type { Plan } from '../plan/plan.ts';
import { level, type Terrain } from './terrain.ts';

/** Level while nothing says how it lies. */
export const planTerrain = (_plan: Plan): Terrain => level;
