// The color and the layer of marks that are shown while drawing and are never part of the plan.
export const accent = '#0f6fde';
export const markLayer = 'marks';
