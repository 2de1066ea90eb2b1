// Whether the main input is touch, usually without a keyboard.
import { mediaHook } from './mediaHook.ts';

export const useCoarse = mediaHook('(pointer: coarse)');
