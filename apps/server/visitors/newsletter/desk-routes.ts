import { type AuditAction, deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import type { StaffRequest } from '../../platform/access/callers.ts'
import { auditedTransaction, recordAction } from '../../platform/audit-log/record-action.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { draftNewsletter, findArticleItems } from './issues/draft.ts'
import { readLetterhead } from './issues/letterhead.ts'
import { composeNewsletter } from './issues/mailing.ts'
import { renderHtml, renderText } from './issues/render.ts'
import {
  addIssue,
  getIssue,
  planIssue,
  readIssue,
  readIssues,
  removeIssue,
  saveIssue,
  startSending,
} from './issues/store.ts'
import { exportSubscribers, findSubscribers, removeSubscriber } from './subscribers.ts'

/** Newsletters and their subscribers. */
export function registerNewsletterRoutes(
  scope: FastifyInstance,
  { db, mailer, now, siteTime, settings: { publicUrl } }: House,
) {
  const audit = (request: StaffRequest, action: AuditAction, id?: string) => ({
    person: request.staff,
    action,
    ...(id !== undefined && { record: { kind: 'newsletter', id } }),
    now: now(),
  })
  /** A test and a preview belong to no subscriber: their link leads to the form. */
  const sampleLinks = { unsubscribe: new URL('/nyhendebrev', publicUrl).href, archive: null }

  addRoute(scope, deskContracts.newsletters, () => readIssues(db))
  addRoute(scope, deskContracts.createNewsletter, async () => ({
    id: await addIssue(db, await draftNewsletter(db, siteTime()), now()),
  }))
  addRoute(scope, deskContracts.newsletter, ({ params }) => readIssue(db, params.id))
  addRoute(scope, deskContracts.saveNewsletter, async ({ params, body: { basedOn, ...content } }) => {
    return { version: await saveIssue(db, { id: params.id, content, basedOn, now: now() }) }
  })
  addRoute(scope, deskContracts.newsletterArticles, ({ query: { search } }) => findArticleItems(db, search))
  addRoute(scope, deskContracts.previewNewsletter, async ({ body }) => {
    const letterhead = await readLetterhead(db)
    return {
      html: renderHtml(letterhead, body, sampleLinks),
      text: renderText(letterhead, body, sampleLinks),
    }
  })
  addRoute(scope, deskContracts.testNewsletter, async (request) => {
    const content = await getIssue(db, request.params.id)
    const { email: to } = request.staff
    const mail = composeNewsletter(await readLetterhead(db), { to, content, links: sampleLinks })
    await mailer.send({ ...mail, kind: 'test' })
    return true as const
  })
  addRoute(scope, deskContracts.sendNewsletter, async (request) => {
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
  })
  addRoute(scope, deskContracts.deleteNewsletter, async (request) => {
    const { id } = request.params
    await auditedTransaction(db, audit(request, 'newsletter_deleted', id), (tx) =>
      removeIssue(tx, { id, version: request.body.version, now: now() }),
    )
    return true as const
  })

  addRoute(scope, deskContracts.subscribers, ({ query: { search, state, ...page } }) =>
    findSubscribers(db, { search, state, page, now: now() }),
  )
  addRoute(scope, deskContracts.exportSubscribers, async (request) => {
    await recordAction(db, audit(request, 'subscribers_exported'))
    return { csv: await exportSubscribers(db) }
  })
  addRoute(scope, deskContracts.removeSubscriber, async (request) => {
    await auditedTransaction(db, audit(request, 'subscriber_removed'), (tx) =>
      removeSubscriber(tx, request.params.id),
    )
    return true as const
  })
}
