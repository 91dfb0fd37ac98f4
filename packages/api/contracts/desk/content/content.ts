import { CONTENT_KINDS, type ContentKind } from '@lerret/model'
import { z } from 'zod'
import { line, text, wholeNumber } from '../../contract.ts'
import { ALL_ROLES, Done, deskCall, EDITOR_ROLES } from '../desk.ts'
import { ContentProblem } from './problems.ts'

const Kind = z.enum(CONTENT_KINDS as [ContentKind, ...ContentKind[]])
const RecordParams = z.object({ kind: Kind, id: line(120) })
export const RecordKey = z.object({ kind: Kind, id: line(120) })
export const Version = z.int().positive()

export const RecordState = z.enum(['draft', 'published', 'changed', 'deleted'])
export type RecordState = z.infer<typeof RecordState>

/** Why a plan was not carried out, by permanent codes. */
export const PLAN_PROBLEM_CODES = [
  'content_invalid',
  'address_taken',
  'content_not_found',
  'record_deleted',
  'unknown',
] as const
export type PlanProblemCode = (typeof PLAN_PROBLEM_CODES)[number]

const Plan = z.object({
  publishAt: z.iso.datetime().nullable(),
  unpublishAt: z.iso.datetime().nullable(),
  version: Version.nullable().describe('The version that will be published'),
  problem: z.enum(PLAN_PROBLEM_CODES).nullable().describe('Why the last plan was not carried out'),
})

