// The address of the picture of an office's seal in a drawing. Its bytes are kept by that office's own site.
const scheme = 'seal:';
const grayEnd = '#gray=1';

export interface SealPicture {
  readonly sha256: string;
  /** Without color. */
  readonly isGray?: boolean;
}

export const sealAddress = ({ sha256, isGray }: SealPicture): string =>
  `${scheme}${sha256}${isGray ? grayEnd : ''}`;

/** The picture of an address of `sealAddress`; undefined for any other. */
export function readSealAddress(address: string): SealPicture | undefined {
  const [, sha256, gray] = /^seal:([\da-f]{64})(#gray=1)?$/.exec(address) ?? [];
  return sha256 === undefined ? undefined : { sha256, isGray: gray !== undefined };
}
