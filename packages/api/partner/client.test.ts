import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createPartnerClient, type PartnerClient } from './client.ts'
import { partnerApis } from './config.ts'

let stop = () => {}
afterEach(() => stop())

const MOVIE = {
  Title: 'Nosferatu',
  MovieId: 'nosferatu',
  Edis: ['NOR20220117'],
  Rating: 4.5,
  RatingCount: 12,
  Poster: '/images/nosferatu',
  link: '/nosferatu-dxm-20220117',
}
const REVIEW = {
  Id: 'r1',
  Comment: 'Skummel!',
  Rating: 5,
  AddedAt: '2026-11-20T18:00:00Z',
  LikesCount: 2,
  MovieId: 'nosferatu',
  UserId: 'm1',
  UserName: 'Kari',
  Image: '',
  IsLiked: true,
}
const TICKET = {
  MovieId: 'nosferatu',
  MovieTitle: 'Nosferatu',
  Notes: '',
  QRCode: '123',
  QRUrl: '/qr/123',
  StartTime: '2026-11-20T18:00:00Z',
  ExpirationDate: '2026-11-21T00:00:00Z',
  Poster: '/p',
  Screen: 'Storsalen',
  SeatsInfo: { Info: 'Rad 4', Seats: [{ Row: '4', Seats: '5, 6' }] },
}

interface ReceivedRequest {
  line: string
  body: unknown
  token: string | undefined
}

/** A partner's backend that always sends the same reply, and the requests it received. */
async function givenPartner(
  replyBody: unknown,
  partners = [118],
): Promise<{ partner: PartnerClient; requests: ReceivedRequest[] }> {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({
      line: `${request.method} ${request.url}`,
      body: body === '' ? undefined : JSON.parse(body),
      token: request.headers['x-token'] as string | undefined,
    })
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(typeof replyBody === 'string' ? replyBody : JSON.stringify(replyBody))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  stop = () => {
    server.close()
    server.closeAllConnections()
  }
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { partner: createPartnerClient(partners, { apis: partnerApis(origin) }), requests }
}

test('calls go to the first partner of the site', async () => {
  const { partner, requests } = await givenPartner(MOVIE, [178, 118])
  await partner.movieInfo('NOR20220117')
  expect(requests[0]?.line).toBe('GET /partners/178/api/GetMovieByEdiDx?edi=NOR20220117')
})

test('a site without a partner is refused', () => {
  expect(() => createPartnerClient([], { apis: partnerApis() })).toThrow('names no partner')
})

test('a film is read with our field names', async () => {
  const { partner } = await givenPartner(MOVIE)
  expect(await partner.movieInfo('NOR20220117')).toEqual({
    title: 'Nosferatu',
    movieId: 'nosferatu',
    edis: ['NOR20220117'],
    rating: 4.5,
    ratingCount: 12,
    poster: '/images/nosferatu',
    link: '/nosferatu-dxm-20220117',
  })
})

test.each(['', '<html>', 'null', JSON.stringify({ ...MOVIE, Edis: 'NOR20220117' })])(
  'a reply that is no film (%s) is an error',
  async (replyBody) => {
    const { partner } = await givenPartner(replyBody)
    await expect(partner.movieInfo('NOR20220117')).rejects.toMatchObject({ code: 'answer_invalid' })
  },
)

test('logging in sends address and password, and returns the profile and the whole reply', async () => {
  const replyBody = { marsToken: 't', UserName: 'Kari', UserInfo: 'kari@example.no', Points: 3 }
  const { partner, requests } = await givenPartner(replyBody)
  expect(await partner.login({ email: 'kari@example.no', password: 'hemmeleg' })).toEqual({
    response: replyBody,
    profile: { userName: 'Kari', email: 'kari@example.no', token: 't' },
  })
  expect(requests).toMatchObject([
    { line: 'POST /partners/118/api/LoginDx', body: { Email: 'kari@example.no', Password: 'hemmeleg' } },
  ])
})

test.each([
  { UserName: 'Kari', UserInfo: 'k@e.no' },
  { marsToken: '', UserName: 'Kari', UserInfo: 'k@e.no' },
])('a log-in without a token is an error', async (replyBody) => {
  const { partner } = await givenPartner(replyBody)
  await expect(partner.login({ email: 'a', password: 'b' })).rejects.toMatchObject({ response: replyBody })
})

test('the reply to a sign-up is read by its own field names', async () => {
  const { partner, requests } = await givenPartner({ Token: 't', UserName: 'Kari', ContactEmail: 'k@e.no' })
  const { profile } = await partner.createAccount({ email: 'k@e.no', userName: 'Kari', password: 'hemmeleg' })
  expect(profile).toEqual({ userName: 'Kari', email: 'k@e.no', token: 't' })
  expect(requests[0]?.body).toEqual({ Email: 'k@e.no', UserName: 'Kari', Password: 'hemmeleg' })
})

test('a forgotten password is an error unless the reply is empty', async () => {
  const { partner } = await givenPartner('')
  await expect(partner.forgotPassword('k@e.no')).resolves.toBeUndefined()
  stop()
  const other = await givenPartner('"ok"')
  await expect(other.partner.forgotPassword('k@e.no')).rejects.toMatchObject({ code: 'answer_invalid' })
})

