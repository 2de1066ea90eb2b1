// For the tests: how often a fault is tried: a few times by `npm test`, and many times by `npm run faults`.

export const isThorough = process.env['HOMEPLOT_FAULTS'] === 'thorough';

export const times = (few: number, many: number): number => (isThorough ? many : few);
