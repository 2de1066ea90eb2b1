// The page's own actions besides the editor's commands: projects, files, links, help, the account.
import { leave } from '../../account/leave.ts';
import type { DialogRequest } from '../../workspace/dialogs.ts';
import { exportNow } from '../export/exportNow.ts';
import type { ExportFormat } from '../export/exportPlan.ts';
import { showPlace } from '../../workspace/showPlace.ts';
import { startNewPlan } from '../../store/open/startNewPlan.ts';
import { chooseFiles, hasCamera, takenPhoto, underlayTypes } from '../../kit/chooseFiles.ts';
import type { Action, Page } from '../../workspace/action.ts';

const opening =
  (dialog: DialogRequest) =>
  ({ openDialog }: Page): void =>
    openDialog(dialog);

const exporting = (format: ExportFormat, hint: string, title = format.toUpperCase()): Action => ({
  name: `export ${format}`,
  title: `Export ${title}`,
  hint,
  keys: [],
  run: ({ workspace, openDialog }) => void exportNow(workspace.editor, format, openDialog),
});

export const pageActions: readonly Action[] = [
  {
    name: 'save',
    title: 'Save Project',
    hint: 'Saves the plan to your projects in the cloud.',
    keys: ['Mod+S'],
    run: ({ save }) => save(),
  },
  {
    name: 'saved',
    title: 'Saved Projects',
    hint: 'Opens, renames and deletes your projects in the cloud.',
    keys: [],
    run: opening({ name: 'saved' }),
  },
  {
    name: 'newPlan',
    title: 'New plan',
    hint: 'Starts an empty plan. This one is kept under Earlier drafts.',
    keys: [],
    run: ({ workspace }) => void startNewPlan(workspace),
  },
  {
    name: 'start',
    title: 'Plan a project',
    hint: 'Starts a permit plan with a few questions about your project and your lot.',
    also: 'start begin wizard permit fence deck shed pool addition adu driveway septic',
    keys: [],
    run: opening({ name: 'permit', show: 'start' }),
  },
  {
    name: 'checks',
    title: 'Checks',
    hint: 'Shows what is missing, what conflicts with the rules, and the coverage of the lot.',
    also: 'conflicts problems violations coverage impervious missing todo',
    keys: [],
    run: () => showPlace('checks'),
  },
  {
    name: 'packs',
    title: 'Permit rules',
    hint: "Chooses your permit office's rules, or lets you type the numbers from your city's page.",
    also: 'my city zoning code requirements pack district coverage separation',
    keys: [],
    run: opening({ name: 'permit', show: 'packs' }),
  },
  {
    name: 'preflight',
    title: 'Check before you submit',
    hint: 'Goes through what the permit office asks for, and lists what is missing from the plan.',
    also: 'preflight checklist permit submit letter desk review',
    keys: [],
    run: opening({ name: 'permit', show: 'preflight' }),
  },
  {
    name: 'templates',
    title: 'Start from a template',
    hint: 'Opens a ready-made plan of a home site. This one is kept under Earlier drafts.',
    keys: [],
    run: opening({ name: 'templates' }),
  },
  {
    name: 'drafts',
    title: 'Earlier drafts',
    hint: 'Restores one of your last ten replaced plans, saved in this browser.',
    keys: [],
    run: opening({ name: 'drafts' }),
  },
  {
    name: 'plan',
    title: 'Plan properties',
    hint: 'Changes the title, address, parcel number, north and units of the plan.',
    also: 'metric imperial metres meters feet inches compass apn',
    keys: [],
    run: opening({ name: 'plan' }),
  },
  {
    name: 'share',
    title: 'Share',
    hint: 'Creates a link that opens a copy of this plan.',
    keys: [],
    run: opening({ name: 'share' }),
  },
  {
    name: 'print',
    title: 'Print…',
    hint: 'Prints the plan to scale on a sheet with a title block.',
    also: 'paper permit page',
    keys: ['Mod+P'],
    run: opening({ name: 'print' }),
  },
  {
    name: 'pdf',
    title: 'Download PDF…',
    hint: 'Downloads the sheet as a PDF that permit portals take, or as a PNG.',
    also: 'permit portal png',
    keys: [],
    run: opening({ name: 'print' }),
  },
  {
    name: 'stakeOut',
    title: 'Stake-out…',
    hint: 'Makes a sheet of tape lengths for each corner of what you build.',
    also: 'set out layout corners',
    keys: [],
    run: opening({ name: 'stakeOut' }),
  },
  exporting('json', 'Downloads the plan as a file that can be imported again.'),
  exporting('svg', 'Downloads the plan as a vector image that stays sharp at any size.'),
  exporting('png', 'Downloads the plan as an image to send or print.'),
  {
    name: 'export dxf',
    title: 'Export DXF…',
    hint: 'Downloads the plan as a drawing for AutoCAD and other CAD programs.',
    also: 'cad autocad dwg layers',
    keys: [],
    run: opening({ name: 'dxf' }),
  },
  exporting(
    'geojson',
    'Downloads the plan for maps and GIS, once its location on the map is set.',
    'GeoJSON',
  ),
  exporting('kml', 'Downloads the plan for Google Earth, once its location on the map is set.'),
  {
    name: 'import',
    title: 'Import',
    hint: 'Opens a plan, a CAD drawing, a PDF, a picture or a map of parcels from this computer.',
    also: 'open file dxf cad dwg json survey scan photo parcel county gis geojson kml shapefile',
    keys: [],
    run: ({ importFiles }) => chooseFiles(importFiles),
  },
  {
    name: 'map',
    title: 'Map',
    hint: 'Shows streets or an aerial picture under the plan, and sets its location.',
    also: 'aerial satellite streets tiles address place location coordinates ground geolocate imagery underlay',
    keys: [],
    run: ({ workspace }) => workspace.editor.hand.pick('map'),
  },
  {
    name: 'addUnderlay',
    title: 'Add underlay',
    hint: 'Puts a picture or a page of a PDF beneath the plan, to be scaled and traced.',
    also: 'survey scan photo image pdf trace background import picture jpeg png heic',
    keys: [],
    run: ({ importFiles }) => chooseFiles(importFiles, { accept: underlayTypes }),
  },
  {
    name: 'photoUnderlay',
    title: 'Take a photo as underlay',
    hint: 'Photographs a survey with the camera and puts it beneath the plan.',
    also: 'survey scan camera picture trace background',
    keys: [],
    blocked: () => (hasCamera() ? undefined : 'This needs the camera of a phone or tablet'),
    run: ({ importFiles }) => chooseFiles(importFiles, takenPhoto),
  },
  {
    name: 'enterDeed',
    title: 'Enter a deed',
    hint: 'Draws a lot from the text of its deed, or from bearings and distances.',
    keys: [],
    run: opening({ name: 'deed' }),
  },
  {
    name: 'commands',
    title: 'Commands',
    hint: 'Searches commands and objects.',
    keys: ['Mod+K'],
    run: opening({ name: 'palette' }),
  },
  {
    name: 'find',
    title: 'Find on the plan',
    hint: 'Searches objects by name, kind or text, and shows the one you pick.',
    keys: ['Mod+F'],
    blocked: ({ workspace }) => (workspace.editor.plan.objects.size > 0 ? undefined : 'Nothing is drawn yet'),
    run: opening({ name: 'palette', find: true }),
  },
  {
    name: 'help',
    title: 'Keyboard shortcuts & help',
    hint: 'Lists every tool and command with its key.',
    keys: ['?'],
    run: opening({ name: 'help' }),
  },
  {
    name: 'login',
    title: 'Login',
    hint: 'Signs in to save projects in the cloud, or creates an account.',
    keys: [],
    blocked: ({ isSignedIn }) => (isSignedIn ? 'You are signed in' : undefined),
    run: opening({ name: 'auth' }),
  },
  {
    name: 'account',
    title: 'Account',
    hint: 'Changes your email address, downloads all your projects, or deletes your account.',
    keys: [],
    blocked: ({ isSignedIn }) => (isSignedIn ? undefined : 'You are not signed in'),
    run: opening({ name: 'account' }),
  },
  {
    name: 'signOut',
    title: 'Sign out',
    hint: 'Signs you out in this browser.',
    keys: [],
    blocked: ({ isSignedIn }) => (isSignedIn ? undefined : 'You are not signed in'),
    run: () => void leave(),
  },
];
