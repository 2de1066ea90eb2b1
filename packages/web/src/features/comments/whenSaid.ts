// When a comment was written: today only the time.

export function whenSaid(time: string, now = new Date()): string {
  const at = new Date(time);
  if (at.toDateString() === now.toDateString())
    return at.toLocaleTimeString(undefined, { timeStyle: 'short' });
  return at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
