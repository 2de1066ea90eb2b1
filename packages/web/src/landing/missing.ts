// The whole script of the 404 page.
import { logUnknownRoute } from '../routes/unknownRoute.ts';

logUnknownRoute(window.location.pathname);
