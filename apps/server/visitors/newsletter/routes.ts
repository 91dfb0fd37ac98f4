import { newsletterPaths } from '@lerret/model'
import type { NewsSubscribeProblem, NewsSubscribeStep } from '@lerret/page-engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { getSender } from '../../content/house/sender.ts'
import { cleanHtml } from '../../content/records/html/clean-html.ts'
import type { House } from '../../house/house.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { acceptFormBodies } from '../../platform/http/form-body.ts'
import { toStorageError } from '../../platform/http/storage-errors.ts'
import { normalizeEmail } from '../../platform/mail/normalize-email.ts'
import { isKey } from '../../platform/security/keys.ts'
import { createRateLimiter, type RateLimiter, toNetwork } from '../../platform/security/rate-limiter.ts'
import { renderArchive } from './issues/render.ts'
import { archivePath, findIssueBySlug } from './issues/store.ts'
import { KEY_FIELD, pathWithKey } from './mails.ts'
import { renderArchivePage, renderNewsletterPage } from './pages.ts'
import { isFromOtherSite, SUBSCRIBE_LIMIT } from './rules.ts'
import { confirmByKey, deleteByKey, findByKey } from './store.ts'
import { subscribe } from './subscribe.ts'

type NewsletterHouse = Pick<House, 'db' | 'mailer' | 'renderer' | 'live' | 'now' | 'sharedCounts'>

/** Subscribing with a form, and confirming and unsubscribing with links from mails. Everything works without JavaScript. */
export function registerNewsletter(app: FastifyInstance, house: NewsletterHouse) {
  const { db, now, sharedCounts } = house
  const limiter = sharedCounts.share('newsletter subscriptions', createRateLimiter(SUBSCRIBE_LIMIT))
  app.register(async (scope) => {
    acceptFormBodies(scope)
    const sendStep = (request: FastifyRequest, reply: FastifyReply, step: NewsSubscribeStep, status = 200) =>
      sendPage(request, reply, { house, step, status })

    scope.get(newsletterPaths.form, { config: { access: 'anyone' } }, (request, reply) =>
      sendStep(request, reply, { name: 'form', email: '', problem: null }),
    )
    scope.get(newsletterPaths.sent, { config: { access: 'anyone' } }, (request, reply) =>
      sendStep(request, reply, { name: 'sent' }),
    )
    scope.post(newsletterPaths.form, { config: { access: 'anyone' } }, async (request, reply) => {
      const isJson = request.headers['content-type']?.startsWith('application/json')
      const form = SubscribeForm.parse(request.body)
      try {
        await handleSubscribe(request, form, { ...house, limiter })
      } catch (thrown) {
        const error = thrown instanceof AppError ? thrown : (toStorageError(thrown) ?? thrown)
        const problem = error instanceof AppError ? PROBLEMS[error.code] : undefined
        if (!(error instanceof AppError) || !problem || isJson) throw error
        if (error.status >= 500) request.log.warn(error)
        if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
        return sendStep(request, reply, { name: 'form', email: form.email, problem }, error.status)
      }
      if (isJson) return reply.code(202).header('cache-control', 'no-store').send({ status: 'sent' })
      return reply.redirect(newsletterPaths.sent, 303)
    })

    scope.get(newsletterPaths.confirm, { config: { access: 'anyone' } }, async (request, reply) => {
      const key = readKey(request)
      const keyOwner = key && (await findByKey(db, key, 'confirm', now()))
      if (!key || !keyOwner) return sendStep(request, reply, { name: 'invalid-link' }, 404)
      if (keyOwner.state === 'confirmed') return sendStep(request, reply, { name: 'confirmed' })
      return sendStep(request, reply, { name: 'confirm', action: pathWithKey('confirm', key) })
    })
    scope.post(newsletterPaths.confirm, { config: { access: 'anyone' } }, async (request, reply) => {
      const key = readKey(request)
      const isConfirmed = key !== null && (await confirmByKey(db, key, now()))
      return isConfirmed
        ? sendStep(request, reply, { name: 'confirmed' })
        : sendStep(request, reply, { name: 'invalid-link' }, 404)
    })

    scope.get(newsletterPaths.unsubscribe, { config: { access: 'anyone' } }, async (request, reply) => {
      const key = readKey(request)
      const keyOwner = key && (await findByKey(db, key, 'unsubscribe', now()))
      if (!key || !keyOwner) return sendStep(request, reply, { name: 'invalid-link' }, 404)
      return sendStep(request, reply, { name: 'unsubscribe', action: pathWithKey('unsubscribe', key) })
    })
    scope.get<{ Params: { slug: string } }>(
      `${newsletterPaths.archive}/:slug`,
      { config: { access: 'anyone' } },
      async (request, reply) => {
        const issue = await findIssueBySlug(db, request.params.slug)
        if (!issue) return sendStep(request, reply, { name: 'invalid-link' }, 404)
        const page = { path: archivePath(request.params.slug), title: issue.subject }
        const html = cleanHtml(renderArchive(await getSender(db), issue))
        const { renderer, live } = house
        return reply
          .header('cache-control', 'public, max-age=300')
          .type('text/html; charset=utf-8')
          .send(renderArchivePage({ renderer, site: live() }, page, html))
      },
    )
    // Mail clients send this for their own unsubscribe button and follow no redirect. A key that is no longer stored has been
    // used already: repeating is harmless.
    scope.post(newsletterPaths.unsubscribe, { config: { access: 'anyone' } }, async (request, reply) => {
      const key = readKey(request)
      if (!key) return sendStep(request, reply, { name: 'invalid-link' }, 404)
      await deleteByKey(db, key, now())
      return sendStep(request, reply, { name: 'unsubscribed' })
    })
  })
}

