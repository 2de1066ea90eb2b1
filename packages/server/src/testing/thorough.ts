// For the tests: how often a fault is tried. `npm test` tries a few; `npm run faults` tries as many as the promises of
// docs/SECURITY.md name.

export const isThorough = process.env['HOMEPLOT_FAULTS'] === 'thorough';

export const times = (few: number, many: number): number => (isThorough ? many : few);
