// Downloads that ask something first: the stake-out sheet and the CAD drawing.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly stakeOut: object;
    readonly dxf: object;
  }
}

export const downloads: Feature = {
  name: 'downloads',
  actions: [
    {
      name: 'stakeOut',
      title: 'Stake-out…',
      hint: 'Makes a sheet of tape lengths for each corner of what you build.',
      also: 'set out layout',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'stakeOut' }),
    },
    {
      name: 'export dxf',
      title: 'Export DXF…',
      hint: 'Downloads the plan as a drawing for AutoCAD and other CAD programs.',
      also: 'dwg layers',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'dxf' }),
    },
  ],
  dialogs: {
    stakeOut: lateDialog(() => import('./StakeOutDialog.tsx'), 'StakeOutDialog'),
    dxf: lateDialog(() => import('./DxfDialog.tsx'), 'DxfDialog'),
  },
};
