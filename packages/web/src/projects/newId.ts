// New ids: a timestamp in base 36 with a count, so that two made in the same millisecond differ, also after a reload
// and in another tab.
const tab = Math.random().toString(36).slice(2, 6);
let last = 0;

export function newId(): string {
  last = Math.max(Date.now(), last + 1);
  return `${last.toString(36)}-${tab}`;
}
