// Measures the ground: how long surfaces of 2,000 and of 50,000 points take, an edit of one point, and contours; and compares
// the way of water with a walk in small steps. Runs in Node, with the browser's code.
import { contoursOf } from '@homeplot/plan/contours';
import { flowFrom } from '@homeplot/plan/flow';
import { groundOf } from '@homeplot/plan/grading';
import { makeSurface } from '@homeplot/plan/makeSurface';
import { distance } from '@homeplot/plan/point';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Plan } from '@homeplot/plan/plan';
import { planShadows } from '@homeplot/plan/planShadows';
import type { SunTime } from '@homeplot/plan/sunTime';
import type { SurfacePoint } from '@homeplot/plan/surface';
import { random, roughSurface, scattered, walkDown } from '../packages/plan/testing/surfaces.ts';
import { boxed, planOf, thing } from '../packages/plan/testing/testSite.ts';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { median } from './measuring/statistics.ts';

const runs = 30;
/** The first ones don't count, while the code is compiled. */
const warmUp = 10;

export interface GroundFigures {
  /** Milliseconds of processor time: a surface of 2,000 points, an edit of one of them in a plan, one of 50,000, its contours. */
  readonly surface: number;
  readonly edit: number;
  readonly large: number;
  readonly contours: number;
  /** The shadows of a big site, and those of its first hour. */
  readonly shadows: number;
  readonly firstShadows: number;
  /** Of 200 ways of water, those that end more than 0.2 ft off. */
  readonly wrongWays: number;
}

/** Milliseconds of processor time that something takes, which leaves out other programs. */
function busy(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

const placed = (count: number) =>
  scattered(count, Math.sqrt(count) * 10, Math.sqrt(count) * 10).map(({ x, y }) => ({
    x,
    y,
    z: 100 + Math.sin(x / 60) * 5 + Math.cos(y / 80) * 4,
  }));

const spot = (id: number, x: number, y: number, elevation: number): PlanObject =>
  thing('spotElevation', String(id), { x, y, elevation, assumed: undefined });

const middle = (work: (run: number) => void, count = runs): number =>
  median(Array.from({ length: count }, (_, run) => busy(() => work(run))).slice(Math.min(warmUp, count - 1)));

export function measureGround(): GroundFigures {
  registerLateKinds();
  const points = placed(2000);
  const plan = planOf(points.map(({ x, y, z }, i) => spot(i, x, y, z)));
  groundOf(plan);
  const edit = (run: number): void => {
    plan.objects.set('7', spot(7, 50, 50, 100 + run / 100));
    groundOf(plan);
  };
  const many = placed(50_000);
  const whole = makeSurface(many);
  const site = bigSite(many);
  const firstShadows = busy(() => void planShadows(site, hour(0)));
  return {
    surface: middle(() => void makeSurface(points)),
    edit: middle(edit),
    large: middle(() => void makeSurface(many), 5),
    contours: middle(() => void contoursOf(whole, 1), 5),
    shadows: middle((run) => void planShadows(site, hour(run + 1)), 8),
    firstShadows,
    wrongWays: wrongWays(200),
  };
}

/** A tenth of an hour later each run. */
const hour = (run: number): SunTime => ({ day: '06-21', minutes: 540 + run * 6, offset: -420 });

/** 200 houses and 200 trees all over a ground. */
function bigSite(points: readonly SurfacePoint[]): Plan {
  const spread = Math.sqrt(points.length) * 10;
  const places = scattered(400, spread, spread);
  const plan = planOf([
    ...points.map(({ x, y, z }, i) => spot(i, x, y, z)),
    ...places.map(({ x, y }, i) =>
      i % 2 === 0 ? boxed('house', `h${i}`, { x, y }, 40, 28) : thing('tree', `t${i}`, { x, y, radius: 12 }),
    ),
  ]);
  const ground = { latitude: 40, longitude: -105, at: { x: 0, y: 0 }, source: 'typed' } as const;
  plan.settings = { ...plan.settings, ground };
  return plan;
}

function wrongWays(count: number): number {
  const next = random(77);
  let wrong = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    const surface = roughSurface(seed, 80);
    const start = { x: 10 + next() * 80, y: 10 + next() * 80 };
    const end = flowFrom(surface, start)?.points.at(-1) ?? start;
    if (Math.min(...walkDown(surface, start).map((at) => distance(at, end))) > 0.2) wrong += 1;
  }
  return wrong;
}
