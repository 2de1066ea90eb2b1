// Scratch: pictures of the templates' sheets.
import { bestOrientation, PlanViews } from '@homeplot/formats/drawSheet';
import { sheetPages } from '../packages/formats/src/pdf/sheetPages.ts';
import { writePdf } from '../packages/formats/src/pdf/writePdf.ts';
import { plainSheet, sheetPresets, isSmallPaper } from '@homeplot/formats/sheetPresets';
import { sheetSize } from '@homeplot/formats/papers';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import type { Sheet } from '@homeplot/plan/sheet';
import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { completeSet } from '../packages/formats/src/sheets/completeSet.ts';
import { sheetPlace } from '@homeplot/plan/sheet';
import { spawnSync } from 'node:child_process';
const dir = process.argv[2] ?? 'packages/web/src/templates';
const out = process.argv[3] ?? '/tmp/ws-pics';
const which = process.argv[4] ?? 'plain';
const only = process.argv[5];
const font = new Uint8Array(readFileSync('packages/web/src/download/font/HomeplotSans.ttf'));
const facts = {
  address: '1428 Elm Street, Springfield, OR 97477',
  parcel: '17-03-25-44-01200',
  project: {
    owner: 'M. and T. Whitfield, 541 555 0142',
    zoning: 'R-1, low density residential',
    source: 'Deed of May 3, 1998, not a survey',
    legal: 'Lot 4, Block 2, Maple Grove Addition, Lane County',
  },
};
spawnSync('mkdir', ['-p', out]);
for (const f of readdirSync(dir).filter((n) => n.endsWith('.json'))) {
  const name = f.replace('.json', '');
  if (only && !name.includes(only)) continue;
  const r = readPlanText(readFileSync(`${dir}/${f}`, 'utf8'));
  if (!r.ok) throw new Error(r.problem);
  const plan0 = createPlan({ objects: r.contents.objects, settings: { ...r.contents.settings, ...facts } });
  for (const paper of ['Letter', 'Arch D'])
    for (const style of ['color', 'blackAndWhite'] as const) {
      if (which !== 'plain' && style === 'blackAndWhite') continue;
      const views = new PlanViews(plan0);
      const base: Sheet = { ...plainSheet({ paper, orientation: 'landscape' }), style };
      const small = isSmallPaper(sheetSize(base));
      const list: Sheet[] =
        which === 'plain'
          ? [{ ...base, blocks: sheetPresets[0]!.blocks(plan0, small) }]
          : sheetPresets.map((p, i) => ({
              ...base,
              id: `s${i}`,
              title: p.title,
              blocks: p.blocks(plan0, which === 'big' ? false : small),
            }));
      const sheets = completeSet(
        views,
        list.map((s) => ({
          ...s,
          orientation: which === 'plain' ? bestOrientation(views, s) : ('landscape' as const),
        })),
      );
      const plan = createPlan({ objects: r.contents.objects, settings: { ...plan0.settings, sheets } });
      const pdf = await writePdf(
        sheetPages(
          plan,
          sheets.map((sheet, i) => ({
            number: `A-${i + 1}`,
            title: sheet.title,
            content: {
              kind: 'sheet',
              sheet,
              place: sheetPlace(sheets, sheet),
              date: 'Nov 28, 2026',
              address: 'https://x',
            },
          })),
        ),
        { title: '', author: '', date: new Date(0), font },
      );
      const stem = `${out}/${name}-${paper.replace(' ', '')}-${style === 'color' ? 'c' : 'bw'}`;
      writeFileSync(`${stem}.pdf`, pdf);
      spawnSync('pdftoppm', ['-png', '-r', paper === 'Letter' ? '90' : '32', `${stem}.pdf`, stem]);
    }
}
