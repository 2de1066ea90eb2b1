// Collects a drawing from the records of a DXF file, whatever section they are in.
import { countText } from '@homeplot/plan/units';
import type { DxfBlock, DxfDrawing, DxfEntity, DxfLayout } from '../records/drawing.ts';
import { EntityList, increment } from './entityList.ts';
import { Header } from './header.ts';
import type { Letters } from '../records/letters.ts';
import type { Triple } from '../records/matrix.ts';
import type { DxfRecord } from '../records/record.ts';
import { listed, named } from '../records/sentences.ts';
import { Tables } from './tables.ts';
import { reachableBlocks } from './reachable.ts';

/** Block flags of group code 70: an xref, and an overlaid xref. */
const externalFlags = 4 | 8;
/** Sections whose records aren't part of the picture. */
const ignored = new Set(['CLASSES', 'THUMBNAILIMAGE', 'ACDSDATA']);
/** Records that only begin or end a section or a table. */
const framing = new Set(['ENDSEC', 'EOF', 'TABLE', 'ENDTAB']);

interface OpenBlock {
  readonly name: string;
  readonly base: Triple;
  readonly external: boolean;
  readonly list: EntityList;
}

export class Sections {
  readonly #letters: Letters;
  readonly #header = new Header();
  readonly #tables = new Tables();
  readonly #model: EntityList;
  readonly #papers = new Map<string, EntityList>();
  readonly #blocks = new Map<string, OpenBlock>();
  readonly #images = new Map<string, string>();
  /** Names of layouts, by the handles of their blocks. */
  readonly #layouts = new Map<string, string>();
  #section = '';
  #block: OpenBlock | undefined;
  #sections = 0;
  /** Inserts of which the file shows only a part (XCLIP). */
  #clipped = 0;
  /** Number of entities in all blocks and spaces. */
  entities = 0;

  constructor(letters: Letters) {
    this.#letters = letters;
    this.#model = new EntityList(this.#tables, false);
  }

  /** Whether the file has a section or an entity, so that it is a drawing. */
  get isDrawing(): boolean {
    return this.#sections > 0 || this.#model.entities.length > 0;
  }

