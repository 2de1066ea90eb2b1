// How the place of a plan on the earth became known. Apart, because readers of files need it without the projections.
export const groundSources = ['typed', 'map', 'parcel', 'imported'] as const;
export type GroundSource = (typeof groundSources)[number];
