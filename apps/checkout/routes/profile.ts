import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CheckoutParts } from '../app.ts'
import { logInPage, profilePage } from '../pages/profile.ts'
import { createAccount, LEAST_PASSWORD, logIn, logOut, MOST_PASSWORD, nameOf } from '../store/accounts.ts'
import { findShowing } from '../store/programme.ts'
import { readPurchasesOf } from '../store/purchases.ts'
import { createTries } from '../store/tries.ts'
import { fieldOf, isEmail } from './form.ts'
import { dropSession, emailOf, keyOf, setSession } from './session.ts'

const WRONG = 'E-postadressa og passordet høyrer ikkje saman.'
const TOO_OFTEN = 'Det kom for mange forsøk på kort tid. Vent eit kvarter, og prøv på nytt.'

/** Profiles at Billettluka: for people on pages, for programs by two calls. */
export function registerProfile(app: FastifyInstance, { books, programme, ownUrl, now }: CheckoutParts) {
  const isSafe = ownUrl.startsWith('https:')
  const tries = createTries({ most: 10, withinMs: 15 * 60_000 })

  // The credentials travel in the query, as this provider has always had it.
  app.route<{ Querystring: { email?: unknown; password?: unknown; remember?: unknown } }>({
    method: ['GET', 'POST'],
    url: '/v3/ebillett/auth/login',
    handler: async ({ query: { email, password, remember } }, reply) => {
      if (typeof email !== 'string' || typeof password !== 'string')
        return reply
          .code(400)
          .send({ error: { code: 'request_invalid', message: 'email and password, once each.' } })
      if (!tries.allow(nameOf(email), now()))
        return reply
          .code(429)
          .send({ error: { code: 'too_many_tries', message: 'Wait a quarter of an hour.' } })
      const isRemembered = remember === '1' || remember === 'true'
      const session = await logIn(books, { email, password, remember: isRemembered }, now())
      if (!session)
        return reply
          .code(401)
          .send({ error: { code: 'login_failed', message: 'Unknown address or password.' } })
      setSession(reply, session, isRemembered, isSafe)
      return { token: session.key, expires: session.endsAt.toISOString(), email: nameOf(email) }
    },
  })

  app.get('/profile/auth', async (request, reply) => {
    const email = emailOf(request, books, now())
    if (email) return { authenticated: true, email }
    return reply.code(401).send({ authenticated: false })
  })

  app.get('/profile', async (request, reply) => {
    const email = emailOf(request, books, now())
    if (!email) return send(reply, logInPage())
    const known = await programme()
    return send(
      reply,
      profilePage(email, readPurchasesOf(books, email), ({ venueId, eventId }) => {
        return findShowing(known, venueId, eventId)?.production.title ?? 'framsyning som er over'
      }),
    )
  })

  app.post('/profile/login', async ({ body }, reply) => enter(reply, body))

  app.post('/profile/new', async ({ body }, reply) => {
    const email = fieldOf(body, 'epost')
    const password = fieldOf(body, 'passord')
    if (!isEmail(email))
      return send(
        reply.code(422),
        logInPage(email, `«${email}» er ikkje ei heil e-postadresse. Skriv henne slik: namn@eksempel.no`),
      )
    if (password.length < LEAST_PASSWORD || password.length > MOST_PASSWORD)
      return send(
        reply.code(422),
        logInPage(email, `Passordet må ha frå ${LEAST_PASSWORD} til ${MOST_PASSWORD} teikn.`),
      )
    if (!(await createAccount(books, email, password)))
      return send(reply.code(409), logInPage(email, 'Adressa har ein profil frå før. Logg inn i staden.'))
    return enter(reply, body)
  })

  app.post('/profile/logout', async (request, reply) => {
    logOut(books, keyOf(request))
    return dropSession(reply).redirect('/profile', 303)
  })

  async function enter(reply: FastifyReply, body: unknown) {
    const email = fieldOf(body, 'epost')
    const remember = fieldOf(body, 'hugs') === '1'
    if (!tries.allow(nameOf(email), now())) return send(reply.code(429), logInPage(email, TOO_OFTEN))
    const session = await logIn(books, { email, password: fieldOf(body, 'passord'), remember }, now())
    if (!session) return send(reply.code(401), logInPage(email, WRONG))
    setSession(reply, session, remember, isSafe)
    return reply.redirect('/profile', 303)
  }
}

const send = (reply: FastifyReply, page: string) => reply.type('text/html').send(page)
