import { z } from 'zod'
import { FieldChanges, OpenedRecord, RecordKey, SessionRequest, Version } from './content/content.ts'
import { ALL_ROLES, deskCall } from './desk.ts'

const MAX_RECORDS = 500

/** Records of a request, each of them once. */
const records = <Item extends z.ZodType<z.infer<typeof RecordKey>>>(item: Item) =>
  z
    .array(item)
    .min(1)
    .max(MAX_RECORDS)
    .refine((items) => new Set(items.map(({ kind, id }) => `${kind}:${id}`)).size === items.length, {
      message: 'names a record twice',
    })

const Edit = RecordKey.extend({
  basedOn: z.int().nonnegative().describe('The draft version that the caller sees; 0 for a new record'),
  fields: FieldChanges,
})

/** The calls of an editing session: it opens records, stores what is typed in them, and saves versions of them. */
export const editingContracts = {
  openRecords: deskCall('POST', '/content/open', ALL_ROLES, {
    summary: 'The drafts of several records, and what the caller has not saved yet',
    body: z.object({ records: records(RecordKey) }),
    reply: z.object({ records: z.array(OpenedRecord) }),
  }),
  saveEdits: deskCall('POST', '/content/edits', ALL_ROLES, {
    changesRecords: true,
    summary: 'Store what the caller has typed in several records, all or none, without making versions',
    body: SessionRequest.extend({
      records: records(
        Edit.extend({
          fields: FieldChanges.describe('The fields that have changed since they were stored last'),
          initial: FieldChanges.optional().describe(
            'Fields that a new record begins with, stored where the caller has not stored others',
          ),
          discarded: FieldChanges.optional().describe(
            'Stored changes that are given up; one that another session has replaced stays',
          ),
        }),
      ),
    }),
    reply: z.object({
      savedAt: z.iso.datetime(),
      records: z.array(RecordKey.extend({ draftVersion: z.int().nonnegative() })),
    }),
  }),
  saveVersions: deskCall('POST', '/content/versions', ALL_ROLES, {
    changesRecords: true,
    summary: 'Save versions of several records, all or none: their drafts with these fields changed',
    body: SessionRequest.extend({
      records: records(
        Edit.extend({
          fields: FieldChanges.describe(
            'The fields to save. Other fields that the caller has typed are not saved',
          ),
          isDeleted: z
            .boolean()
            .optional()
            .describe('Saves a deletion. Its fields are only removed from what the caller has typed'),
        }),
      ),
    }),
    reply: z.object({
      savedAt: z.iso.datetime(),
      records: z.array(
        RecordKey.extend({ version: Version.describe('The draft, also when nothing had changed') }),
      ),
    }),
  }),
}
