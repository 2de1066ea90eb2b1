// The whole script of the 404 page.
import '../../kit/showTheme.ts';
import { logUnknownRoute } from '../../kit/unknownRoute.ts';

logUnknownRoute(window.location.pathname);
