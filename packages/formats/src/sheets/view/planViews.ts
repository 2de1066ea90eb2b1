// The views of one state of a plan, each made once for all sheets that show it.
import type { Plan } from '@homeplot/plan/plan';
import type { ViewportBlock } from '@homeplot/plan/sheet';
import { PlanView, type ViewStyle } from './planView.ts';

export class PlanViews {
  readonly plan: Plan;
  private readonly views = new Map<string, PlanView>();

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** Whether the plan has nothing to print. */
  get isEmpty(): boolean {
    return this.whole.isEmpty;
  }

  private get whole(): PlanView {
    return this.of({ id: '', type: 'viewport' }, { hidesNorth: true, numbersEdges: false, turn: 0 });
  }

  of({ crop, hiddenLayers, statuses, isBare, earthwork }: ViewportBlock, style: ViewStyle): PlanView {
    const name = JSON.stringify([crop, hiddenLayers, statuses, isBare, earthwork, style]);
    const known = this.views.get(name);
    if (known) return known;
    const made = new PlanView(this.plan, style, {
      ...(crop ? { crop } : {}),
      ...(hiddenLayers ? { hiddenLayers } : {}),
      ...(statuses ? { statuses } : {}),
      ...(isBare ? { isBare } : {}),
      ...(earthwork ? { earthwork } : {}),
    });
    this.views.set(name, made);
    return made;
  }
}
