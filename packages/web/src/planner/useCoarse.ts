// Whether the window is worked by fingers, which have no keys at hand.
import { mediaHook } from './mediaHook.ts';

export const useCoarse = mediaHook('(pointer: coarse)');
