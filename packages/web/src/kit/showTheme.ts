// Shows the page in the chosen theme. The first import of every page, so that it is painted in it.
import { showChosenTheme } from './theme.ts';

showChosenTheme();
