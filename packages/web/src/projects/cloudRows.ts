// The rows of the cloud's tables as they are asked for and read: what is not of their shape is refused as a whole.
import { z } from 'zod/mini';

const entrySchema = z.object({
  id: z.string(),
  title: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  object_count: z.number(),
});
const stampSchema = z.pick(entrySchema, { id: true, title: true, updated_at: true });
const contentsSchema = z.object({
  objects: z.array(z.unknown()),
  settings: z.record(z.string(), z.unknown()),
});
const settingsSchema = z.pick(contentsSchema, { settings: true });
const savedSchema = z.extend(
  z.pick(entrySchema, { id: true, title: true, created_at: true, updated_at: true }),
  contentsSchema.shape,
);
const versionSchema = z.object({
  id: z.union([z.string(), z.number()]),
  title: z.string(),
  saved_at: z.string(),
  object_count: z.number(),
});

/** A project without its plan. Times are as the cloud writes them, ISO 8601 to the microsecond. */
export type ProjectEntry = z.infer<typeof entrySchema>;
/** What a save answers. */
export type ProjectStamp = z.infer<typeof stampSchema>;
/** A plan as the cloud keeps it: the objects and settings of the plan file. */
export type ProjectContents = z.infer<typeof contentsSchema>;
export type ProjectSettings = z.infer<typeof settingsSchema>;
export type SavedProject = z.infer<typeof savedSchema>;
/** A version that was overwritten, without its plan. */
export type ProjectVersion = z.infer<typeof versionSchema>;

/** One kind of row: the columns to ask for, and how rows of them are read. */
export interface Rows<Row> {
  readonly columns: string;
  /** undefined where the answer is not a list of such rows. */
  readonly read: (answer: unknown) => Row[] | undefined;
}

function rows<Shape extends z.core.$ZodLooseShape>(schema: z.ZodMiniObject<Shape>) {
  const list = z.array(schema);
  return {
    columns: Object.keys(schema.shape).join(','),
    read: (answer: unknown) => {
      const read = list.safeParse(answer);
      return read.success ? read.data : undefined;
    },
  };
}

export const entryRows: Rows<ProjectEntry> = rows(entrySchema);
export const stampRows: Rows<ProjectStamp> = rows(stampSchema);
export const savedRows: Rows<SavedProject> = rows(savedSchema);
export const settingsRows: Rows<ProjectSettings> = rows(settingsSchema);
export const contentsRows: Rows<ProjectContents> = rows(contentsSchema);
export const versionRows: Rows<ProjectVersion> = rows(versionSchema);
