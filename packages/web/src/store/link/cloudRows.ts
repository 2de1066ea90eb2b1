// The rows of the cloud's tables: the columns to select, and their schemas. A response of another shape is rejected as a
// whole.
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
const sharedSchema = z.object({ is_shared: z.boolean(), title: z.string() });
const versionSchema = z.object({
  id: z.union([z.string(), z.number()]),
  title: z.string(),
  saved_at: z.string(),
  object_count: z.number(),
});

/** A project without its plan. Times are in ISO 8601 to the microsecond, as the cloud formats them. */
export type ProjectEntry = z.infer<typeof entrySchema>;
/** is_shared: whether others may edit the project. */
export type SharedStamp = z.infer<typeof sharedSchema>;
export type ProjectStamp = z.infer<typeof stampSchema>;
/** A plan as the cloud stores it: the objects and settings of the plan file. */
export type ProjectContents = z.infer<typeof contentsSchema>;
export type ProjectSettings = z.infer<typeof settingsSchema>;
export type SavedProject = z.infer<typeof savedSchema>;
/** An overwritten version, without its plan. */
export type ProjectVersion = z.infer<typeof versionSchema>;

/** One kind of row: the columns to select, and how to read the response. */
export interface Rows<Row> {
  readonly columns: string;
  /** undefined if the response isn't a list of such rows. */
  readonly read: (answer: unknown) => Row[] | undefined;
}

export function rows<Shape extends z.core.$ZodLooseShape>(schema: z.ZodMiniObject<Shape>) {
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
export const sharedRows: Rows<SharedStamp> = rows(sharedSchema);
export const settingsRows: Rows<ProjectSettings> = rows(settingsSchema);
export const contentsRows: Rows<ProjectContents> = rows(contentsSchema);
export const versionRows: Rows<ProjectVersion> = rows(versionSchema);
