// The date on printed sheets: today's.
import { mediumDate } from '../../kit/formatted.ts';

export const sheetDate = (): string => mediumDate(new Date());
