// The undo and redo stacks, which contain the inverse of each edit. One edit is one step; their number has no limit, and
// loading a plan clears them.
import type { Change } from '@homeplot/plan/plan';

/** Applies changes and returns their inverse. */
type Apply = (changes: readonly Change[]) => readonly Change[];

export interface Edit {
  readonly label: string;
  readonly inverse: readonly Change[];
}

export class History {
  private undoable: Edit[] = [];
  private redoable: Edit[] = [];

  get canUndo(): boolean {
    return this.undoable.length > 0;
  }

  /** What undo would take back. */
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

  /** merges: extends the last entry if it has the same label, as for a slider; not after an undo. */
  record(label: string, inverse: readonly Change[], merges: boolean): void {
    const last = this.undoable.at(-1);
    if (merges && last?.label === label && this.redoable.length === 0) {
      this.undoable[this.undoable.length - 1] = { label, inverse: [...inverse, ...last.inverse] };
    } else {
      this.undoable.push({ label, inverse });
    }
    this.redoable = [];
  }

  /** Undoes the last edit; returns the applied changes and their inverse, or undefined if there is none. */
  undo(apply: Apply): Replayed | undefined {
    return replay(apply, this.undoable, this.redoable);
  }

  redo(apply: Apply): Replayed | undefined {
    return replay(apply, this.redoable, this.undoable);
  }

  clear(): void {
    this.undoable = [];
    this.redoable = [];
  }
}

export interface Replayed {
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
}

function replay(apply: Apply, from: Edit[], to: Edit[]): Replayed | undefined {
  const entry = from.pop();
  if (!entry) return undefined;
  const inverse = apply(entry.inverse);
  to.push({ label: entry.label, inverse });
  return { changes: entry.inverse, inverse };
}
