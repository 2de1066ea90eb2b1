// The whole script of the 404 page.
import '../theme/showTheme.ts';
import { logUnknownRoute } from '../routes/unknownRoute.ts';

logUnknownRoute(window.location.pathname);
