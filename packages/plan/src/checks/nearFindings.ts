// The findings of single objects and of pairs. Each is kept with one of its objects, so that an edit costs what it
// concerns; they are put in order when they are asked for.
import { isConflict } from '../site/check.ts';
import type { Finding } from '../site/finding.ts';
import { inOrder, merged } from './findingOrder.ts';

const conflictsAmong = (findings: readonly Finding[]): number => findings.filter(isConflict).length;

export class NearFindings {
  /** How many of them are conflicts. */
  conflicts = 0;
  private readonly kept = new Map<string, readonly Finding[]>();
  /** The objects that keep findings about an object, other than itself. */
  private readonly keepers = new Map<string, Set<string>>();
  private listed: readonly Finding[] = [];
  /** The objects whose findings have changed since they were listed. */
  private readonly touched = new Set<string>();

  /** In order. */
  get all(): readonly Finding[] {
    const { touched } = this;
    if (touched.size > 0) {
      const rest = this.listed.filter(({ objects }) => !objects.some((id) => touched.has(id)));
      const come = [...touched].flatMap((id) => this.kept.get(id) ?? []);
      this.listed = merged(rest, come.toSorted(inOrder));
      touched.clear();
    }
    return this.listed;
  }

  /** Adds findings about an object, of which it has none. */
  keep(id: string, findings: readonly Finding[]): void {
    if (findings.length === 0) return;
    this.touched.add(id);
    this.set(id, findings);
    for (const other of othersIn(findings, id)) {
      const keepers = this.keepers.get(other);
      if (keepers) keepers.add(id);
      else this.keepers.set(other, new Set([id]));
    }
  }

  /** Drops all findings about an object. */
  drop(id: string): void {
    this.touched.add(id);
    for (const other of othersIn(this.kept.get(id) ?? [], id)) this.keepers.get(other)?.delete(id);
    this.set(id, []);
    for (const keeper of this.keepers.get(id) ?? [])
      this.set(
        keeper,
        (this.kept.get(keeper) ?? []).filter(({ objects }) => !objects.includes(id)),
      );
    this.keepers.delete(id);
  }

  private set(id: string, findings: readonly Finding[]): void {
    this.conflicts += conflictsAmong(findings) - conflictsAmong(this.kept.get(id) ?? []);
    if (findings.length > 0) this.kept.set(id, findings);
    else this.kept.delete(id);
  }
}

const othersIn = (findings: readonly Finding[], id: string): ReadonlySet<string> =>
  new Set(findings.flatMap(({ objects }) => objects.filter((one) => one !== id)));
