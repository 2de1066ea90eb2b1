// The tool that shows where a building or a pool may stand. Few people need it, so it is fetched when it is picked.
import { lateModule } from '../../kit/late/late.tsx';

export const fitTool = lateModule(() => import('./pickFitTool.ts'));
