export const accent = '#0f6fde';
export const markLayer = 'marks';
