// Notes that desks expect on a site plan, to choose from.

export const usualNotes: readonly string[] = [
  'Do not scale the drawing; written dimensions govern.',
  'Verify lot lines, easements and utilities in the field before digging.',
  'Setbacks are measured square to the lot line, to the nearest wall.',
  'Lot lines are from the source named in the title block and are not a survey.',
  'Existing grades stay unless new ones are shown. Water drains away from buildings and not onto neighboring lots.',
  'Trees to remain are fenced at the drip line during the work.',
  'Call 811 before you dig.',
  'New utilities are underground.',
];
