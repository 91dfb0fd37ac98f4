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
  ...{ Id: 'r1', Comment: 'Skummel!', Rating: 5, AddedAt: '2026-11-20T18:00:00Z', LikesCount: 2 },
  ...{ MovieId: 'nosferatu', UserId: 'm1', UserName: 'Kari', Image: '', IsLiked: true },
}
const TICKET = {
  ...{ MovieId: 'nosferatu', MovieTitle: 'Nosferatu', Notes: '', QRCode: '123', QRUrl: '/qr/123' },
  ...{
    StartTime: '2026-11-20T18:00:00Z',
    ExpirationDate: '2026-11-21T00:00:00Z',
    Poster: '/p',
    Screen: 'Storsalen',
  },
  SeatsInfo: { Info: 'Rad 4', Seats: [{ Row: '4', Seats: '5, 6' }] },
}

interface Asked {
  line: string
  body: unknown
  token: string | undefined
}

/** A partner's backend that always answers the same, and what it was asked. */
async function givenPartner(
  answer: unknown,
  partners = [118],
): Promise<{ partner: PartnerClient; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({
      line: `${request.method} ${request.url}`,
      body: body === '' ? undefined : JSON.parse(body),
      token: request.headers['x-token'] as string | undefined,
    })
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  stop = () => {
    server.close()
    server.closeAllConnections()
  }
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { partner: createPartnerClient(partners, { apis: partnerApis(origin) }), asked }
}

test('the first partner of the site is asked', async () => {
  const { partner, asked } = await givenPartner(MOVIE, [178, 118])
  await partner.movieInfo('NOR20220117')
  expect(asked[0]?.line).toBe('GET /partners/178/api/GetMovieByEdiDx?edi=NOR20220117')
})

test('a partner without a configuration is named, and those that have one', () => {
  expect(() => createPartnerClient([128, 118], { apis: partnerApis() })).toThrow(
    'Partner 128 has no API configuration; known partners are 118 and 178.',
  )
  expect(() => createPartnerClient([], { apis: partnerApis() })).toThrow('names no partner')
})

test('a film has our names', async () => {
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
  'an answer that tells of no film (%s) is a failure',
  async (answer) => {
    const { partner } = await givenPartner(answer)
    await expect(partner.movieInfo('NOR20220117')).rejects.toMatchObject({ code: 'answer_invalid' })
  },
)

test('logging in sends address and password, and keeps the trio and the whole answer', async () => {
  const answer = { marsToken: 't', UserName: 'Kari', UserInfo: 'kari@example.no', Points: 3 }
  const { partner, asked } = await givenPartner(answer)
  expect(await partner.login({ email: 'kari@example.no', password: 'hemmeleg' })).toEqual({
    response: answer,
    profile: { userName: 'Kari', email: 'kari@example.no', token: 't' },
  })
  expect(asked).toMatchObject([
    { line: 'POST /partners/118/api/LoginDx', body: { Email: 'kari@example.no', Password: 'hemmeleg' } },
  ])
})

test.each([
  { UserName: 'Kari', UserInfo: 'k@e.no' },
  { marsToken: '', UserName: 'Kari', UserInfo: 'k@e.no' },
])('a log-in without a token is none', async (answer) => {
  const { partner } = await givenPartner(answer)
  await expect(partner.login({ email: 'a', password: 'b' })).rejects.toMatchObject({ response: answer })
})

test('a new account is read by the names that its answer has', async () => {
  const { partner, asked } = await givenPartner({ Token: 't', UserName: 'Kari', ContactEmail: 'k@e.no' })
  const { profile } = await partner.createAccount({ email: 'k@e.no', userName: 'Kari', password: 'hemmeleg' })
  expect(profile).toEqual({ userName: 'Kari', email: 'k@e.no', token: 't' })
  expect(asked[0]?.body).toEqual({ Email: 'k@e.no', UserName: 'Kari', Password: 'hemmeleg' })
})

test('a forgotten password is taken care of when the answer is empty, and only then', async () => {
  const { partner } = await givenPartner('')
  await expect(partner.forgotPassword('k@e.no')).resolves.toBeUndefined()
  stop()
  const other = await givenPartner('"ok"')
  await expect(other.partner.forgotPassword('k@e.no')).rejects.toMatchObject({ code: 'answer_invalid' })
})

test('a stored token is switched; without one there is no call', async () => {
  const { partner, asked } = await givenPartner(true)
  expect(await partner.switchTokens(null)).toBe(false)
  expect(asked).toEqual([])
  expect(await partner.switchTokens('stored')).toBe(true)
  expect(asked).toEqual([{ line: 'POST /partners/118/api/SwitchTokensDx', body: undefined, token: 'stored' }])
})

test('logging out carries the stored token, so that it is worth nothing afterwards', async () => {
  const { partner, asked } = await givenPartner(true)
  await partner.logout('stored')
  await partner.logout(null)
  expect(asked).toEqual([
    { line: 'POST /partners/118/api/LogoutDx', body: undefined, token: 'stored' },
    { line: 'POST /partners/118/api/LogoutDx', body: undefined, token: undefined },
  ])
})

test('the watch list begins with ten films; what is not a film is left out', async () => {
  const { partner, asked } = await givenPartner([MOVIE, null, { Title: 'Halv' }])
  expect(await partner.watchlist()).toMatchObject([{ title: 'Nosferatu' }])
  await partner.watchlist({ skip: 10 })
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /partners/118/api/GetWatchlistDx?skip=0&take=10',
    'GET /partners/118/api/GetWatchlistDx?skip=10&take=10',
  ])
})

