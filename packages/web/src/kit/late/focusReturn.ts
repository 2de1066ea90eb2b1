// Who restores the focus when a dialog closes. By default, the dialog itself returns it to where it was.
import { createContext } from 'react';

export const FocusReturnContext = createContext<(() => void) | undefined>(undefined);
