// The findings of single objects and of pairs. Each is kept with one of its objects, so that an edit only has to replace the
// findings of the edited objects; they are put in order when they are asked for.
import { isConflict } from '../site/check.ts';
import type { Finding } from '../site/finding.ts';
import { inOrder, merged } from './findingOrder.ts';

const conflictsAmong = (findings: readonly Finding[]): number => findings.filter(isConflict).length;

export class NearFindings {
  /** How many of them are conflicts. */
  conflicts = 0;
  private readonly byKeeper = new Map<string, readonly Finding[]>();
  /** For an object, the others that keep findings about it. */
  private readonly keepersOf = new Map<string, Set<string>>();
  /** All findings in order, as of the last time they were asked for. */
  private listed: readonly Finding[] = [];
  /** The objects whose findings have changed since they were listed. */
  private readonly touched = new Set<string>();

  /** All findings, in the order of the list. */
  get all(): readonly Finding[] {
    const { touched } = this;
    if (touched.size > 0) {
      const rest = this.listed.filter(({ objects }) => !objects.some((id) => touched.has(id)));
      const renewed = [...touched].flatMap((id) => this.byKeeper.get(id) ?? []);
      this.listed = merged(rest, renewed.toSorted(inOrder));
      touched.clear();
    }
    return this.listed;
  }

  /** Adds the findings of an object that keeps none yet. */
  keep(id: string, findings: readonly Finding[]): void {
    if (findings.length === 0) return;
    this.touched.add(id);
    this.set(id, findings);
    for (const other of othersIn(findings, id)) {
      const keepersOf = this.keepersOf.get(other);
      if (keepersOf) keepersOf.add(id);
      else this.keepersOf.set(other, new Set([id]));
    }
  }

  /** Drops all findings about an object. */
  drop(id: string): void {
    this.touched.add(id);
    for (const other of othersIn(this.byKeeper.get(id) ?? [], id)) this.keepersOf.get(other)?.delete(id);
    this.set(id, []);
    for (const keeper of this.keepersOf.get(id) ?? [])
      this.set(
        keeper,
        (this.byKeeper.get(keeper) ?? []).filter(({ objects }) => !objects.includes(id)),
      );
    this.keepersOf.delete(id);
  }

  private set(id: string, findings: readonly Finding[]): void {
    this.conflicts += conflictsAmong(findings) - conflictsAmong(this.byKeeper.get(id) ?? []);
    if (findings.length > 0) this.byKeeper.set(id, findings);
    else this.byKeeper.delete(id);
  }
}

const othersIn = (findings: readonly Finding[], id: string): ReadonlySet<string> =>
  new Set(findings.flatMap(({ objects }) => objects.filter((one) => one !== id)));
