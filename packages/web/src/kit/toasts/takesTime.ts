// Shows that something takes a while, before it blocks the page.
import { toast } from './toast.ts';

/** Resolves, once the message is visible, with the function that removes it. */
export async function takesTime(text: string): Promise<() => void> {
  const shown = toast.loading(text);
  await new Promise((seen) => setTimeout(seen, 100));
  return () => toast.dismiss(shown);
}
