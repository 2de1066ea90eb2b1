// The sources that come with the product. docs/sources.md says where the addresses and names of fields were read.
import daneWi from './counties/dane-wi.json' with { type: 'json' };
import elPasoCo from './counties/el-paso-co.json' with { type: 'json' };
import harrisTx from './counties/harris-tx.json' with { type: 'json' };
import pierceWa from './counties/pierce-wa.json' with { type: 'json' };
import usFederal from './counties/us-federal.json' with { type: 'json' };
import wakeNc from './counties/wake-nc.json' with { type: 'json' };
import wallaWallaWa from './counties/walla-walla-wa.json' with { type: 'json' };

/** As in their files: not read yet. */
export const builtInSources: readonly unknown[] = [
  daneWi,
  elPasoCo,
  harrisTx,
  pierceWa,
  usFederal,
  wakeNc,
  wallaWallaWa,
];
