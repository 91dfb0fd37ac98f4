import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CheckoutDependencies } from '../dependencies.ts'
import { logInPage, profilePage } from '../pages/profile.ts'
import {
  createAccount,
  logIn,
  logOut,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  normalizeEmail,
} from '../store/accounts.ts'
import { createAttemptLimit } from '../store/attempt-limit.ts'
import { findShowing } from '../store/programme.ts'
import { readPaidPurchases } from '../store/purchases.ts'
import { listTickets } from '../store/ticket-delivery.ts'
import { isEmail, readField } from './form.ts'
import { clearSession, findSessionEmail, readSessionKey, setSession } from './session.ts'

const WRONG_PASSWORD_MESSAGE = 'E-postadressa og passordet høyrer ikkje saman.'
const TOO_MANY_ATTEMPTS_MESSAGE = 'Det kom for mange forsøk på kort tid. Vent eit kvarter, og prøv på nytt.'

/** Profiles at Billettluka: pages for people, two calls for programs. */
export function registerProfile(
  app: FastifyInstance,
  { db, readProgramme, ownUrl, now }: CheckoutDependencies,
) {
  const isSecure = ownUrl.startsWith('https:')
  const attempts = createAttemptLimit({ maxAttempts: 10, windowMs: 15 * 60_000 })

  // The credentials are in the query: the real provider's call has them there.
  app.route<{ Querystring: { email?: unknown; password?: unknown; remember?: unknown } }>({
    method: ['GET', 'POST'],
    url: '/v3/ebillett/auth/login',
    handler: async ({ query: { email, password, remember } }, reply) => {
      if (typeof email !== 'string' || typeof password !== 'string')
        return reply
          .code(400)
          .send({ error: { code: 'request_invalid', message: 'email and password, once each.' } })
      if (!attempts.allow(normalizeEmail(email), now()))
        return reply
          .code(429)
          .send({ error: { code: 'too_many_tries', message: 'Wait a quarter of an hour.' } })
      const isRemembered = remember === '1' || remember === 'true'
      const session = await logIn(db, { email, password, remember: isRemembered }, now())
      if (!session)
        return reply
          .code(401)
          .send({ error: { code: 'login_failed', message: 'Unknown address or password.' } })
      setSession(reply, session, isRemembered, isSecure)
      return { token: session.key, expires: session.endsAt.toISOString(), email: normalizeEmail(email) }
    },
  })

  app.get('/profile/auth', async (request, reply) => {
    const email = findSessionEmail(request, db, now())
    if (email) {
      const tickets = listTickets(await readProgramme(), readPaidPurchases(db, email), ownUrl)
      return { authenticated: true, email, tickets }
    }
    return reply.code(401).send({ authenticated: false })
  })

  app.get('/profile', async (request, reply) => {
    const email = findSessionEmail(request, db, now())
    if (!email) return send(reply, logInPage())
    const programme = await readProgramme()
    return send(
      reply,
      profilePage(email, readPaidPurchases(db, email), ({ venueId, eventId }) => {
        return findShowing(programme, venueId, eventId)?.production.title ?? 'framsyning som er over'
      }),
    )
  })

  app.post('/profile/login', async ({ body }, reply) => logInFromForm(reply, body))

  app.post('/profile/new', async ({ body }, reply) => {
    const email = readField(body, 'epost')
    const password = readField(body, 'passord')
    if (!isEmail(email))
      return send(
        reply.code(422),
        logInPage(email, `«${email}» er ikkje ei heil e-postadresse. Skriv henne slik: namn@eksempel.no`),
      )
    if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH)
      return send(
        reply.code(422),
        logInPage(email, `Passordet må ha frå ${MIN_PASSWORD_LENGTH} til ${MAX_PASSWORD_LENGTH} teikn.`),
      )
    if (!(await createAccount(db, email, password)))
      return send(reply.code(409), logInPage(email, 'Adressa har ein profil frå før. Logg inn i staden.'))
    return logInFromForm(reply, body)
  })

  app.post('/profile/logout', async (request, reply) => {
    logOut(db, readSessionKey(request))
    return clearSession(reply).redirect('/profile', 303)
  })

  async function logInFromForm(reply: FastifyReply, body: unknown) {
    const email = readField(body, 'epost')
    const remember = readField(body, 'hugs') === '1'
    if (!attempts.allow(normalizeEmail(email), now()))
      return send(reply.code(429), logInPage(email, TOO_MANY_ATTEMPTS_MESSAGE))
    const session = await logIn(db, { email, password: readField(body, 'passord'), remember }, now())
    if (!session) return send(reply.code(401), logInPage(email, WRONG_PASSWORD_MESSAGE))
    setSession(reply, session, remember, isSecure)
    return reply.redirect('/profile', 303)
  }
}

const send = (reply: FastifyReply, page: string) => reply.type('text/html').send(page)
