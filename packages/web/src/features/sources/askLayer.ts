// Asks a layer of a county's map: the county's server itself, or ours where the county lets no pages of others read it.
// Decides how long it may take, and what is said of a refusal; formats' geo/sources reads the answer.
import {
  maxAnswerBytes,
  readAnswer,
  type ReadGeoJson,
  type SourceAnswer,
} from '@homeplot/formats/sourceAnswer';
import { type Question, questionAddress } from '@homeplot/formats/sourceQuestion';
import type { Source, SourceLayer } from '@homeplot/plan/source';
import { megabytes } from '../../kit/formatted.ts';
import { readParcels } from '../parcels/readParcels.ts';
import { mayAsk, type SourceList } from './sourceList.ts';

/** Milliseconds that a server has to answer. */
const timeout = 25_000;

const refuse = (problem: string): { readonly ok: false; readonly problem: string } => ({
  ok: false,
  problem,
});

export async function askLayer(
  list: SourceList,
  source: Source,
  layer: SourceLayer,
  question: Question,
  signal: AbortSignal,
  read: ReadGeoJson = inWorker(signal),
): Promise<SourceAnswer> {
  const address = questionAddress(layer, question);
  if (address === undefined) return { ok: true, features: [], notes: [] };
  const { host } = new URL(layer.url);
  const isListed = list.sources.some((one) =>
    one.layers.some(({ url, through }) => url === layer.url && through),
  );
  const isThroughServer = layer.through === 'server';
  if (isThroughServer ? !isListed : !mayAsk(list, layer.url))
    return refuse(`This site may not ask ${host}; whoever runs it can add it to the setting SOURCES.`);
  try {
    const answer = await fetch(
      isThroughServer ? `/sources/ask?url=${encodeURIComponent(address)}` : address,
      {
        credentials: isThroughServer ? 'same-origin' : 'omit',
        headers: { accept: 'application/json' },
        referrerPolicy: 'strict-origin-when-cross-origin',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      },
    );
    if (answer.status === 429)
      return refuse(`${host} is getting too many questions right now; try again in a minute.`);
    if (!answer.ok)
      return refuse(
        (isThroughServer && (await messageOf(answer))) || `${host} answered with the error ${answer.status}.`,
      );
    const bytes = await limitedBytes(answer);
    return bytes === undefined
      ? refuse(`${host} answered with more than ${megabytes(maxAnswerBytes)}, which isn't read.`)
      : await readAnswer(source, layer, bytes, read, 'words' in question);
  } catch {
    return refuse(`${host} didn't answer; try again later, or add the lot from a file.`);
  }
}

const inWorker =
  (signal: AbortSignal): ReadGeoJson =>
  async (bytes) =>
    (await readParcels(new File([bytes], 'answer.geojson'), {}, signal)) ??
    refuse('The search was canceled.');

/** The message in an answer of this site's server, about why the county's server gave none. */
async function messageOf(answer: Response): Promise<string> {
  const { message } = Object(await answer.json().catch(() => undefined)) as { readonly message?: unknown };
  return typeof message === 'string' ? message : '';
}

/** The content of an answer; undefined if it is too long, whatever length its headers state. */
async function limitedBytes(answer: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = answer.body?.getReader();
  if (!reader) return new Uint8Array();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxAnswerBytes) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
