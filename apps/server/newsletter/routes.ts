import { type NewsSubscribeProblem, type NewsSubscribeStep, newsletterPaths } from '@lerret/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { acceptFormBodies } from '../http/form-body.ts'
import type { Mailer } from '../mail/mailer.ts'
import { emailOf } from '../mail/normalize-email.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import type { Renderer } from '../publishing/render/renderer.ts'
import { isKey } from '../security/keys.ts'
import { createRateLimiter, type RateLimiter, toNetwork } from '../security/rate-limiter.ts'
import { KEY_FIELD, pathWithKey } from './mails.ts'
import { drawNewsletterPage } from './pages.ts'
import { ASKS, isFromElsewhere } from './rules.ts'
import { confirmByKey, deleteByKey, findByKey } from './store.ts'
import { subscribe } from './subscribe.ts'

export interface SubscriptionParts {
  db: Queryable
  mailer: Mailer
  renderer: Renderer
  live: () => LiveRelease
  now: () => Date
}

/** The newsletter: asked for with a form, confirmed and left again with links from mails. All of it works without a script. */
export function registerSubscriptions(app: FastifyInstance, parts: SubscriptionParts) {
  const { db, now } = parts
  const limiter = createRateLimiter(ASKS)
  app.register(async (scope) => {
    acceptFormBodies(scope)
    const tell = (request: FastifyRequest, reply: FastifyReply, step: NewsSubscribeStep, status = 200) =>
      answer(request, reply, { parts, step, status })

    scope.get(newsletterPaths.form, (request, reply) =>
      tell(request, reply, { name: 'form', email: '', problem: null }),
    )
    scope.get(newsletterPaths.sent, (request, reply) => tell(request, reply, { name: 'sent' }))
    scope.post(newsletterPaths.form, async (request, reply) => {
      const isJson = request.headers['content-type']?.startsWith('application/json')
      const ask = Ask.parse(request.body)
      try {
        await takeAsk(request, ask, { ...parts, limiter })
      } catch (error) {
        const problem = error instanceof AppError ? PROBLEMS[error.code] : undefined
        if (!(error instanceof AppError) || !problem || isJson) throw error
        if (error.status >= 500) request.log.error(error)
        return tell(request, reply, { name: 'form', email: ask.email, problem }, error.status)
      }
      if (isJson) return reply.code(202).header('cache-control', 'no-store').send({ status: 'sent' })
      return reply.redirect(newsletterPaths.sent, 303)
    })

    scope.get(newsletterPaths.confirm, async (request, reply) => {
      const key = keyOf(request)
      const found = key && (await findByKey(db, key, 'confirm', now()))
      if (!key || !found) return tell(request, reply, { name: 'invalid-link' }, 404)
      if (found.state === 'confirmed') return tell(request, reply, { name: 'confirmed' })
      return tell(request, reply, { name: 'confirm', action: pathWithKey('confirm', key) })
    })
    scope.post(newsletterPaths.confirm, async (request, reply) => {
      const key = keyOf(request)
      const isConfirmed = key !== null && (await confirmByKey(db, key, now()))
      return isConfirmed
        ? tell(request, reply, { name: 'confirmed' })
        : tell(request, reply, { name: 'invalid-link' }, 404)
    })

    scope.get(newsletterPaths.unsubscribe, async (request, reply) => {
      const key = keyOf(request)
      const found = key && (await findByKey(db, key, 'unsubscribe', now()))
      if (!key || !found) return tell(request, reply, { name: 'invalid-link' }, 404)
      return tell(request, reply, { name: 'unsubscribe', action: pathWithKey('unsubscribe', key) })
    })
    // Also what a mail program's own button sends, which takes no redirect for an answer. A key that is nobody's any more
    // has done its work: again is harmless.
    scope.post(newsletterPaths.unsubscribe, async (request, reply) => {
      const key = keyOf(request)
      if (!key) return tell(request, reply, { name: 'invalid-link' }, 404)
      await deleteByKey(db, key, now())
      return tell(request, reply, { name: 'unsubscribed' })
    })
  })
}

const Ask = z
  .object({
    email: z.string().catch(''),
    /** Hidden from people; programs that fill in everything fill it in. */
    nettstad: z.string().catch(''),
  })
  .catch({ email: '', nettstad: '' })

const PROBLEMS: { [Code in AppError['code']]?: NewsSubscribeProblem } = {
  subscription_email_invalid: 'email-invalid',
  subscription_too_many: 'too-many',
  mail_not_sent: 'not-sent',
}

async function takeAsk(
  request: FastifyRequest,
  { email: typed, nettstad }: z.infer<typeof Ask>,
  { db, mailer, renderer, now, limiter }: SubscriptionParts & { limiter: RateLimiter },
) {
  if (isFromElsewhere(request.headers)) {
    throw new AppError('subscription_from_elsewhere', 'The form belongs to this site alone.')
  }
  const email = emailOf(typed)
  if (email === null) throw new AppError('subscription_email_invalid', 'This is not an e-mail address.')
  if (!limiter.allow(toNetwork(request.ip), now())) {
    throw new AppError('subscription_too_many', 'Too many subscriptions from one place; try again later.')
  }
  if (nettstad === '') await subscribe({ db, mailer, words: renderer.words, now: now() }, email)
}

function keyOf(request: FastifyRequest): string | null {
  const key = (request.query as Record<string, unknown>)[KEY_FIELD]
  return isKey(key) ? key : null
}

/** A page that is for one reader at one moment; keys in addresses are told to nobody. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, step, status }: { parts: SubscriptionParts; step: NewsSubscribeStep; status: number },
) {
  const path = request.routeOptions.url ?? newsletterPaths.form
  if (status === 429) reply.header('retry-after', String(ASKS.windowMs / 1000))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(drawNewsletterPage({ renderer: parts.renderer, site: parts.live() }, path, step))
}
