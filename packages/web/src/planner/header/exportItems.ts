// The menu of the arrow next to Export: the PDF, which most people look for, then files and pictures, printing, importing.
import type { Editor } from '@homeplot/editor/editor';
import {
  DraftingCompass,
  FileInput,
  FileJson,
  FileText,
  History,
  Globe,
  Image,
  LayoutTemplate,
  PenTool,
  Printer,
} from 'lucide-react';
import type { Dialogs } from '../../dialogs/dialogs.ts';
import type { MenuItem } from '../../ui/menu/menu.ts';
import { exportNow } from './exportNow.ts';

interface ExportMenu extends Dialogs {
  readonly editor: Editor;
  readonly chooseFile: () => void;
}

export const exportItems = (menu: ExportMenu): readonly MenuItem[] => {
  const { editor, openDialog, chooseFile } = menu;
  return [
    { icon: FileText, label: 'Download PDF…', onSelect: () => openDialog({ name: 'print' }) },
    { icon: FileJson, label: 'Export JSON', onSelect: () => void exportNow(editor, 'json', openDialog) },
    { icon: PenTool, label: 'Export SVG', onSelect: () => void exportNow(editor, 'svg', openDialog) },
    { icon: Image, label: 'Export PNG', onSelect: () => void exportNow(editor, 'png', openDialog) },
    { icon: DraftingCompass, label: 'Export DXF (CAD)…', onSelect: () => openDialog({ name: 'dxf' }) },
    forMaps(menu, 'Export GeoJSON', 'geojson'),
    forMaps(menu, 'Export KML', 'kml'),
    { icon: Printer, label: 'Print…', onSelect: () => openDialog({ name: 'print' }) },
    { icon: FileInput, label: 'Import', onSelect: chooseFile },
    {
      icon: LayoutTemplate,
      label: 'Start from a template',
      onSelect: () => openDialog({ name: 'templates' }),
    },
    { icon: History, label: 'Earlier drafts', onSelect: () => openDialog({ name: 'drafts' }) },
  ];
};

/** Without a place on the ground there are no files for maps: the entries say so, and lead to the map. */
const forMaps = ({ editor, openDialog }: ExportMenu, label: string, format: 'geojson' | 'kml'): MenuItem => ({
  icon: Globe,
  label,
  missing: () => (editor.plan.settings.ground ? undefined : 'needs the map'),
  onSelect: () => void exportNow(editor, format, openDialog),
});
