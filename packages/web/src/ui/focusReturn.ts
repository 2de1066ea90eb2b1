// Who takes the focus back when a dialog closes. Where nobody says so, a dialog itself gives it to what had it before.
import { createContext } from 'react';

export const FocusReturnContext = createContext<(() => void) | undefined>(undefined);
