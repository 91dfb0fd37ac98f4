import { createHash } from 'node:crypto'
import { managementContracts } from '@lerret/api/contracts'
import { MANAGEMENT_STABLE, Media, MediaDocument, type StoredFile } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import { findStable } from '../../content/records/store/read-records.ts'
import type { Feature, House } from '../../house/house.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { setPageHeaders } from '../../platform/http/pagination.ts'
import { getPublicSite, readManagementRevisions, readRecordPage, readState } from './store.ts'

/** The management API: all content of the house, for clients with a token. */
export const managementApi: Feature = { routes: registerManagement }

function registerManagement(
  server: FastifyInstance,
  { db, readMedia, publishNow }: Pick<House, 'db' | 'readMedia' | 'publishNow'>,
) {
  server.register(async (scope) => {
    // The default; routes of published content allow caching.
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })

    addRoute(scope, managementContracts.records, async (request, reply) => {
      const { siteId, kind } = request.params
      const { stable, take, after } = request.query
      await getPublicSite(db, siteId)
      const isStable = stable === MANAGEMENT_STABLE
      if (isStable) reply.header('cache-control', 'private, no-cache')
      const state = await readState(db, isStable)
      if (setPageHeaders(request, reply, { state }) === 'cached') return reply.code(304).send(undefined)
      const page = await readRecordPage(db, { kind, isStable, take, after })
      setPageHeaders(request, reply, page)
      // Records were validated when they were saved; validating thousands again would take a second of every call.
      return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(page.bodies)
    })

    addRoute(scope, managementContracts.revisions, async (request, reply) => {
      const { siteId } = request.params
      await getPublicSite(db, siteId)
      const state = await readState(db, true)
      reply.header('cache-control', 'private, no-cache')
      if (setPageHeaders(request, reply, { state }) === 'cached') return reply.code(304).send(undefined)
      return Object.fromEntries(await readManagementRevisions(db, siteId))
    })

    addRoute(scope, managementContracts.original, async (request, reply) => {
      const { siteId, id } = request.params
      await getPublicSite(db, siteId)
      const media = await findMediaRecord(db, id)
      if (!media) throw new AppError('content_not_found', `There is no media ${id}.`)
      const bytes = await readMedia(media)
      const state = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
      reply.header('cache-control', 'private, no-cache')
      if (setPageHeaders(request, reply, { state }) === 'cached') return reply.code(304).send(undefined)
      // An original may be any uploaded file, also one that a browser would execute.
      return reply
        .type('application/octet-stream')
        .header('content-disposition', 'attachment')
        .send(Buffer.from(bytes))
    })

    addRoute(scope, managementContracts.publish, async (request) => {
      await getPublicSite(db, request.params.siteId)
      return publishNow()
    })
  })
}

async function findMediaRecord(db: Queryable, id: string): Promise<StoredFile | undefined> {
  const picture = Media.safeParse((await findStable(db, 'media', id))?.body)
  return picture.data ?? MediaDocument.safeParse((await findStable(db, 'document', id))?.body).data
}
