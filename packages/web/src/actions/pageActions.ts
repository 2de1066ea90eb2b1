// The page's own actions besides the editor's commands: projects, files, links, help, the account.
import { leave } from '../account/leave.ts';
import type { DialogRequest } from '../dialogs/dialogs.ts';
import { exportNow } from '../planner/header/exportNow.ts';
import type { ExportFormat } from '../projects/files/exportPlan.ts';
import { startNewPlan } from '../projects/startNewPlan.ts';
import { chooseFile } from '../projects/files/chooseFile.ts';
import type { Action, Page } from './action.ts';

const opening =
  (dialog: DialogRequest) =>
  ({ openDialog }: Page): void =>
    openDialog(dialog);

const exporting = (format: ExportFormat, hint: string): Action => ({
  name: `export ${format}`,
  title: `Export ${format.toUpperCase()}`,
  hint,
  keys: [],
  run: ({ workspace }) => void exportNow(workspace.editor, format),
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
    hint: 'Title, address, parcel number, north and units of the plan.',
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
    name: 'import',
    title: 'Import',
    hint: 'Opens a plan file from this computer.',
    keys: [],
    run: ({ importFile }) => chooseFile(importFile),
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
    name: 'signOut',
    title: 'Sign out',
    hint: 'Signs you out in this browser.',
    keys: [],
    blocked: ({ isSignedIn }) => (isSignedIn ? undefined : 'You are not signed in'),
    run: () => void leave(),
  },
];
