import { CONTENT_KINDS, type ContentKind } from '@lerret/model'
import { z } from 'zod'
import { line, text } from '../../contract.ts'
import { ALL_ROLES, deskCall } from '../desk.ts'
import { FieldProblem, ListedRecord } from './content.ts'
import { ContentProblem } from './problems.ts'

const RecordKey = z.object({ kind: z.enum(CONTENT_KINDS as [ContentKind, ...ContentKind[]]), id: line(120) })

/** A record as it would be. */
export const PreviewRecord = z.union([
  RecordKey.extend({
    body: z.record(z.string(), z.unknown()).nullable().describe('null: without the record'),
  }),
  RecordKey.extend({ version: z.int().positive().nullable().describe('null: without the record') }),
])

/** A record as the caller works on it: its draft with what the caller has typed. */
const DraftRecord = RecordKey.extend({ isDraft: z.literal(true) })

const ChangedPage = z.object({
  path: z.string(),
  title: z.string(),
  type: z.enum(['added', 'changed', 'removed']),
})

/** Why a block does not show a record: the first filter or limit that leaves it out. */
const SelectionReason = z
  .discriminatedUnion('type', [
    z.object({
      type: z.enum([
        'shown',
        'notPublic',
        'productionNotPublic',
        'otherKind',
        'upcoming',
        'listedProduction',
        'hasShowings',
        'nextDays',
      ]),
    }),
    z.object({
      type: z.literal('filter'),
      source: z.string(),
      property: z.string(),
      value: z.string(),
      values: z.array(z.string()).describe('What the record has'),
    }),
    z.object({ type: z.literal('days'), from: z.iso.date(), to: z.iso.date().nullable() }),
    z.object({ type: z.enum(['limit', 'showingLimit']), limit: z.int(), place: z.int() }),
  ])
  .meta({ id: 'SelectionReason' })
export type SelectionReason = z.infer<typeof SelectionReason>

/** The calls for the preview of a page, and of the pages that would change. */
export const previewContracts = {
  previewPage: deskCall('POST', '/preview', ALL_ROLES, {
    summary: 'A page as it would be with these records',
    body: z.object({
      records: z.array(z.union([...PreviewRecord.options, DraftRecord])).max(500),
      path: text(2000).optional().describe('Without it, the page of the first record'),
      moment: z.iso.datetime().optional().describe('The time at which the page is shown'),
    }),
    reply: z.object({
      path: z.string(),
      html: z.string().nullable().describe('The document without scripts; null when it cannot be shown'),
      problems: z
        .array(RecordKey.extend(FieldProblem.shape))
        .describe('Records with problems are shown in their public version'),
      pageProblems: z
        .array(ContentProblem)
        .describe('Why blocks are left out of the page, or why it cannot be shown'),
    }),
  }),
  pageHistory: deskCall('GET', '/page-history', ALL_ROLES, {
    summary: 'The publications that changed a page, newest first',
    querystring: z.object({ path: text(2000) }),
    reply: z.array(
      z.object({
        firstRevision: z.int(),
        revision: z.int(),
        at: z.iso.datetime(),
        author: z.string(),
        type: ChangedPage.shape.type,
        records: z.array(RecordKey.extend({ title: z.string() })).describe('The first of the records'),
        total: z.int().describe('How many records were published together'),
      }),
    ),
  }),
  pageAtRevision: deskCall('GET', '/page-at-revision', ALL_ROLES, {
    summary: 'A page with the content that was public at a revision',
    querystring: z.object({
      path: text(2000),
      revision: z.coerce.number().int().nonnegative(),
      moment: z.iso.datetime().describe('The time at which the page is shown'),
    }),
    reply: z.object({ html: z.string().nullable().describe('null: there was no such page') }),
  }),
  componentPages: deskCall('GET', '/component-pages/:component', ALL_ROLES, {
    summary: 'The public pages with a block of this component',
    params: z.object({ component: line(120) }),
    reply: z.array(z.object({ path: z.string(), title: z.string() })),
  }),
  explainBlock: deskCall('POST', '/block-explanations', ALL_ROLES, {
    summary: 'Which records a block shows, and why it leaves out another',
    body: z.object({
      records: z.array(PreviewRecord).min(1).max(500).describe('The page first'),
      block: line(120),
      moment: z.iso.datetime().optional().describe('The time at which the page is shown'),
      record: z
        .object({ kind: z.enum(['production', 'event', 'article']), id: line(120) })
        .optional()
        .describe('The record to explain'),
    }),
    reply: z.object({
      isResolved: z.boolean().describe('false: the page or the block cannot be shown'),
      sources: z.array(z.string()).describe('The names of the sources that the block reads'),
      shown: z.array(ListedRecord).describe('The first of the records, in the order of the block'),
      total: z.int(),
      reason: SelectionReason.nullable().describe('null: no record was to be explained'),
    }),
  }),
  changedPages: deskCall('POST', '/changed-pages', ALL_ROLES, {
    summary: 'The pages that publishing these versions would change',
    body: z.object({
      records: z.array(PreviewRecord).min(1).max(500),
    }),
    reply: z.object({
      pages: z.array(ChangedPage),
      problems: z
        .array(RecordKey.extend(FieldProblem.shape))
        .describe('Why some of the records cannot be published; they are left out of the pages'),
    }),
  }),
  publicationChanges: deskCall('GET', '/publications/:batch/changes', ALL_ROLES, {
    summary: 'What a publication changed, compared with what was public before',
    params: z.object({ batch: line(80) }),
    reply: z.object({
      records: z.array(
        RecordKey.extend({ title: z.string(), type: z.enum(['added', 'changed', 'removed']) }),
      ),
      pages: z.array(ChangedPage).describe('With everything else as it is now'),
    }),
  }),
}
