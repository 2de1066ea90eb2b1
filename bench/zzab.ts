// Opens each hostile plan in a real browser, pans over it, and prints the longest time for which the page did not answer.
// `node scripts/run.mjs bench/hostile/run.ts [part of a name]`, with the web app built.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { builtFile } from '../e2e/builtFile.ts';
import { root } from '../scripts/tool.ts';
import { launchBrowser } from './measuring/browser.ts';
import { type HostilePlan, hostilePlans, textOf } from './hostile/hostilePlans.ts';
import { answering, calibrate, startProbe } from '../e2e/probe.ts';

/** Milliseconds that the page may go without answering, on a machine on which calibrating takes the usual time. */
const longest = 200;
/** Milliseconds after which a picture that is not whole is left as it is. */
const patience = 20_000;

/** The built web app without a backend. */
async function serveApp(dist: string): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    builtFile(dist, pathname).then(
      ({ type, content }) => response.writeHead(200, { 'content-type': type }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}


import { measurePlanner } from './planner/measurePlanner.ts';
import { mixedPlan } from './plans/mixedPlan.ts';
const browser = await launchBrowser();
const sites = { base: await serveApp('/work/wt-base/packages/web/dist'), now: await serveApp('/tmp/p2/dist-now') };
for (let r = 0; r < Number(process.argv[2] ?? 2); r++) for (const [n, site] of Object.entries(sites)) { const t=Date.now();
  const f: any = await measurePlanner(browser, site.address, (g) => mixedPlan(10000, g));
  const med = (o: any): any => typeof o === 'number' ? Math.round(o*100)/100 : Array.isArray(o) ? (o.length>6? 'n='+o.length+' med '+o.map(Number).sort((a,b)=>a-b)[o.length>>1] : o.map(med)) : o && typeof o==='object' ? Object.fromEntries(Object.entries(o).filter(([k])=>!['view','canvas','target'].includes(k)).map(([k,v])=>[k,med(v)])) : o;
  console.log(n, Math.round((Date.now()-t)/1000)+'s', JSON.stringify(med(f))); }
await browser.close(); for (const s of Object.values(sites)) s.stop();