export const ListedRecord = z
  .object({
    kind: Kind,
    id: z.string(),
    state: RecordState,
    title: z.string(),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    production: z.string().nullable().describe('The title of a showing’s production'),
    draftVersion: Version,
    stableVersion: Version.nullable(),
    plan: Plan.nullable(),
    author: z.string(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'ListedRecord' })
export type ListedRecord = z.infer<typeof ListedRecord>

const RecordList = z.object({ items: z.array(ListedRecord), total: z.int() })

const FieldChange = z.object({ value: z.unknown().optional() })
export const FieldChanges = z.record(text(200), FieldChange)
const Body = z.record(z.string(), z.unknown())

/**
 * Names the editor that is open in a browser tab, and numbers its requests. A request that arrives twice changes nothing the second
 * time and gets the same reply; one that arrives after a later one changes nothing.
 */
export const SessionRequest = z.object({
  session: line(80).describe('Names the editor that is open in a browser tab'),
  sequence: z.int().positive().describe('Grows with each request of the session'),
})

const WorkingCopy = z
  .object({
    basedOn: z.int().nonnegative(),
    fields: FieldChanges,
    base: Body.nullable().describe(
      'The version that the working copy is based on, when that is not the draft; null otherwise',
    ),
    draftVersion: z.int().nonnegative(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'WorkingCopy' })
export type WorkingCopy = z.infer<typeof WorkingCopy>

/** Why a field cannot be published, by permanent codes. */
export const FIELD_PROBLEM_CODES = ['missing', 'too_long', 'too_short', 'unknown_field', 'invalid'] as const
export type FieldProblemCode = (typeof FIELD_PROBLEM_CODES)[number]

export const FieldProblem = z.object({
  field: z.string().describe('The path of the field; empty for the whole record'),
  code: z.enum(FIELD_PROBLEM_CODES),
  message: z.string().describe('For logs'),
})

const SavedVersion = z.object({
  version: Version,
  body: Body.nullable(),
  author: z.string(),
  savedAt: z.iso.datetime(),
})

export const OpenedRecord = z
  .object({
    kind: Kind,
    id: z.string(),
    state: RecordState.nullable().describe('null: it has no version yet'),
    draft: SavedVersion.nullable(),
    stableVersion: Version.nullable(),
    publicBody: Body.nullable().describe(
      'What visitors see; null when nothing is public or when the draft is public',
    ),
    plan: Plan.nullable(),
    workingCopy: WorkingCopy.nullable(),
    problems: z.array(FieldProblem).describe('Why the draft cannot be published as it is'),
  })
  .meta({ id: 'OpenedRecord' })
export type OpenedRecord = z.infer<typeof OpenedRecord>

export const Published = z
  .object({
    batch: z.string().describe('With which it can be taken back'),
    release: z.string(),
    pages: z.int().describe('How many pages were rendered'),
    problems: z.array(ContentProblem).describe('Those that the live release did not have before'),
    milliseconds: z.int(),
  })
  .meta({ id: 'Published' })
export type Published = z.infer<typeof Published>

const PublishedRecords = Published.extend({
  records: z
    .array(
      RecordKey.extend({
        version: Version.nullable().describe(
          'The public version: that of the request, or a newer one with dates or facts that the server added. null: not public',
        ),
        draftVersion: Version,
      }),
    )
    .describe('The records of the request as they were after it'),
})

/** A body of content may be a long article with pictures as text. */
export const MAX_CONTENT_BYTES = 8 * 1024 * 1024

const page = {
  skip: wholeNumber({ max: 1_000_000 }).default(0),
  take: wholeNumber({ min: 1, max: 200 }).default(50),
}

/** The calls with which staff write, plan and publish content. */
export const contentContracts = {
  contentList: deskCall('GET', '/content', ALL_ROLES, {
    summary: 'Records of some kinds, searched, filtered, sorted and paged',
    querystring: z.object({
      kinds: line(200)
        .transform((kinds) => kinds.split(','))
        .pipe(z.array(Kind).min(1))
        .describe('Kinds, separated by commas'),
      search: text(200).optional(),
      state: z
        .enum([...RecordState.options, 'planned', 'waiting'])
        .optional()
        .describe('`waiting`: what visitors do not see yet. Without it, all but deleted records'),
      category: line(60).optional(),
      object: line(60).optional(),
      objectClass: line(60).optional(),
      productionId: line(120).optional(),
      slug: text(400).optional(),
      language: line(10).optional().describe('Of translations'),
      author: line(200).optional(),
      media: z
        .enum(['unused', 'without-alt', 'rights-ending'])
        .optional()
        .describe('Of pictures: those that nothing refers to, without alt text, or whose rights end soon'),
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
      order: z.enum(['newest', 'oldest', 'title', 'starts', 'planned']).optional(),
      ...page,
    }),
    reply: RecordList,
  }),
  findRecords: deskCall('GET', '/find', ALL_ROLES, {
    summary: 'Records of any kind whose title has these words',
    querystring: z.object({ q: text(200), take: wholeNumber({ min: 1, max: 50 }).default(12) }),
    reply: z.object({ items: z.array(ListedRecord) }),
  }),
  openRecord: deskCall('GET', '/content/:kind/:id', ALL_ROLES, {
    summary: 'The draft of a record, and what the caller has not saved yet',
    params: RecordParams,
    reply: OpenedRecord,
  }),
  discardWorkingCopy: deskCall('POST', '/content/:kind/:id/working-copy/discard', ALL_ROLES, {
    summary: 'Give up what was typed since the last version',
    params: RecordParams,
    reply: Done,
  }),
  recordVersion: deskCall('GET', '/content/:kind/:id/versions/:version', ALL_ROLES, {
    summary: 'One version of a record',
    params: RecordParams.extend({ version: wholeNumber({ min: 1, max: 1_000_000 }) }),
    reply: SavedVersion,
  }),
  recordHistory: deskCall('GET', '/content/:kind/:id/history', ALL_ROLES, {
    summary: 'Versions and publications of a record, newest first',
    params: RecordParams,
    querystring: z.object(page),
    reply: z.array(
      z.object({
        type: z.enum(['saved', 'published', 'unpublished']),
        version: Version.nullable(),
        author: z.string(),
        at: z.iso.datetime(),
        batch: z.string().nullable(),
        isDeletion: z.boolean(),
      }),
    ),
  }),
  recordUsages: deskCall('GET', '/content/:kind/:id/usages', ALL_ROLES, {
    summary: 'The records that refer to a record',
    params: RecordParams,
    reply: z.array(z.object({ kind: Kind, id: z.string(), title: z.string(), isPublic: z.boolean() })),
  }),
  unfinishedWork: deskCall('GET', '/unfinished', ALL_ROLES, {
    summary: 'What the caller has typed and not saved as a version',
    reply: z.array(
      RecordKey.extend({
        title: z.string(),
        production: z.string().nullable().describe('The title of a showing’s production'),
        savedAt: z.iso.datetime(),
        isNew: z.boolean(),
      }),
    ),
  }),
  saveRecords: deskCall('POST', '/content/save', ALL_ROLES, {
    changesRecords: true,
    summary: 'Save versions of several records, all or none',
    body: z.object({
      records: z
        .array(
          RecordKey.extend({
            basedOn: z.int().nonnegative(),
            body: Body.nullable().describe('null deletes the record'),
          }),
        )
        .min(1)
        .max(500),
    }),
    reply: z.object({ versions: z.array(Version) }),
  }),
  publishRecords: deskCall('POST', '/content/publish', EDITOR_ROLES, {
    changesRecords: true,
    summary: 'Publish versions of several records at once, and wait until they are live',
    body: SessionRequest.partial().extend({
      isRestore: z
        .boolean()
        .optional()
        .describe(
          'Puts older versions live on purpose. Otherwise `publish_outdated` refuses to replace what staff have published since',
        ),
      records: z
        .array(
          RecordKey.extend({
            version: Version.nullable().describe('null unpublishes the record'),
            seen: Version.nullable()
              .optional()
              .describe('The public version that the caller has seen; null: it was not public'),
            fields: z
              .array(text(200))
              .optional()
              .describe(
                'Publishes only these fields of the version; the others stay as visitors see them. A record that is not public is published whole',
              ),
          }),
        )
        .min(1)
        .max(500),
    }),
    reply: PublishedRecords,
  }),
  revertPublication: deskCall('POST', '/publications/:batch/revert', EDITOR_ROLES, {
    summary: 'Take back what was published together; drafts stay',
    params: z.object({ batch: line(80) }),
    reply: PublishedRecords,
  }),
  publications: deskCall('GET', '/publications', ALL_ROLES, {
    summary: 'What staff have published, newest first',
    querystring: z.object(page),
    reply: z.array(
      z.object({
        batch: z.string(),
        author: z.string(),
        at: z.iso.datetime(),
        records: z.array(RecordKey.extend({ title: z.string(), version: Version.nullable() })),
        canRevert: z.boolean(),
      }),
    ),
  }),
  planRecords: deskCall('POST', '/content/plan', EDITOR_ROLES, {
    changesRecords: true,
    summary: 'Plan when records are published and unpublished; two nulls remove a plan',
    body: SessionRequest.partial().extend({
      records: z
        .array(
          RecordKey.extend({
            version: Version.optional().describe('The version to publish; without it the draft of now'),
            publishAt: z.iso.datetime().nullable(),
            unpublishAt: z.iso.datetime().nullable(),
          }),
        )
        .min(1)
        .max(500),
    }),
    reply: Done,
  }),
}