test('a stored token is switched; without one there is no call', async () => {
  const { partner, requests } = await givenPartner(true)
  expect(await partner.switchTokens(null)).toBe(false)
  expect(requests).toEqual([])
  expect(await partner.switchTokens('stored')).toBe(true)
  expect(requests).toEqual([
    { line: 'POST /partners/118/api/SwitchTokensDx', body: undefined, token: 'stored' },
  ])
})

test('logging out sends the stored token', async () => {
  const { partner, requests } = await givenPartner(true)
  await partner.logout('stored')
  await partner.logout(null)
  expect(requests).toEqual([
    { line: 'POST /partners/118/api/LogoutDx', body: undefined, token: 'stored' },
    { line: 'POST /partners/118/api/LogoutDx', body: undefined, token: undefined },
  ])
})

test('the watch list is loaded by ten films; entries that are no films are left out', async () => {
  const { partner, requests } = await givenPartner([MOVIE, null, { Title: 'Halv' }])
  expect(await partner.watchlist()).toMatchObject([{ title: 'Nosferatu' }])
  await partner.watchlist({ skip: 10 })
  expect(requests.map(({ line }) => line)).toEqual([
    'GET /partners/118/api/GetWatchlistDx?skip=0&take=10',
    'GET /partners/118/api/GetWatchlistDx?skip=10&take=10',
  ])
})

test('a film on the watch list has its next showing', async () => {
  const next = { StartTime: '2026-11-21T18:00:00Z', Screen: 'Sal 2', PurchaseUrl: '/buy', IsLast: true }
  const { partner } = await givenPartner([
    { ...MOVIE, NextShowing: next },
    { ...MOVIE, NextShowing: null },
  ])
  expect((await partner.watchlist()).map(({ nextShowing }) => nextShowing)).toEqual([
    { startTime: '2026-11-21T18:00:00Z', screen: 'Sal 2', purchaseUrl: '/buy', isLast: true },
    null,
  ])
})

test.each(['', '<html>', 'null', '{}', '"ok"'])(
  'a reply that is no list (%s) is an error',
  async (replyBody) => {
    const { partner } = await givenPartner(replyBody)
    for (const callList of [partner.watchlist, partner.tickets, () => partner.reviews('NOR20220117')])
      await expect(callList()).rejects.toMatchObject({ code: 'answer_invalid' })
  },
)

test('an error has the body of the reply, also when that is no JSON', async () => {
  const { partner } = await givenPartner('<html>')
  await expect(partner.tickets()).rejects.toMatchObject({ response: '<html>' })
})

test.each([
  [true, true],
  [{ id: 1 }, true],
  [false, false],
  ['', false],
  ['<html>', false],
])('a reply of %j means that a film was added: %j', async (replyBody, isAdded) => {
  const { partner, requests } = await givenPartner(replyBody)
  expect(await partner.addMovieToWatchList('nosferatu')).toBe(isAdded)
  expect(requests[0]).toMatchObject({
    line: 'POST /partners/118/api/AddToWatchlistDx',
    body: { id: 'nosferatu' },
  })
})

test('reviews are loaded by twenty', async () => {
  const { partner, requests } = await givenPartner([REVIEW])
  expect(await partner.reviews('NOR20220117')).toEqual([
    {
      id: 'r1',
      comment: 'Skummel!',
      rating: 5,
      addedAt: '2026-11-20T18:00:00Z',
      likesCount: 2,
      movieId: 'nosferatu',
      userId: 'm1',
      userName: 'Kari',
      image: '',
      isLiked: true,
      isSpoiler: false,
      hasTicket: false,
    },
  ])
  expect(requests[0]?.line).toBe('GET /partners/118/api/GetReviewsByEdiDx?edi=NOR20220117&skip=0&take=20')
})

test('writing and liking a review send the field names of the partner', async () => {
  const { partner, requests } = await givenPartner(REVIEW)
  await partner.addReview({ ediNumber: 'NOR20220117', rating: 5, comment: 'Skummel!', isSpoiler: true })
  await partner.likeReview('r1', true)
  expect(requests.map(({ body }) => body)).toEqual([
    { EdiNumber: 'NOR20220117', Rating: 5, Comment: 'Skummel!', IsSpoiler: true },
    { Id: 'r1', Liked: true },
  ])
})

test('a ticket is read with our field names', async () => {
  const { partner } = await givenPartner([TICKET, { ...TICKET, SeatsInfo: null }])
  expect(await partner.tickets()).toEqual([
    {
      id: '',
      movieId: 'nosferatu',
      movieTitle: 'Nosferatu',
      notes: '',
      qrCode: '123',
      qrUrl: '/qr/123',
      startTime: '2026-11-20T18:00:00Z',
      expirationDate: '2026-11-21T00:00:00Z',
      image: '/p',
      sal: 'Storsalen',
      seatsInfo: { info: 'Rad 4', seats: [{ row: '4', seats: '5, 6' }] },
      link: '',
      isFilm: false,
    },
  ])
})