const SubscribeForm = z
  .object({
    email: z.string().catch(''),
    /** A hidden field: only bots fill it in. */
    nettstad: z.string().catch(''),
  })
  .catch({ email: '', nettstad: '' })

const PROBLEMS: { [Code in AppError['code']]?: NewsSubscribeProblem } = {
  subscription_email_invalid: 'email-invalid',
  subscription_too_many: 'too-many',
  mail_not_sent: 'not-sent',
  database_slow: 'not-stored',
  database_unavailable: 'not-stored',
  disk_full: 'not-stored',
  storage_read_only: 'not-stored',
}

async function handleSubscribe(
  request: FastifyRequest,
  { email: typed, nettstad }: z.infer<typeof SubscribeForm>,
  { db, mailer, now, limiter }: NewsletterHouse & { limiter: RateLimiter },
) {
  if (isFromOtherSite(request.headers)) {
    throw new AppError('subscription_from_elsewhere', 'The form belongs to this site alone.')
  }
  const email = normalizeEmail(typed)
  if (email === null) throw new AppError('subscription_email_invalid', 'This is not an e-mail address.')
  if (!limiter.allow(toNetwork(request.ip), now())) {
    throw new AppError('subscription_too_many', 'Too many subscriptions from one place; try again later.')
  }
  if (nettstad === '') await subscribe({ db, mailer, now: now() }, email)
}

function readKey(request: FastifyRequest): string | null {
  const key = (request.query as Record<string, unknown>)[KEY_FIELD]
  return isKey(key) ? key : null
}

/** Sends a page that is neither cached nor indexed, and whose URL, which may have a key, is not sent as a referrer. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { house, step, status }: { house: NewsletterHouse; step: NewsSubscribeStep; status: number },
) {
  const path = request.routeOptions.url ?? newsletterPaths.form
  if (status === 429) reply.header('retry-after', String(SUBSCRIBE_LIMIT.windowMs / 1000))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(renderNewsletterPage({ renderer: house.renderer, site: house.live() }, path, step))
}
