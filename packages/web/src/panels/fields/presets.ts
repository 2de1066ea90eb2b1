// The ten preset colors, as specified.

export const presets: readonly { readonly name: string; readonly value: string }[] = [
  { name: 'Black', value: '#000000' },
  { name: 'White', value: '#ffffff' },
  { name: 'Red', value: '#ef4444' },
  { name: 'Green', value: '#22c55e' },
  { name: 'Blue', value: '#3b82f6' },
  { name: 'Amber', value: '#fbbf24' },
  { name: 'Violet', value: '#8b5cf6' },
  { name: 'Pink', value: '#ec4899' },
  { name: 'Gray', value: '#9ca3af' },
  { name: 'Dark gray', value: '#374151' },
];
