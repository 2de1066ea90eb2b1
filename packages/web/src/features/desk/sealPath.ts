// The path of the office's seal on the server.
import type { DeskSeal } from '@homeplot/plan/desk';

export const sealPath = ({ sha256 }: Pick<DeskSeal, 'sha256'>): string => `/desk/seal/${sha256}`;
