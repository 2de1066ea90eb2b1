// Says whether a plan shows anything of its ground; only then the code that computes the ground is fetched.
import { kindOf } from '@homeplot/plan/kinds';
import type { Plan } from '@homeplot/plan/plan';

export function showsGround({ objects, settings }: Plan): boolean {
  const { contours, earthwork } = settings.elevations ?? {};
  if (contours ?? earthwork) return true;
  for (const object of objects.values()) if (kindOf(object).onGround) return true;
  return false;
}
