import { createPartnerClient, partnerApis } from '@lerret/api'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accessToken, session } from '../../members/accounts/table.ts'
import { films, givenHouse, PASSWORD } from '../../members/test-members.ts'
import { waitUntil } from '../../test-wait-until.ts'

/** The client that the site has and the server that it speaks to, with nothing in between but the wire. */
const house = await givenHouse()
const EMAIL = 'kari@nordmann.example'
const film = films[0] as (typeof films)[number]
const origin = await house.app.listen({ port: 0, host: '127.0.0.1' })
let members: ReturnType<typeof givenVisitor>
beforeEach(async () => {
  await house.reset()
  members = givenVisitor()
})

/** A visitor of partner 118 or another, whose browser stores cookies. */
function givenVisitor(partner = 118) {
  const jar = new Map<string, string>()
  return createPartnerClient([partner], {
    apis: partnerApis(origin),
    async fetch(address, init) {
      const headers = new Headers(init?.headers)
      if (init?.credentials === 'include' && jar.size > 0)
        headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
      const reply = await fetch(address, { ...init, headers })
      for (const cookie of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
      return reply
    },
  })
}

const signUp = (visitor = members) =>
  visitor.createAccount({ email: EMAIL, userName: 'Kari', password: PASSWORD })

test('the site’s client reads the reply of every member call', async () => {
  const account = await signUp()
  expect(account.profile).toMatchObject({ userName: 'Kari', email: EMAIL })
  const { profile } = await members.login({ email: EMAIL, password: PASSWORD })
  expect(profile).toMatchObject({ userName: 'Kari', email: EMAIL, token: expect.any(String) })
  expect(await members.switchTokens(profile.token)).toBe(true)
  expect(await members.userProfile()).toMatchObject({ userName: 'Kari', email: EMAIL, isClubMember: false })

  const info = await members.movieInfo(film.ediNumber)
  expect(info).toMatchObject({ title: film.title, edis: expect.arrayContaining([film.ediNumber]) })
  expect(await members.addMovieToWatchList(info.movieId)).toBe(true)
  expect(await members.watchlist()).toEqual([{ ...info, nextShowing: null }])
  expect(await members.removeMovieFromWatchList(info.movieId)).toBe(true)
  expect(await members.watchlist()).toEqual([])

  const written = { ediNumber: film.ediNumber, rating: 4, comment: 'Fin.', isSpoiler: false }
  const review = await members.addReview(written)
  expect(review).toMatchObject({ rating: 4, comment: 'Fin.', userName: 'Kari', likesCount: 0 })
  expect(await members.reviews(film.ediNumber)).toMatchObject([{ id: review.id, isLiked: false }])
  expect((await members.movieInfo(film.ediNumber)).rating).toBe(4)
  expect(await members.tickets()).toEqual([])
  await members.forgotPassword(EMAIL)
  await members.logout(profile.token)
  await expect(members.userProfile()).rejects.toMatchObject({ code: 'login_needed' })
})

test('logging out invalidates the token, also when the session had ended before', async () => {
  const { profile } = await signUp()
  await house.db.delete(session)
  expect(await house.db.select().from(accessToken)).toHaveLength(1)
  await members.logout(profile.token)
  expect(await house.db.select().from(accessToken)).toEqual([])
})

test('a review is liked by somebody else, and taken back', async () => {
  await signUp()
  const { id } = await members.addReview({
    ediNumber: film.ediNumber,
    rating: 5,
    comment: '',
    isSpoiler: false,
  })
  const otherVisitor = givenVisitor()
  await otherVisitor.createAccount({ email: 'ola@nordmann.example', userName: 'Ola', password: PASSWORD })
  expect(await otherVisitor.likeReview(id, true)).toMatchObject({ likesCount: 1, isLiked: true })
  expect(await otherVisitor.likeReview(id, false)).toMatchObject({ likesCount: 0, isLiked: false })
})

test('a request for a new password gets its reply after the mail has been stored', async () => {
  await signUp()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const storing = vi.spyOn(house.accounts.forRealm('118'), 'sendReset').mockImplementation(() => held)
  try {
    let isReplied = false
    const asked = members.forgotPassword(EMAIL).then(() => {
      isReplied = true
    })
    await waitUntil(() => expect(storing).toHaveBeenCalledOnce())
    expect(isReplied).toBe(false)
    letGo()
    await asked
  } finally {
    letGo()
    storing.mockRestore()
  }
})

describe('a call that fails throws the server’s own error', () => {
  const callError = (status: number, code: string) => ({
    name: 'CallError',
    status,
    code,
    response: { error: expect.objectContaining({ code, message: expect.any(String) }) },
  })

  test('log-in', async () => {
    await signUp()
    const wrong = members.login({ email: EMAIL, password: 'feil passord' })
    await expect(wrong).rejects.toMatchObject(callError(401, 'login_failed'))
  })

  test('a new account', async () => {
    await signUp()
    await expect(signUp(givenVisitor())).rejects.toMatchObject(callError(409, 'email_taken'))
    const easy = members.createAccount({ email: 'a@b.example', userName: 'Kari', password: 'passord123' })
    await expect(easy).rejects.toMatchObject(callError(400, 'password_common'))
  })

  test('a forgotten password', async () => {
    await expect(members.forgotPassword('tull')).rejects.toMatchObject(callError(400, 'email_invalid'))
  })

  test('the token switch', async () => {
    await expect(members.switchTokens('tull')).rejects.toMatchObject(callError(401, 'login_needed'))
    expect(await members.switchTokens(null)).toBe(false)
  })

  test('watch list, tickets and profile without being logged in', async () => {
    for (const call of [() => members.watchlist(), () => members.tickets(), () => members.userProfile()])
      await expect(call()).rejects.toMatchObject(callError(401, 'login_needed'))
  })

  test('a film that does not exist', async () => {
    await signUp()
    for (const call of [
      () => members.movieInfo('DXM99999999'),
      () => members.addMovieToWatchList('finst-ikkje'),
      () => members.addReview({ ediNumber: 'DXM99999999', rating: 3, comment: '', isSpoiler: false }),
    ])
      await expect(call()).rejects.toMatchObject(callError(404, 'film_not_found'))
  })

  test('a member of the otherVisitor partner', async () => {
    await signUp()
    const elsewhere = givenVisitor(178)
    await expect(elsewhere.login({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject(
      callError(401, 'login_failed'),
    )
  })

  test('anything while the database is away, without details', async () => {
    await signUp()
    const broken = vi.spyOn(house.db, 'select').mockImplementation(() => {
      throw new Error('connection to 10.0.0.7 lost')
    })
    try {
      for (const call of [() => members.watchlist(), () => members.reviews(film.ediNumber)]) {
        const failed = await call().catch((error: unknown) => error)
        expect(failed).toMatchObject(callError(500, 'internal'))
        expect(JSON.stringify(failed)).not.toContain('10.0.0.7')
      }
    } finally {
      broken.mockRestore()
    }
  })
})
