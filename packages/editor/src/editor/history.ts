// The undo and redo stacks, which contain the inverse of each edit. One edit is one step; their number has no limit, and
// loading a plan clears them.
import type { Change } from '@homeplot/plan/plan';

/** Applies changes and returns their inverse. */
type Apply = (changes: readonly Change[]) => readonly Change[];

export interface Edit {
  readonly label: string;
  readonly inverse: readonly Change[];
  /** The changes that it made, to find what others have changed since; only while others edit the plan too. */
  readonly made?: readonly Change[];
}

/** What undo needs while others edit the plan too. */
export interface Reconciler {
  /** The edits of a stack, the newest last, with the changes that each made. */
  withMade(stack: readonly Edit[]): Edit[];
  /** The part of an edit's inverse that undoes only what nobody else has changed since. */
  remaining(edit: Edit): readonly Change[];
}

export class History {
  private undoable: Edit[] = [];
  private redoable: Edit[] = [];
  private reconciler: Reconciler | undefined;

  get canUndo(): boolean {
    return this.undoable.length > 0;
  }

  /** The edit that undo would undo. */
  get last(): Edit | undefined {
    return this.undoable.at(-1);
  }

  /** Whether an edit is neither undone nor merged with a later one. */
  isDone(edit: Edit): boolean {
    return this.undoable.includes(edit);
  }

  get canRedo(): boolean {
    return this.redoable.length > 0;
  }

  /** The edit that redo would redo. */
  get next(): Edit | undefined {
    return this.redoable.at(-1);
  }

  /** Begins to share the plan with other editors. */
  share(reconciler: Reconciler): void {
    this.reconciler = reconciler;
    this.undoable = reconciler.withMade(this.undoable);
    this.redoable = reconciler.withMade(this.redoable);
  }

  /** merges: extends the last entry if it has the same label, as for a slider; not after an undo. */
  record(label: string, changes: readonly Change[], inverse: readonly Change[], merges: boolean): void {
    const last = this.undoable.at(-1);
    if (merges && last?.label === label && this.redoable.length === 0) {
      const made = [...(last.made ?? []), ...changes];
      this.undoable[this.undoable.length - 1] = this.edit(label, made, [...inverse, ...last.inverse]);
    } else {
      this.undoable.push(this.edit(label, changes, inverse));
    }
    this.redoable = [];
  }

  /** Undoes the last edit; returns the applied changes and their inverse, or undefined if there is none. */
  undo(apply: Apply): Replayed | undefined {
    return this.replay(apply, this.undoable, this.redoable);
  }

  redo(apply: Apply): Replayed | undefined {
    return this.replay(apply, this.redoable, this.undoable);
  }

  clear(): void {
    this.undoable = [];
    this.redoable = [];
    this.reconciler = undefined;
  }

  private replay(apply: Apply, from: Edit[], to: Edit[]): Replayed | undefined {
    const entry = from.pop();
    if (!entry) return undefined;
    const changes = this.reconciler?.remaining(entry) ?? entry.inverse;
    const inverse = apply(changes);
    // What others have changed since stays as they left it.
    if (inverse.length > 0 || !this.reconciler) to.push(this.edit(entry.label, changes, inverse));
    return { changes, inverse };
  }

  private edit(label: string, made: readonly Change[], inverse: readonly Change[]): Edit {
    return this.reconciler ? { label, inverse, made } : { label, inverse };
  }
}

export interface Replayed {
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
}
