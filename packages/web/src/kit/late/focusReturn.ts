// The function that gives the focus back when a dialog closes or its part fails. Without one, the dialog returns it to what had
// it before.
import { createContext } from 'react';

export const FocusReturnContext = createContext<(() => void) | undefined>(undefined);
