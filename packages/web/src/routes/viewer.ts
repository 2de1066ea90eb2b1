// The page of a shared plan: draws the plan first, then fetches what else is on the page.
import '../kit/showTheme.ts';
import '../kit/ownScripts.ts';
import { startViewer } from '../site/viewer/startViewer.ts';

void startViewer();
