// Applies the chosen theme when it is imported. Every page imports it first, so that its first paint has the right colors.
import { showChosenTheme } from './theme.ts';

showChosenTheme();
