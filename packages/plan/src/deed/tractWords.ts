// Words for the land that a deed describes.

const tract =
  'tract|tracts|land|lands|parcel|parcels|property|premises|lot|survey|description|boundary|perimeter|exception|easement|strip|centerline|line|piece|portion|plot|area|site|estate|conveyance|unit|phase|same';

/** "of the tract to be described", "of an 0.41 acre tract", right after "beginning". */
export const ofTract = `o\\S{1,2} (?:(?!curve|curved|curving|arc|spiral|to|thence|road|street|creek|river|fence|wall|course|radius|bearing|taper|turn)\\S+ ){0,6}?(?:${tract})(?!\\S)(?! of (?:sight|curvature))`;

const startsWithTract = new RegExp(`^${ofTract}`);

export const isOfTract = (words: string): boolean => startsWithTract.test(words);
