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
import { exportNow, tieFirst } from './exportNow.ts';

interface ExportMenu extends Dialogs {
  readonly editor: Editor;
  readonly chooseFile: () => void;
}

export const exportItems = ({ editor, openDialog, chooseFile }: ExportMenu): readonly MenuItem[] => [
  { icon: FileText, label: 'Download PDF…', onSelect: () => openDialog({ name: 'print' }) },
  { icon: FileJson, label: 'Export JSON', onSelect: () => void exportNow(editor, 'json') },
  { icon: PenTool, label: 'Export SVG', onSelect: () => void exportNow(editor, 'svg') },
  { icon: Image, label: 'Export PNG', onSelect: () => void exportNow(editor, 'png') },
  { icon: DraftingCompass, label: 'Export DXF (CAD)…', onSelect: () => openDialog({ name: 'dxf' }) },
  ...mapItems(editor),
  { icon: Printer, label: 'Print…', onSelect: () => openDialog({ name: 'print' }) },
  { icon: FileInput, label: 'Import', onSelect: chooseFile },
  { icon: LayoutTemplate, label: 'Start from a template', onSelect: () => openDialog({ name: 'templates' }) },
  { icon: History, label: 'Earlier drafts', onSelect: () => openDialog({ name: 'drafts' }) },
];

/** Without a place on the ground there are no files for maps: the entry says so, and leads to the map. */
const mapItems = (editor: Editor): readonly MenuItem[] =>
  editor.plan.settings.ground
    ? [
        { icon: Globe, label: 'Export GeoJSON', onSelect: () => void exportNow(editor, 'geojson') },
        { icon: Globe, label: 'Export KML', onSelect: () => void exportNow(editor, 'kml') },
      ]
    : [{ icon: Globe, label: 'GeoJSON, KML: place on map first…', onSelect: () => tieFirst(editor) }];
