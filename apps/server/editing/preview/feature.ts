import { deskContracts, MAX_CONTENT_BYTES } from '@lerret/api/contracts'
import {
  applyFields,
  CONTENT_KINDS,
  type ContentKind,
  isSiteKind,
  parsePath,
  type ShellData,
} from '@lerret/model'
import type { SourceRecordKey } from '@lerret/page-engine'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { assertReadable, assertStorable } from '../../content/records/body-checks.ts'
import type { RecordKey } from '../../content/records/record-key.ts'
import type { MediaKey } from '../../content/records/referenced-media.ts'
import { getVersion } from '../../content/records/store/read-records.ts'
import type { Feature, House } from '../../house/house.ts'
import type { StaffPerson } from '../../platform/access/callers.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { toContentProblem } from '../../publishing/content-problem.ts'
import { readPastPublications, readRecordsAtRevision } from '../../publishing/preview/past-content.ts'
import type { PageChange, PreviewRecord } from '../../publishing/preview/preview.ts'
import { type BatchChange, readBatchChanges } from '../history.ts'
import { listRecords } from '../lists.ts'
import { openRecord } from '../open-record.ts'
import { toListItem } from '../wire-records.ts'

/** A long programme has thousands of showings; the desk shows the first. */
const MAX_EXPLAINED_RECORDS = 60
/** How many published records the history of a page goes back. A house publishes some thousands in a year. */
const MAX_PAST_RECORDS = 3000
const MAX_NAMED_RECORDS = 5

/** The desk lists this many of the records that a source finds. */
const MAX_SOURCE_RECORDS = 12

/** Previews of pages with drafts, and explanations of where the content of a page comes from. */
export const preview: Feature = { deskCalls: registerPreviewRoutes, routes: registerPreviewDocument }

function registerPreviewRoutes(scope: FastifyInstance, { db, previewer }: House) {
  addRoute(scope, { ...deskContracts.previewPage, bodyLimit: MAX_CONTENT_BYTES }, async (request) => {
    const { records, path, moment } = request.body
    const { pageProblems, ...preview } = await previewer.render({
      records: await readRecords(records, request.staff.id),
      path,
      moment: moment === undefined ? undefined : new Date(moment),
      draftFileUrl: staffFileUrl,
    })
    return { ...preview, pageProblems: pageProblems.map(toContentProblem) }
  })
  addRoute(scope, deskContracts.pageHistory, async ({ query: { path } }) => {
    const publications = await readPastPublications(db, MAX_PAST_RECORDS)
    const changes = await previewer.listPageChanges(path, publications)
    return changes.map(({ records, at, ...change }) => ({
      ...change,
      at: at.toISOString(),
      records: records.slice(0, MAX_NAMED_RECORDS).map(({ kind, id, title }) => ({ kind, id, title })),
      total: records.length,
    }))
  })
  addRoute(scope, deskContracts.pageAtRevision, async ({ query: { path, revision, moment } }) => {
    const records = await readRecordsAtRevision(db, revision)
    const { html } = await previewer.render({
      records,
      path,
      moment: new Date(moment),
      draftFileUrl: staffFileUrl,
    })
    return { html }
  })
  addRoute(scope, deskContracts.componentPages, async ({ params }) =>
    previewer.findPagesWithComponent(params.component),
  )
  addRoute(
    scope,
    { ...deskContracts.explainBlock, bodyLimit: MAX_CONTENT_BYTES },
    async ({ body: { records, block, moment, record } }) => {
      const explanation = await previewer.explainBlock({
        records: await readRecords(records),
        blockId: block,
        moment: moment === undefined ? undefined : new Date(moment),
      })
      if (!explanation) return { isResolved: false, sources: [], shown: [], total: 0, reason: null }
      const { sources, shown } = explanation
      return {
        isResolved: true,
        sources,
        shown: await listShown(shown.slice(0, MAX_EXPLAINED_RECORDS)),
        total: shown.length,
        reason: record ? explanation.explain(record) : null,
      }
    },
  )
  addRoute(scope, deskContracts.sourceProperties, () => previewer.listSourceProperties())
  addRoute(
    scope,
    { ...deskContracts.sourceRecords, bodyLimit: MAX_CONTENT_BYTES },
    async ({ body: { page, source } }) => {
      const [record] = await readRecords([page])
      const found = record ? await previewer.findSourceRecords(record, source) : []
      return { records: await listShown(found.slice(0, MAX_SOURCE_RECORDS)), total: found.length }
    },
  )
  addRoute(scope, { ...deskContracts.changedPages, bodyLimit: MAX_CONTENT_BYTES }, async ({ body }) =>
    previewer.findChanges(await readRecords(body.records)),
  )

  addRoute(scope, deskContracts.publicationChanges, async ({ params: { batch } }) => {
    const changes = await readBatchChanges(db, batch)
    const [before, after] = await Promise.all([
      // A site without its settings is none: their first publication has nothing before it.
      readRecords(
        changes
          .filter(({ kind, previousVersion }) => previousVersion !== null || !isSiteKind(kind))
          .map(({ kind, id, previousVersion }) => ({ kind, id, version: previousVersion })),
      ),
      readRecords(changes.map(({ kind, id, version }) => ({ kind, id, version }))),
    ])
    return {
      records: changes.map((change) => ({
        kind: change.kind,
        id: change.id,
        title: change.title,
        type: toChangeType(change),
      })),
      pages: await previewer.compareStates(before, after),
    }
  })

  /** The records with their titles and last changes, in the given order. */
  async function listShown(keys: readonly SourceRecordKey[]) {
    if (keys.length === 0) return []
    const { items } = await listRecords(db, {
      kinds: [...new Set(keys.map(({ kind }) => kind))],
      ids: keys.map(({ id }) => id),
      skip: 0,
      take: keys.length,
    })
    const byKey = new Map(items.map((item) => [`${item.kind}:${item.id}`, item]))
    return keys.flatMap(({ kind, id }) => byKey.get(`${kind}:${id}`) ?? []).map(toListItem)
  }

  async function readRecords(records: readonly RequestedRecord[], personId = ''): Promise<PreviewRecord[]> {
    const read = await Promise.all(records.map((record) => readRecord(record, personId)))
    assertReadable(read.map(({ body }) => body))
    return read
  }

  async function readRecord(record: RequestedRecord, personId: string): Promise<PreviewRecord> {
    if ('body' in record) {
      if (record.body) assertStorable(record.kind, record.id, record.body)
      return record
    }
    if ('isDraft' in record) return readDraft(db, record, personId)
    const { kind, id, version } = record
    const saved = version === null ? null : await getVersion(db, kind, id, version)
    return { kind, id, body: saved && (saved.body as object | null) }
  }
}

