// A user who saves without a pause, in a thread of its own: what else the process does would count as time of the saves.
import { parentPort, workerData } from 'node:worker_threads';
import { highest } from '../measuring/statistics.ts';
import { Http } from './http.ts';
import type { Person } from './people.ts';
import { projectOf, save } from './project.ts';
import type { Running } from './running.ts';

export interface SaverData {
  readonly server: Pick<Running, 'url' | 'key'>;
  readonly saver: Person;
}

const warmUps = 20;

const { server, saver } = workerData as SaverData;
const http = new Http(server);
const project = projectOf(saver);
for (let i = 0; i < warmUps; i += 1) await http.expect(save(project));
const over = new AbortController();
parentPort?.once('message', () => over.abort());
parentPort?.postMessage('warm', []);
const saves: number[] = [];
while (!over.signal.aborted) {
  const begun = performance.now();
  await http.expect(save(project));
  saves.push(performance.now() - begun);
}
http.close();
parentPort?.postMessage(highest(saves), []);
