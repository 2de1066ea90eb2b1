// The items of the menu next to Export: the PDF, which most people look for, then files and pictures, printing, importing, and other
// plans.
import type { Editor } from '@homeplot/editor/editor';
import {
  Camera,
  DraftingCompass,
  FileImage,
  FileInput,
  FileJson,
  FilePlus,
  FileText,
  History,
  Globe,
  Image,
  LayoutTemplate,
  PenTool,
  Printer,
} from 'lucide-react';
import type { Dialogs } from '../../workspace/dialogs.ts';
import { chooseFiles, hasCamera, takenPhoto, underlayTypes } from '../../kit/chooseFiles.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import type { MenuItem } from '../../kit/menu/menu.ts';
import { beginNew } from '../../features/opening/feature.tsx';
import { exportNow } from '../../features/export/exportNow.ts';

interface ExportMenu extends Dialogs {
  readonly workspace: Workspace;
  readonly chooseFile: () => void;
  readonly open: (files: readonly File[]) => Promise<void>;
}

export const exportItems = ({ workspace, openDialog, chooseFile, open }: ExportMenu): readonly MenuItem[] => {
  const { editor } = workspace;
  return [
    { icon: FileText, label: 'Download PDF…', onSelect: () => openDialog({ name: 'print' }) },
    { icon: FileJson, label: 'Export JSON', onSelect: () => void exportNow(editor, 'json', openDialog) },
    { icon: PenTool, label: 'Export SVG', onSelect: () => void exportNow(editor, 'svg', openDialog) },
    { icon: Image, label: 'Export PNG', onSelect: () => void exportNow(editor, 'png', openDialog) },
    { icon: DraftingCompass, label: 'Export DXF (CAD)…', onSelect: () => openDialog({ name: 'dxf' }) },
    forMaps(editor, 'Export GeoJSON', 'geojson', openDialog),
    forMaps(editor, 'Export KML', 'kml', openDialog),
    { icon: Printer, label: 'Print…', onSelect: () => openDialog({ name: 'print' }) },
    { icon: FileInput, label: 'Import', onSelect: chooseFile },
    { icon: FileImage, label: 'Add underlay…', onSelect: () => chooseFiles(open, { accept: underlayTypes }) },
    ...(hasCamera()
      ? [{ icon: Camera, label: 'Take a photo as underlay…', onSelect: () => chooseFiles(open, takenPhoto) }]
      : []),
    { icon: FilePlus, label: 'New plan', onSelect: () => void beginNew({ workspace }) },
    {
      icon: LayoutTemplate,
      label: 'Start from a template',
      onSelect: () => openDialog({ name: 'templates' }),
    },
    { icon: History, label: 'Earlier drafts', onSelect: () => openDialog({ name: 'drafts' }) },
  ];
};

/** An item that exports a file for maps. That needs the plan's place on the ground; without one the item says so and leads to the map. */
const forMaps = (
  editor: Editor,
  label: string,
  format: 'geojson' | 'kml',
  openDialog: Dialogs['openDialog'],
): MenuItem => ({
  icon: Globe,
  label,
  missing: () => (editor.plan.settings.ground ? undefined : 'needs the map'),
  onSelect: () => void exportNow(editor, format, openDialog),
});
