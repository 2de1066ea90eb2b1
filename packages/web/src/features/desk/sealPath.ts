// Where the server has the seal.
import type { DeskSeal } from '@homeplot/plan/desk';

export const sealPath = ({ sha256 }: Pick<DeskSeal, 'sha256'>): string => `/desk/seal/${sha256}`;