  add(record: DxfRecord): void {
    if (record.type === 'SECTION') return this.#open(record);
    if (framing.has(record.type)) {
      if (record.type === 'ENDSEC') this.#section = '';
      return;
    }
    if (ignored.has(this.#section)) return;
    if (this.#section === 'ENTITIES' || this.#section === 'BLOCKS' || this.#section === '') this.entities++;
    if (this.#section === 'TABLES') this.#tables.read(record);
    else if (this.#section === 'OBJECTS') this.#object(record);
    else if (this.#section === 'BLOCKS') this.#inBlocks(record);
    else if (this.#section === 'ENTITIES' || this.#section === '') this.#inEntities(record);
  }

  #open(record: DxfRecord): void {
    this.#sections++;
    this.#closeBlock();
    this.#section = record.text(2).trim().toUpperCase();
    if (this.#section !== 'HEADER') return;
    this.#header.read(record);
    this.#letters.setEncoding(this.#header.release, this.#header.codePage);
  }

  #inBlocks(record: DxfRecord): void {
    if (record.type === 'BLOCK') {
      this.#closeBlock();
      const flags = record.hint(70);
      this.#block = {
        name: record.name(2),
        base: [record.hint(10), record.hint(20), record.hint(30)],
        external: (flags & externalFlags) !== 0,
        list: new EntityList(this.#tables, true),
      };
    } else if (record.type === 'ENDBLK') this.#closeBlock();
    else this.#block?.list.add(record);
  }

  #closeBlock(): void {
    const block = this.#block;
    if (block === undefined) return;
    block.list.finish();
    this.#blocks.set(block.name.toUpperCase(), block);
    this.#block = undefined;
  }

  #inEntities(record: DxfRecord): void {
    const inPaper = record.hint(67) === 1;
    if (inPaper) {
      const owner = this.#tables.blockNames.get(record.text(330).trim()) ?? '*Paper_Space';
      this.#paper(owner).add(record);
    } else this.#entityList(record).add(record);
  }

  /** The list for a record of model space. Vertices and attributes follow their owner, even if that is in paper space. */
  #lastList: EntityList | undefined;
  #entityList(record: DxfRecord): EntityList {
    const follows = record.type === 'VERTEX' || record.type === 'ATTRIB' || record.type === 'SEQEND';
    const list = follows ? (this.#lastList ?? this.#model) : this.#model;
    this.#lastList = list;
    return list;
  }

  #paper(block: string): EntityList {
    const key = block.toUpperCase();
    let list = this.#papers.get(key);
    if (list === undefined) {
      list = new EntityList(this.#tables, false);
      this.#papers.set(key, list);
    }
    this.#lastList = list;
    return list;
  }

  #object(record: DxfRecord): void {
    if (record.type === 'IMAGEDEF') this.#images.set(record.text(5).trim(), record.text(1));
    if (record.type === 'LAYOUT') this.#layout(record);
    if (record.type === 'SPATIAL_FILTER' && record.hint(71, 1) !== 0) this.#clipped++;
  }

  /** Plot settings use the same codes, but come first: the last values are the name of the layout and the handle of its block. */
  #layout(record: DxfRecord): void {
    let name = '';
    let owner = '';
    for (let at = 0; at < record.count; at++) {
      if (record.code(at) === 1) name = record.textAt(at).trim();
      if (record.code(at) === 330) owner = record.textAt(at).trim();
    }
    const block = this.#tables.blockNames.get(owner);
    if (block !== undefined) this.#layouts.set(block.toUpperCase(), name);
  }

  finish(skippedLines: number): DxfDrawing {
    this.#closeBlock();
    this.#model.finish();
    for (const list of this.#papers.values()) list.finish();
    const spaces = new Map<string, { readonly entities: DxfEntity[]; beyond: number }>();
    const blocks = new Map<string, DxfBlock>();
    for (const [key, { name, base, external, list }] of this.#blocks) {
      if (/^[*$]PAPER_SPACE/.test(key))
        spaces.set(key, { entities: [...list.entities], beyond: list.beyond });
      else if (isModelSpace(key)) this.#addToModel(list);
      else blocks.set(key, { name, base, entities: list.entities, ...(external && { external: true }) });
    }
    for (const [key, list] of this.#papers) {
      const { entities, beyond } = spaces.get(key) ?? { entities: [], beyond: 0 };
      spaces.set(key, { entities: [...entities, ...list.entities], beyond: beyond + list.beyond });
    }
    const layouts: DxfLayout[] = [...spaces]
      .filter(([, { entities }]) => entities.length > 0)
      .map(([key, space]) => ({ name: this.#layouts.get(key) ?? 'Layout', ...space }));
    return {
      version: this.#header.version(),
      encoding: this.#letters.encoding,
      units: this.#header.units(),
      layers: this.#tables.layerList(this.#usedLayers(layouts)),
      lineTypes: this.#tables.lineTypes,
      blocks,
      entities: this.#model.entities,
      beyond: this.#model.beyond,
      layouts,
      images: this.#images,
      counts: Object.fromEntries(this.#model.counts),
      ...this.#leftOut(blocks, skippedLines),
    };
  }

  #addToModel(list: EntityList): void {
    for (const entity of list.entities) this.#model.entities.push(entity);
    this.#model.beyond += list.beyond;
    for (const name of ['counts', 'unread', 'broken'] as const)
      for (const [type, count] of list[name]) increment(this.#model[name], type, count);
  }

  #usedLayers(layouts: readonly DxfLayout[]): Set<string> {
    const lists = [this.#model.entities, ...layouts.map(({ entities }) => entities)];
    for (const { list } of this.#blocks.values()) lists.push(list.entities);
    const names = new Set<string>();
    for (const list of lists) for (const { layer } of list) names.add(layer);
    return names;
  }

  #leftOut(
    blocks: ReadonlyMap<string, DxfBlock>,
    skippedLines: number,
  ): Pick<DxfDrawing, 'unread' | 'notes'> {
    const unread = new Map(this.#model.unread);
    const broken = new Map(this.#model.broken);
    const reached = reachableBlocks(this.#model.entities, blocks);
    for (const key of reached.found) {
      for (const [type, count] of this.#blocks.get(key)?.list.unread ?? []) increment(unread, type, count);
      for (const [type, count] of this.#blocks.get(key)?.list.broken ?? []) increment(broken, type, count);
    }
    const notes = [...this.#letters.notes()];
    if (skippedLines > 0)
      notes.push(`${countText(skippedLines, 'line')} couldn't be understood and were skipped.`);
    if (broken.size > 0)
      notes.push(`Left out because numbers were missing or out of range: ${listed(broken)}.`);
    if (reached.missing.size > 0)
      notes.push(`Blocks that the file doesn't have were left out: ${listed(reached.missing)}.`);
    if (reached.external.size > 0)
      notes.push(`References to other drawings (xrefs) were left out: ${listed(reached.external)}.`);
    if (this.#clipped > 0)
      notes.push(`Clipped blocks (XCLIP) are shown in full: ${countText(this.#clipped, 'block')}.`);
    if (reached.cyclic.size > 0)
      notes.push(`Blocks that contain themselves are drawn once: ${named(reached.cyclic)}.`);
    return { unread: Object.fromEntries(unread), notes };
  }
}

const isModelSpace = (key: string): boolean => key === '*MODEL_SPACE' || key === '$MODEL_SPACE';
