// The history: the inverse of each edit, undone and redone. It knows changes only, not what made them.
import type { Change } from '@homeplot/plan/plan';

/** Applies changes, and returns their inverse. */
type Take = (changes: readonly Change[]) => readonly Change[];

interface Entry {
  readonly label: string;
  readonly inverse: readonly Change[];
}

export class History {
  private undoable: Entry[] = [];
  private redoable: Entry[] = [];

  get canUndo(): boolean {
    return this.undoable.length > 0;
  }

  get canRedo(): boolean {
    return this.redoable.length > 0;
  }

  /** merges: one more step of what the last entry of the same label began, as a slider's; not after an undo. */
  record(label: string, inverse: readonly Change[], merges: boolean): void {
    const last = this.undoable.at(-1);
    if (merges && last?.label === label && this.redoable.length === 0) {
      this.undoable[this.undoable.length - 1] = { label, inverse: [...inverse, ...last.inverse] };
    } else {
      this.undoable.push({ label, inverse });
    }
    this.redoable = [];
  }

  /** Takes the last edit back; returns the changes made and their inverse, undefined where there is none. */
  undo(take: Take): Replayed | undefined {
    return replay(take, this.undoable, this.redoable);
  }

  redo(take: Take): Replayed | undefined {
    return replay(take, this.redoable, this.undoable);
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

function replay(take: Take, from: Entry[], to: Entry[]): Replayed | undefined {
  const entry = from.pop();
  if (!entry) return undefined;
  const inverse = take(entry.inverse);
  to.push({ label: entry.label, inverse });
  return { changes: entry.inverse, inverse };
}
