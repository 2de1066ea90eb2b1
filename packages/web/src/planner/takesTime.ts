// Says that something takes a while, before it holds the page up.
import { toast } from '../ui/toast.ts';

/** Returns, once it can be seen, what takes it away again. */
export async function takesTime(text: string): Promise<() => void> {
  const shown = toast.loading(text);
  await new Promise((seen) => setTimeout(seen, 100));
  return () => toast.dismiss(shown);
}
