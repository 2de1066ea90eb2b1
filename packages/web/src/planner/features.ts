// All features of the planner, in the order in which the palette lists their actions and the panel their places. What a later
// feature shows over the canvas lies on top.
import { account } from '../features/account/feature.tsx';
import { approval } from '../features/approval/feature.tsx';
import { cad } from '../features/cad/feature.ts';
import { checks } from '../features/checks/feature.ts';
import { comments } from '../features/comments/feature.tsx';
import { deed } from '../features/deed/feature.ts';
import { desk } from '../features/desk/feature.tsx';
import { downloads } from '../features/downloads/feature.ts';
import { drafts } from '../features/drafts/feature.ts';
import { exports } from '../features/export/feature.ts';
import { fits } from '../features/fits/feature.ts';
import { ground } from '../features/ground/feature.tsx';
import { help } from '../features/help/feature.ts';
import { keys } from '../features/keys/feature.tsx';
import { layers } from '../features/layers/feature.ts';
import { levelBook } from '../features/levelBook/feature.ts';
import { library } from '../features/library/feature.ts';
import { lots } from '../features/lots/feature.ts';
import { map } from '../features/map/feature.tsx';
import { massing } from '../features/massing/feature.ts';
import { menu } from '../features/menu/feature.tsx';
import { northFromSun } from '../features/northFromSun/feature.ts';
import { objects } from '../features/objects/feature.ts';
import { offline } from '../features/offline/feature.tsx';
import { opening } from '../features/opening/feature.tsx';
import { packs } from '../features/packs/feature.ts';
import { palette } from '../features/palette/feature.tsx';
import { parcels } from '../features/parcels/feature.ts';
import { plan } from '../features/plan/feature.ts';
import { surveyPoints } from '../features/points/feature.ts';
import { profiles } from '../features/profiles/feature.ts';
import { projects } from '../features/projects/feature.ts';
import { share } from '../features/share/feature.ts';
import { sheets } from '../features/sheets/feature.ts';
import { sizes } from '../features/sizes/feature.ts';
import { sources } from '../features/sources/feature.ts';
import { start } from '../features/start/feature.ts';
import { sun } from '../features/sun/feature.ts';
import { tapes } from '../features/tapes/feature.ts';
import { templates } from '../features/templates/feature.ts';
import { terrain } from '../features/terrain/feature.ts';
import { together } from '../features/together/feature.tsx';
import { transforms } from '../features/transforms/feature.tsx';
import { underlays } from '../features/underlays/feature.ts';
import { versions } from '../features/versions/feature.ts';
import { joined } from '../workspace/feature.ts';

export const features = joined([
  projects,
  opening,
  start,
  library,
  layers,
  objects,
  checks,
  ground,
  profiles,
  fits,
  comments,
  packs,
  templates,
  drafts,
  plan,
  share,
  versions,
  approval,
  sheets,
  downloads,
  exports,
  cad,
  surveyPoints,
  sources,
  parcels,
  map,
  northFromSun,
  sun,
  massing,
  terrain,
  underlays,
  deed,
  palette,
  help,
  account,
  lots,
  levelBook,
  tapes,
  sizes,
  transforms,
  menu,
  keys,
  offline,
  together,
  desk,
]);
