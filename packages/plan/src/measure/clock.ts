// Times of day as the product writes them everywhere.

/** Minutes since midnight as 9:05 AM or 3:30 PM; with seconds as 3:30:05 PM. */
export function clockText(minutes: number, seconds?: number): string {
  const whole = Math.round(minutes) % 1440;
  const hour = Math.floor(whole / 60);
  const parts = [String(hour % 12 || 12), two(whole % 60), ...(seconds === undefined ? [] : [two(seconds)])];
  return `${parts.join(':')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A whole hour as 9 AM or 12 PM. */
export const hourText = (hour: number): string => clockText(hour * 60).replace(':00', '');

const two = (part: number): string => String(part).padStart(2, '0');