test.each(['', '<html>', 'null', '{}', '"ok"'])(
  'an answer that is no list (%s) is a failure, and not an empty one',
  async (answer) => {
    const { partner } = await givenPartner(answer)
    for (const ask of [partner.watchlist, partner.tickets, () => partner.reviews('NOR20220117')])
      await expect(ask()).rejects.toMatchObject({ code: 'answer_invalid' })
  },
)

test('a failure has the answer as it came, also where that is no JSON', async () => {
  const { partner } = await givenPartner('<html>')
  await expect(partner.tickets()).rejects.toMatchObject({ response: '<html>' })
})

test.each([
  [true, true],
  [{ id: 1 }, true],
  [false, false],
  ['', false],
  ['<html>', false],
])('an answer of %j means that a film was added: %j', async (answer, isAdded) => {
  const { partner, asked } = await givenPartner(answer)
  expect(await partner.addMovieToWatchList('nosferatu')).toBe(isAdded)
  expect(asked[0]).toMatchObject({
    line: 'POST /partners/118/api/AddToWatchlistDx',
    body: { id: 'nosferatu' },
  })
})

test('reviews are asked for by twenty', async () => {
  const { partner, asked } = await givenPartner([REVIEW])
  expect(await partner.reviews('NOR20220117')).toEqual([
    {
      ...{ id: 'r1', comment: 'Skummel!', rating: 5, addedAt: '2026-11-20T18:00:00Z', likesCount: 2 },
      ...{
        movieId: 'nosferatu',
        userId: 'm1',
        userName: 'Kari',
        image: '',
        isLiked: true,
        isSpoiler: false,
        hasTicket: false,
      },
    },
  ])
  expect(asked[0]?.line).toBe('GET /partners/118/api/GetReviewsByEdiDx?edi=NOR20220117&skip=0&take=20')
})

test('writing and liking a review sends what the partner calls them', async () => {
  const { partner, asked } = await givenPartner(REVIEW)
  await partner.addReview({ ediNumber: 'NOR20220117', rating: 5, comment: 'Skummel!', isSpoiler: true })
  await partner.likeReview('r1', true)
  expect(asked.map(({ body }) => body)).toEqual([
    { EdiNumber: 'NOR20220117', Rating: 5, Comment: 'Skummel!', IsSpoiler: true },
    { Id: 'r1', Liked: true },
  ])
})

test('a ticket has its hall, picture and seats by our names', async () => {
  const { partner } = await givenPartner([TICKET, { ...TICKET, SeatsInfo: null }])
  expect(await partner.tickets()).toEqual([
    {
      ...{ movieId: 'nosferatu', movieTitle: 'Nosferatu', notes: '', qrCode: '123', qrUrl: '/qr/123' },
      ...{ startTime: '2026-11-20T18:00:00Z', expirationDate: '2026-11-21T00:00:00Z' },
      ...{
        image: '/p',
        sal: 'Storsalen',
        seatsInfo: { info: 'Rad 4', seats: [{ row: '4', seats: '5, 6' }] },
      },
    },
  ])
})
