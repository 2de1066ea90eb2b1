// What marks above the plan have in common.

export const accent = '#0f6fde';
export const markLayer = 'marks';
