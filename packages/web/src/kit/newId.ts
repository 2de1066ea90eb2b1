// New ids: a timestamp in base 36, counted up so that two made in the same millisecond differ, and random letters for the
// tab, so that those of other tabs and of reloads differ too.

const tab = Math.random().toString(36).slice(2, 6);
let last = 0;

export function newId(): string {
  last = Math.max(Date.now(), last + 1);
  return `${last.toString(36)}-${tab}`;
}
