// Whether the window is too narrow for toolbar, canvas and panel side by side: below Tailwind's `lg`.
import { mediaHook } from './mediaHook.ts';

export const useCompact = mediaHook('(width < 64rem)');
