// The login dialog, fetched when it is first opened. It always opens in the requested view.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';

export const LoginDialog = lateDialog(() => import('./AuthDialog.tsx'), 'AuthDialog', 'Login');
