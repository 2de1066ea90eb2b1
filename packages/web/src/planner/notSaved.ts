// Told where a save, or what was asked about one, comes to nothing because another plan has been opened since.
import { toast } from 'sonner';

/** All of one save is told in one place. */
export const saveToast = 'save';

/** title: of the project that was to be saved. */
export const tellReplaced = (title: string): void =>
  void toast.error(`“${title}” was not saved; it is under Earlier drafts`, {
    id: saveToast,
    description: undefined,
    action: undefined,
  });