function toChangeType({ version, previousVersion }: BatchChange): PageChange['type'] {
  if (version === null) return 'removed'
  return previousVersion === null ? 'added' : 'changed'
}

const staffFileUrl = ({ kind, id }: MediaKey) =>
  (kind === 'media' ? deskContracts.mediaImage : deskContracts.mediaDocument).url.replace(
    ':id',
    encodeURIComponent(id),
  )

type RequestedRecord = z.infer<typeof deskContracts.previewPage.schema.body>['records'][number]

/** The path of previews; the path of the page follows. */
export const PREVIEW_URL = '/redaksjon/framsyn'

const PreviewQuery = z.object({
  /** Records whose drafts are shown, with what the caller has typed: `article:id`. */
  utkast: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((keys) => [keys].flat()),
  /** The time at which the page is shown. */
  tid: z.iso.datetime({ offset: true }).optional(),
})

/**
 * A page with drafts, as a document for a frame or a window of its own. What is shown is in the address, never in a cookie. It has no
 * scripts, so that nothing is counted and no service worker stores it.
 */
function registerPreviewDocument(server: FastifyInstance, house: House) {
  const { db, previewer, live } = house
  server.register(async (scope) => {
    const route = { schema: { hide: true }, config: { access: deskContracts.previewPage.access } }
    // An empty document with the policy of previews, which the desk fills.
    scope.get(PREVIEW_URL, route, (_, reply) => sendPreview(reply, createEmptyDocument(live().release.shell)))
    scope.get<{ Params: { '*': string } }>(`${PREVIEW_URL}/*`, route, async (request, reply) => {
      const path = parsePath(`/${request.params['*']}`)
      const query = PreviewQuery.safeParse(request.query)
      if (path === null || !query.success)
        throw new AppError('request_invalid', 'This is no address of a preview.')
      const { utkast, tid } = query.data
      const records = await Promise.all(
        utkast.map((key) => readDraft(db, parseRecordKey(key), (request.staff as StaffPerson).id)),
      )
      const moment = tid ? new Date(tid) : undefined
      const { html } = await previewer.render({ records, path, moment, draftFileUrl: staffFileUrl })
      return sendPreview(reply, html)
    })
  })
}

const createEmptyDocument = ({ htmlLang }: ShellData) =>
  `<!doctype html><html lang="${escapeHtml(htmlLang)}"><title>Lerret</title></html>`

export function sendPreview(reply: FastifyReply, html: string | null) {
  if (html === null) throw new AppError('content_not_found', 'There is no such page.')
  return reply
    .header('content-security-policy', PREVIEW_POLICY)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)
}

const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: https:",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

function parseRecordKey(key: string): RecordKey {
  const [kind = '', id = ''] = key.split(/:(.*)/s)
  if (!(CONTENT_KINDS as string[]).includes(kind) || id === '')
    throw new AppError('request_invalid', `"${key}" names no record.`)
  return { kind: kind as ContentKind, id }
}

/** The draft of a record with what the person has typed. */
async function readDraft(db: Queryable, { kind, id }: RecordKey, personId: string): Promise<PreviewRecord> {
  const { draft, workingCopy } = await openRecord(db, { kind, id }, personId)
  if (!draft?.body && !workingCopy) return { kind, id, body: null }
  const body = applyFields((draft?.body ?? { id }) as Record<string, unknown>, workingCopy?.fields ?? {})
  return { kind, id, body }
}
