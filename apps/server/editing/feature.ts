import { deskContracts, MAX_CONTENT_BYTES } from '@lerret/api/contracts'
import { addDays, type ContentKind, osloDate } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import { readBatchKeys } from '../content/records/batches.ts'
import { getVersion } from '../content/records/store/read-records.ts'
import type { Feature, House } from '../house/house.ts'
import type { StaffRequest } from '../platform/access/callers.ts'
import { assertMayChange } from '../platform/access/kind-roles.ts'
import { addRoute } from '../platform/http/contracts.ts'
import { publishAndWait } from '../publishing/publish-and-wait.ts'
import { saveRecords } from './actions.ts'
import { readBatches, readRecordHistory } from './history.ts'
import { createIdleCopyJob } from './idle-copies.ts'
import { listRecords } from './lists.ts'
import { openRecord, openRecords } from './open-record.ts'
import { planRecords, publishRecords, revertPublication } from './publication/publish-records.ts'
import type { SessionRequest } from './sessions/requests.ts'
import { saveEdits } from './sessions/save-edits.ts'
import { saveEditedVersions } from './sessions/save-versions.ts'
import { findUsages } from './usages.ts'
import { toIso, toListItem, toOpened, toVersion } from './wire-records.ts'
import { discardWorkingCopy, listWorkingCopies } from './working-copies.ts'

/** Kinds that `find` looks for: those with a title that a person would search for. */
const FOUND_KINDS: ContentKind[] = ['production', 'article', 'page', 'event', 'media', 'document', 'redirect']

/** How long before they end the rights to a picture are listed as ending. */
const RIGHTS_NOTICE_DAYS = 60

/** Records, as staff open, change, publish, compare and delete them. */
export const records: Feature = {
  deskCalls: registerContentRoutes,
  jobs: ({ db, now, accounts: { findName } }) => [createIdleCopyJob({ db, now, findName })],
}

function registerContentRoutes(scope: FastifyInstance, house: House) {
  const { db, now, siteTime } = house
  const toAction = (request: StaffRequest) => ({ db, person: request.staff, now: now() })

  addRoute(scope, deskContracts.contentList, async ({ query }) => {
    const { category, object, objectClass, productionId, slug, language, ...rest } = query
    const facts = Object.fromEntries(
      Object.entries({ category, object, objectClass, productionId, slug, language }).filter(
        (fact): fact is [string, string] => !!fact[1],
      ),
    )
    const rightsBefore = addDays(osloDate(now()), RIGHTS_NOTICE_DAYS)
    const { items, total } = await listRecords(db, { ...rest, facts, rightsBefore })
    return { items: items.map(toListItem), total }
  })
  addRoute(scope, deskContracts.findRecords, async ({ query: { q, take } }) => {
    if (q.trim() === '') return { items: [] }
    const { items } = await listRecords(db, { kinds: FOUND_KINDS, search: q, skip: 0, take })
    return { items: items.map(toListItem) }
  })
  addRoute(scope, deskContracts.openRecord, async (request) =>
    toOpened(await openRecord(db, request.params, request.staff.id)),
  )
  addRoute(scope, deskContracts.openRecords, async (request) => ({
    records: (await openRecords(db, request.body.records, request.staff.id)).map(toOpened),
  }))
  addRoute(scope, { ...deskContracts.saveEdits, bodyLimit: MAX_CONTENT_BYTES }, async (request) => {
    const { records, ...sent } = request.body
    const savedAt = now()
    const drafts = await saveEdits(db, { ...sent, personId: request.staff.id }, records, savedAt)
    return {
      savedAt: toIso(savedAt),
      records: records.map(({ kind, id }, index) => ({ kind, id, draftVersion: drafts[index] as number })),
    }
  })
  addRoute(scope, { ...deskContracts.saveVersions, bodyLimit: MAX_CONTENT_BYTES }, async (request) => {
    const { records, ...sent } = request.body
    const { id: personId, name } = request.staff
    const author = { author: name, authorId: personId }
    const saved = await saveEditedVersions(db, author, { ...sent, personId }, records, now())
    return {
      savedAt: toIso(saved.savedAt),
      records: records.map(({ kind, id }, index) => ({
        kind,
        id,
        version: saved.versions[index] as number,
      })),
    }
  })
  addRoute(scope, deskContracts.discardWorkingCopy, async (request) => {
    await discardWorkingCopy(db, request.params, request.staff.id)
    return true as const
  })
  addRoute(scope, deskContracts.recordVersion, async ({ params: { kind, id, version } }) =>
    toVersion(await getVersion(db, kind, id, version)),
  )
  addRoute(scope, deskContracts.recordHistory, async ({ params, query }) =>
    (await readRecordHistory(db, params, query)).map((entry) => ({ ...entry, at: toIso(entry.at) })),
  )
  addRoute(scope, deskContracts.recordUsages, ({ params }) => findUsages(db, params))
  addRoute(scope, deskContracts.unfinishedWork, async (request) =>
    (await listWorkingCopies(db, request.staff.id)).map((work) => ({
      ...work,
      savedAt: toIso(work.savedAt),
    })),
  )
  addRoute(scope, { ...deskContracts.saveRecords, bodyLimit: MAX_CONTENT_BYTES }, async (request) => ({
    versions: await saveRecords(toAction(request), request.body.records),
  }))
  addRoute(scope, deskContracts.publishRecords, (request) =>
    publishAndWait(house, () =>
      publishRecords(toAction(request), request.body.records, {
        request: toSessionRequest(request),
        isRestore: request.body.isRestore,
        siteTime: siteTime(),
      }),
    ),
  )
  addRoute(scope, deskContracts.revertPublication, async (request) => {
    const { batch } = request.params
    const keys = await readBatchKeys(db, batch)
    assertMayChange(
      request.staff,
      keys.map(({ kind }) => kind),
    )
    return publishAndWait(house, () => revertPublication(toAction(request), batch, { siteTime: siteTime() }))
  })
  addRoute(scope, deskContracts.publications, async ({ query }) =>
    (await readBatches(db, query)).map((batch) => ({ ...batch, at: toIso(batch.at) })),
  )
  addRoute(scope, deskContracts.planRecords, async (request) => {
    const { records } = request.body
    const toDate = (moment: string | null) => (moment === null ? null : new Date(moment))
    const plans = records.map(({ publishAt, unpublishAt, ...record }) => ({
      ...record,
      publishAt: toDate(publishAt),
      unpublishAt: toDate(unpublishAt),
    }))
    await planRecords(toAction(request), plans, { request: toSessionRequest(request) })
    return true as const
  })
}

/** The request of an editing session; undefined when it is of none. */
function toSessionRequest(
  request: StaffRequest & { body: { session?: string | undefined; sequence?: number | undefined } },
): SessionRequest | undefined {
  const { session, sequence } = request.body
  if (session === undefined || sequence === undefined) return undefined
  return { personId: request.staff.id, session, sequence }
}
