// The papers that sheets can have, in portrait orientation, by the names that plans store. In each unit, the smallest is first.

export interface PaperSize {
  readonly name: string;
  readonly unit: 'in' | 'mm';
  readonly width: number;
  readonly height: number;
}

const sizes =
  (unit: PaperSize['unit']) =>
  (list: readonly (readonly [name: string, width: number, height: number])[]): readonly PaperSize[] =>
    list.map(([name, width, height]) => ({ name, unit, width, height }));

export const paperSizes: readonly PaperSize[] = [
  ...sizes('in')([
    ['Letter', 8.5, 11],
    ['Arch A', 9, 12],
    ['Legal', 8.5, 14],
    ['Tabloid (ANSI B)', 11, 17],
    ['Arch B', 12, 18],
    ['ANSI C', 17, 22],
    ['Arch C', 18, 24],
    ['ANSI D', 22, 34],
    ['Arch D', 24, 36],
    ['Arch E1', 30, 42],
    ['ANSI E', 34, 44],
    ['Arch E', 36, 48],
  ]),
  ...sizes('mm')([
    ['A4', 210, 297],
    ['A3', 297, 420],
    ['A2', 420, 594],
    ['A1', 594, 841],
    ['A0', 841, 1189],
  ]),
];
