// How the place of a plan on the earth became known. In a file of its own, because file readers need it without the projections.
export const groundSources = ['typed', 'map', 'parcel', 'imported'] as const;
export type GroundSource = (typeof groundSources)[number];
