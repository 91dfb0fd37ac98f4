import { type AuditAction, deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { auditedTransaction, recordAction } from '../../audit-log/store.ts'
import { draftNewsletter, findArticleItems } from '../../newsletter/issues/draft.ts'
import { readLetterhead } from '../../newsletter/issues/letterhead.ts'
import { composeNewsletter } from '../../newsletter/issues/mailing.ts'
import { renderHtml, renderText } from '../../newsletter/issues/render.ts'
import {
  addIssue,
  getIssue,
  planIssue,
  readIssue,
  readIssues,
  removeIssue,
  saveIssue,
  startSending,
} from '../../newsletter/issues/store.ts'
import { exportSubscribers, findSubscribers, removeSubscriber } from '../../newsletter/subscribers.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute, getStaff } from '../roles.ts'

/** Newsletters and their subscribers. */
export function registerNewsletterRoutes(
  scope: FastifyInstance,
  { db, mailer, now, siteTime, publicUrl }: DeskDependencies,
) {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const audit = (request: FastifyRequest, action: AuditAction, id?: string) => ({
    person: getStaff(request),
    action,
    ...(id !== undefined && { record: { kind: 'newsletter', id } }),
    now: now(),
  })
  /** A test and a preview belong to no subscriber: their link leads to the form. */
  const sampleLinks = { unsubscribe: new URL('/nyhendebrev', publicUrl).href, archive: null }

  app.route({ ...deskRoute(deskContracts.newsletters), handler: () => readIssues(db) })
  app.route({
    ...deskRoute(deskContracts.createNewsletter),
    handler: async () => ({ id: await addIssue(db, await draftNewsletter(db, siteTime()), now()) }),
  })
  app.route({
    ...deskRoute(deskContracts.newsletter),
    handler: ({ params }) => readIssue(db, params.id),
  })
  app.route({
    ...deskRoute(deskContracts.saveNewsletter),
    async handler({ params, body: { basedOn, ...content } }) {
      return { version: await saveIssue(db, { id: params.id, content, basedOn, now: now() }) }
    },
  })
  app.route({
    ...deskRoute(deskContracts.newsletterArticles),
    handler: ({ query: { search } }) => findArticleItems(db, search),
  })
  app.route({
    ...deskRoute(deskContracts.previewNewsletter),
    async handler({ body }) {
      const letterhead = await readLetterhead(db)
      return {
        html: renderHtml(letterhead, body, sampleLinks),
        text: renderText(letterhead, body, sampleLinks),
      }
    },
  })
  app.route({
    ...deskRoute(deskContracts.testNewsletter),
    async handler(request) {
      const content = await getIssue(db, request.params.id)
      const { email: to } = getStaff(request)
      const mail = composeNewsletter(await readLetterhead(db), { to, content, links: sampleLinks })
      await mailer.send({ ...mail, kind: 'test' })
      return true as const
    },
  })
  app.route({
    ...deskRoute(deskContracts.sendNewsletter),
    async handler(request) {
      const { id } = request.params
      const { version } = request.body
      const at = request.body.at === null ? null : new Date(request.body.at)
      if (at !== null && at > now()) {
        await auditedTransaction(db, audit(request, 'newsletter_planned', id), (tx) =>
          planIssue(tx, { id, version, at, now: now() }),
        )
        return true as const
      }
      await startSending(db, { id, version, now: now() })
      await recordAction(db, audit(request, 'newsletter_sent', id))
      return true as const
    },
  })
  app.route({
    ...deskRoute(deskContracts.deleteNewsletter),
    async handler(request) {
      const { id } = request.params
      await auditedTransaction(db, audit(request, 'newsletter_deleted', id), (tx) =>
        removeIssue(tx, { id, version: request.body.version, now: now() }),
      )
      return true as const
    },
  })

  app.route({
    ...deskRoute(deskContracts.subscribers),
    handler: ({ query: { search, state, ...page } }) =>
      findSubscribers(db, { search, state, page, now: now() }),
  })
  app.route({
    ...deskRoute(deskContracts.exportSubscribers),
    async handler(request) {
      await recordAction(db, audit(request, 'subscribers_exported'))
      return { csv: await exportSubscribers(db) }
    },
  })
  app.route({
    ...deskRoute(deskContracts.removeSubscriber),
    async handler(request) {
      await auditedTransaction(db, audit(request, 'subscriber_removed'), (tx) =>
        removeSubscriber(tx, request.params.id),
      )
      return true as const
    },
  })
}
