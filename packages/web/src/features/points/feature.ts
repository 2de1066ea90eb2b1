// Imports files of survey points, which become a lot, lines, symbols and elevations, and exports the plan's points.
import { chooseFiles } from '../../kit/chooseFiles.ts';
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';
import type { FileReader } from '../../workspace/fileReader.ts';

/** The root element of a LandXML or JobXML file. */
const xmlRoot = /<(?:\w+:)?(?:LandXML|JOBFile)\b/;
/** Two adjacent numbers with decimals, as on each line of a file of points. */
const pointRow = /\d[.,]\d+\W+\d+[.,]\d/;

const textOf = (head: Uint8Array): string => new TextDecoder().decode(head);

const points: FileReader = {
  title: 'survey points (CSV, text, LandXML, JobXML)',
  extensions: ['csv', 'xml', 'jxl', 'pnt', 'xyz'],
  matches: (head) => xmlRoot.test(textOf(head)),
  // A text without points is refused by their dialog, which says what a text of points looks like.
  couldBe: (head, extension) => extension === 'txt' || pointRow.test(textOf(head)),
  fetch:
    async () =>
    async ({ openDialog }, [file]) => {
      if (file) openDialog({ name: 'points', file });
      return undefined;
    },
};

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly points: { readonly file: File };
    readonly exportPoints: object;
  }
}

export const surveyPoints: Feature = {
  name: 'points',
  actions: [
    {
      name: 'points',
      title: 'Import survey points',
      hint: 'Makes a lot, lines, trees and elevations of them.',
      also: 'csv landxml',
      keys: [],
      run: ({ importFiles }) => chooseFiles(importFiles),
    },
    {
      name: 'export points',
      title: 'Export survey points…',
      hint: 'As CSV or LandXML.',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'exportPoints' }),
    },
  ],
  dialogs: {
    points: lateDialog(() => import('./PointsDialog.tsx'), 'PointsDialog'),
    exportPoints: lateDialog(() => import('./ExportPointsDialog.tsx'), 'ExportPointsDialog'),
  },
  files: [points],
};
