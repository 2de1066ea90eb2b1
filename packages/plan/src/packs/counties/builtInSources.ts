// The sources that come with the product. docs/sources.md says where the addresses and names of fields were read.
import daneWi from './dane-wi.json' with { type: 'json' };
import elPasoCo from './el-paso-co.json' with { type: 'json' };
import harrisTx from './harris-tx.json' with { type: 'json' };
import pierceWa from './pierce-wa.json' with { type: 'json' };
import usFederal from './us-federal.json' with { type: 'json' };
import usgs3dep from './usgs-3dep.json' with { type: 'json' };
import wakeNc from './wake-nc.json' with { type: 'json' };
import wallaWallaWa from './walla-walla-wa.json' with { type: 'json' };

/** The contents of their files, which aren't checked yet. */
export const builtInSources: readonly unknown[] = [
  daneWi,
  elPasoCo,
  harrisTx,
  pierceWa,
  usFederal,
  usgs3dep,
  wakeNc,
  wallaWallaWa,
];
