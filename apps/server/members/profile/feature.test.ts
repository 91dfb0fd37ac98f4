import { partnerContracts } from '@lerret/api/contracts'
import { type Film, filmPath } from '@lerret/model'
import { NYNORSK } from '@lerret/words/all'
import { beforeEach, describe, expect, test } from 'vitest'
import { unpublish } from '../../content/records/store/publish-versions.ts'
import { addPerson } from '../accounts/people.ts'
import { person } from '../accounts/table.ts'
import { moderateReview } from '../reviews/moderation.ts'
import { review } from '../reviews/table.ts'
import { films, givenHouse, refusal } from '../test-members.ts'
import { ticket } from '../tickets/table.ts'
import { ticketRow } from '../tickets/test-ticket.ts'

const house = await givenHouse()
const [nosferatu, metropolis, third] = films as [Film, Film, Film]
beforeEach(() => house.reset(new Date('2026-11-20T12:00:00Z')))

async function givenMember(name = 'Kari', partner = '118') {
  const browser = house.browser(partner)
  await browser.signUp(`${name.toLowerCase()}@nordmann.example`, name)
  return browser
}
type Member = Awaited<ReturnType<typeof givenMember>>

const writeReview = (member: Member, Rating: number, Comment = 'Fin film.', film = nosferatu) =>
  member.post('AddReviewDx', { EdiNumber: film.ediNumber, Rating, Comment })
const listReviews = async (browser: Member, query = '', film = nosferatu) =>
  (await browser.get(`GetReviewsByEdiDx?edi=${film.ediNumber}${query}`)).json()
const passMinute = () => {
  house.now = new Date(+house.now + 60_000)
}

test.each([
  ['GET', 'GetUserDx'],
  ['GET', 'GetWatchlistDx'],
  ['GET', 'GetTicketsDx'],
  ['GET', 'GetClubDx'],
  ['GET', 'ExportUserDx'],
  ['POST', 'AddToWatchlistDx', { id: 'x' }],
  ['POST', 'RemoveFromWatchlistDx', { id: 'x' }],
  ['POST', 'AddReviewDx', { EdiNumber: 'DXM20220117', Rating: 5, Comment: '' }],
  ['POST', 'LikeReviewDx', { Id: 'x', Liked: true }],
  ['POST', 'DeleteReviewDx', { Id: 'x' }],
  ['GET', 'GetDiaryDx'],
  ['GET', 'GetTicketCalendarDx?movie=x&start=2026-11-21T18:00:00Z'],
  ['POST', 'SetWatchMailsDx', { Wanted: true }],
  ['POST', 'JoinClubDx', { Code: 'x' }],
  ['POST', 'LeaveClubDx'],
  ['POST', 'UpdateUserDx', { UserName: 'x' }],
  ['POST', 'DeleteUserDx', { Password: 'x' }],
  ['POST', 'ChangePasswordDx', { Password: 'x', NewPassword: 'x' }],
  ['POST', 'SendEmailConfirmationDx'],
  ['POST', 'ChangeEmailDx', { Email: 'x', Password: 'x' }],
] as const)('%s %s needs a log-in', async (method, call, body?: object) => {
  const browser = house.browser()
  const reply = method === 'GET' ? await browser.get(call) : await browser.post(call, body)
  expect(refusal(reply)).toEqual([401, 'login_needed'])
  expect(reply.json().error.message).toBe(NYNORSK.memberLoginNeeded)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('every call of the contract has a route', () => {
  for (const { method, url } of Object.values(partnerContracts)) {
    expect([url, house.app.hasRoute({ method, url })]).toEqual([url, true])
  }
})

describe('GetMovieByEdiDx', () => {
  test('has the mean rating of the partner’s members, with one decimal', async () => {
    const [kari, ola, siri] = [await givenMember('Kari'), await givenMember('Ola'), await givenMember('Siri')]
    await writeReview(kari, 5)
    await writeReview(ola, 4)
    await writeReview(siri, 4)
    const elsewhere = await givenMember('Kari', '178')
    await writeReview(elsewhere, 1)
    const info = async (partner: string) =>
      (await house.browser(partner).get(`GetMovieByEdiDx?edi=${nosferatu.ediNumber}`)).json()
    expect(await info('118')).toEqual({
      Title: nosferatu.title,
      MovieId: nosferatu.id,
      Edis: [nosferatu.ediNumber],
      Rating: 4.3,
      RatingCount: 3,
      Poster: nosferatu.assets.find(({ type }) => type === 'poster')?.url,
      link: filmPath(nosferatu),
    })
    expect(await info('178')).toMatchObject({ Rating: 1, RatingCount: 1 })
  })

  test('has zero ratings without reviews, and is an error without a film', async () => {
    const browser = house.browser()
    const reply = await browser.get(`GetMovieByEdiDx?edi=${metropolis.ediNumber}`)
    expect(reply.json()).toMatchObject({ Rating: 0, RatingCount: 0 })
    expect(refusal(await browser.get('GetMovieByEdiDx?edi=XXX00000000'))).toEqual([404, 'film_not_found'])
    expect(refusal(await browser.get('GetMovieByEdiDx'))).toEqual([400, 'request_invalid'])
  })
})

describe('the watch list', () => {
  const readFilmIds = async (member: Member, query = '') =>
    (await member.get(`GetWatchlistDx${query}`)).json().map(({ MovieId }: { MovieId: string }) => MovieId)

  test('has films in the order they were added, once each, for one member', async () => {
    const kari = await givenMember()
    const ola = await givenMember('Ola')
    for (const { id } of [metropolis, nosferatu, metropolis]) {
      expect((await kari.post('AddToWatchlistDx', { id })).json()).toBe(true)
      passMinute()
    }
    expect(await readFilmIds(kari)).toEqual([metropolis.id, nosferatu.id])
    expect(await readFilmIds(ola)).toEqual([])
    const [entry] = (await kari.get('GetWatchlistDx?skip=0&take=10')).json()
    expect(entry).toMatchObject({ Title: metropolis.title, Edis: [metropolis.ediNumber], RatingCount: 0 })
  })

  test('is paginated', async () => {
    const kari = await givenMember()
    for (const { id } of films.slice(0, 12)) {
      await kari.post('AddToWatchlistDx', { id })
      passMinute()
    }
    const ids = films.slice(0, 12).map(({ id }) => id)
    expect(await readFilmIds(kari)).toEqual(ids.slice(0, 10))
    expect(await readFilmIds(kari, '?skip=10&take=10')).toEqual(ids.slice(10))
    expect(await readFilmIds(kari, '?skip=1&take=2')).toEqual(ids.slice(1, 3))
    expect(refusal(await kari.get('GetWatchlistDx?take=51'))).toEqual([400, 'request_invalid'])
  })

  test('no longer has a removed film, and removing it again is harmless', async () => {
    const kari = await givenMember()
    await kari.post('AddToWatchlistDx', { id: nosferatu.id })
    for (let each = 0; each < 2; each++) {
      expect((await kari.post('RemoveFromWatchlistDx', { id: nosferatu.id })).json()).toBe(true)
    }
    expect(await readFilmIds(kari)).toEqual([])
  })

  test('accepts only films that exist', async () => {
    const kari = await givenMember()
    expect(refusal(await kari.post('AddToWatchlistDx', { id: 'tull' }))).toEqual([404, 'film_not_found'])
    expect(refusal(await kari.post('AddToWatchlistDx', {}))).toEqual([400, 'request_invalid'])
  })

  test('leaves out a film that is no longer public', async () => {
    const kari = await givenMember()
    await kari.post('AddToWatchlistDx', { id: third.id })
    await kari.post('AddToWatchlistDx', { id: nosferatu.id })
    await unpublish(house.db, { kind: 'production', id: third.id, author: 'test' })
    expect(await readFilmIds(kari)).toEqual([nosferatu.id])
  })
})

describe('reviews', () => {
  test('are written, and read by everyone, newest first', async () => {
    const kari = await givenMember()
    const written = (await writeReview(kari, 5, '  Skummel og vakker. ')).json()
    expect(written).toEqual({
      Id: expect.any(String),
      Comment: 'Skummel og vakker.',
      Rating: 5,
      AddedAt: '2026-11-20T12:00:00.000Z',
      LikesCount: 0,
      MovieId: nosferatu.id,
      UserId: expect.any(String),
      UserName: 'Kari',
      Image: '',
      IsLiked: false,
      IsSpoiler: false,
      HasTicket: false,
    })
    passMinute()
    const ola = await givenMember('Ola')
    await writeReview(ola, 2)
    const read = await listReviews(house.browser())
    expect(read.map(({ UserName }: { UserName: string }) => UserName)).toEqual(['Ola', 'Kari'])
    expect(read[1]).toEqual(written)
    expect(await listReviews(house.browser('178'))).toEqual([])
  })

  test('are one for each member and film, and can be rewritten', async () => {
    const kari = await givenMember()
    const first = (await writeReview(kari, 5, 'Skummel.')).json()
    passMinute()
    const second = (await writeReview(kari, 3, 'Ikkje så skummel likevel.')).json()
    expect(second).toEqual({ ...first, Rating: 3, Comment: 'Ikkje så skummel likevel.' })
    expect(await listReviews(kari)).toEqual([second])
  })

  test('show whether they are spoilers, and whether the author has had a ticket', async () => {
    const kari = await givenMember()
    const review = { EdiNumber: nosferatu.ediNumber, Rating: 5, Comment: 'Greven døyr.', IsSpoiler: true }
    await house.confirmEmail('kari@nordmann.example', kari)
    const written = (await kari.post('AddReviewDx', review)).json()
    expect(written).toMatchObject({ IsSpoiler: true, HasTicket: false })
    const startsAt = new Date('2026-11-19T18:00:00Z')
    const seen = ticketRow({
      personId: written.UserId,
      productionId: nosferatu.id,
      startsAt,
      expiresAt: startsAt,
    })
    await house.db.insert(ticket).values(seen)
    expect(await listReviews(house.browser())).toMatchObject([{ IsSpoiler: true, HasTicket: true }])
    const again = (await kari.post('AddReviewDx', { ...review, IsSpoiler: false })).json()
    expect(again).toMatchObject({ IsSpoiler: false, HasTicket: true })
  })

  test.each([0, 6, 2.5, '5', null])('are refused with a rating of %j', async (Rating) => {
    const kari = await givenMember()
    expect(refusal(await writeReview(kari, Rating as number))).toEqual([400, 'request_invalid'])
  })

  test('of an unknown film are refused', async () => {
    const kari = await givenMember()
    const film = { ...nosferatu, ediNumber: 'XXX00000000' }
    expect(refusal(await writeReview(kari, 5, '', film))).toEqual([404, 'film_not_found'])
    expect(refusal(await kari.get('GetReviewsByEdiDx?edi=XXX00000000'))).toEqual([404, 'film_not_found'])
  })

  test('can be liked once by each member, and unliked', async () => {
    const kari = await givenMember()
    const ola = await givenMember('Ola')
    const per = await givenMember('Per')
    const { Id } = (await writeReview(kari, 5)).json()
    const like = async (member: Member, Liked: boolean) =>
      (await member.post('LikeReviewDx', { Id, Liked })).json()
    await like(ola, true)
    expect(await like(ola, true)).toMatchObject({ LikesCount: 1, IsLiked: true })
    expect(await like(per, true)).toMatchObject({ LikesCount: 2, IsLiked: true })
    expect((await listReviews(ola))[0]).toMatchObject({ LikesCount: 2, IsLiked: true })
    expect((await listReviews(house.browser()))[0]).toMatchObject({ LikesCount: 2, IsLiked: false })
    expect(await like(ola, false)).toMatchObject({ LikesCount: 1, IsLiked: false })
  })

  test('cannot be liked by their author', async () => {
    const kari = await givenMember()
    const { Id } = (await writeReview(kari, 5)).json()
    const reply = await kari.post('LikeReviewDx', { Id, Liked: true })
    expect(refusal(reply)).toEqual([409, 'own_review'])
    expect((await listReviews(kari))[0]).toMatchObject({ LikesCount: 0 })
    // A like from before this rule can be removed.
    expect((await kari.post('LikeReviewDx', { Id, Liked: false })).statusCode).toBe(200)
  })

  test.each(['tull', '00000000-0000-4000-8000-000000000000'])(
    'that do not exist (%s) cannot be liked',
    async (Id) => {
      const kari = await givenMember()
      expect(refusal(await kari.post('LikeReviewDx', { Id, Liked: true }))).toEqual([404, 'review_not_found'])
    },
  )

  test('of another partner cannot be liked', async () => {
    const { Id } = (await writeReview(await givenMember('Kari', '178'), 5)).json()
    const ola = await givenMember('Ola')
    expect((await ola.post('LikeReviewDx', { Id, Liked: true })).statusCode).toBe(404)
  })

  test('are paginated by twenty', async () => {
    const members = await Promise.all(Array.from({ length: 22 }, (_, at) => at))
    for (const at of members) {
      const id = crypto.randomUUID()
      const email = `${at}@nordmann.example`
      await house.db.insert(person).values({ id, realm: '118', role: 'member', name: `Nr. ${at}`, email })
      const addedAt = new Date(+house.now + at * 1000)
      const written = { partner: '118', personId: id, productionId: nosferatu.id, rating: 4, comment: '' }
      await house.db.insert(review).values({ ...written, addedAt })
    }
    const names = async (query: string) =>
      (await listReviews(house.browser(), query)).map(({ UserName }: { UserName: string }) => UserName)
    expect(await names('')).toHaveLength(20)
    expect(await names('&skip=20&take=20')).toEqual(['Nr. 1', 'Nr. 0'])
  })

  test('that staff hide are not shown or counted, also when rewritten, until staff show them', async () => {
    const kari = await givenMember()
    const staff = { realm: 'staff', role: 'editor', name: 'Redaktør', email: 'r@fjordheim.example' } as const
    const staffId = await addPerson(house.db, staff)
    const { Id } = (await writeReview(kari, 5)).json()
    const moderate = (reason: string | null) =>
      moderateReview(house.db, { id: Id, reason, staffId, now: house.now })
    await moderate('Hets.')
    await writeReview(kari, 4, 'Eg prøver att.')
    expect(await listReviews(kari)).toEqual([])
    const info = await kari.get(`GetMovieByEdiDx?edi=${nosferatu.ediNumber}`)
    expect(info.json()).toMatchObject({ Rating: 0, RatingCount: 0 })
    expect((await kari.post('LikeReviewDx', { Id, Liked: true })).statusCode).toBe(404)
    await moderate(null)
    expect(await listReviews(kari)).toHaveLength(1)

    // Deleting a hidden review removes its text, and does not undo the decision.
    await moderate('Hets.')
    await kari.post('DeleteReviewDx', { Id })
    expect((await kari.get('GetDiaryDx')).json()).toEqual([])
    expect((await kari.get('ExportUserDx')).json().Reviews).toEqual([])
    expect(await house.db.select().from(review)).toMatchObject([{ comment: '', state: 'hidden' }])
    await writeReview(kari, 1, 'Det same om att.')
    expect(await listReviews(kari)).toEqual([])
    expect((await kari.get('GetDiaryDx')).json()).toMatchObject([{ Review: { IsHidden: true } }])
    await moderate(null)
    expect(await listReviews(kari)).toMatchObject([{ Comment: 'Det same om att.' }])
  })
})

describe('a member’s own reviews', () => {
  test('can be deleted by their author only, and written again', async () => {
    const kari = await givenMember()
    const ola = await givenMember('Ola')
    const { Id } = (await writeReview(kari, 2, 'Keisam.')).json()
    expect((await ola.post('DeleteReviewDx', { Id })).json()).toBe(true)
    expect(await listReviews(ola)).toHaveLength(1)
    for (let each = 0; each < 2; each++) {
      expect((await kari.post('DeleteReviewDx', { Id })).json()).toBe(true)
      expect(await listReviews(kari)).toEqual([])
    }
    expect((await kari.post('DeleteReviewDx', { Id: 'tull' })).json()).toBe(true)
    await writeReview(kari, 5, 'Betre andre gongen.')
    expect(await listReviews(ola)).toHaveLength(1)
  })

  test('are in the diary with the films that the member has had a ticket to', async () => {
    const kari = await givenMember()
    await house.confirmEmail('kari@nordmann.example', kari)
    await house.deliverTicket('kari@nordmann.example')
    const readDiary = async () => (await kari.get('GetDiaryDx')).json()
    // The ticket is still to be used.
    expect(await readDiary()).toEqual([])
    house.now = new Date('2026-11-22T12:00:00Z')
    const seen = {
      MovieId: nosferatu.id,
      Title: nosferatu.title,
      link: filmPath(nosferatu),
      SeenAt: '2026-11-21T18:00:00.000Z',
      Review: null,
    }
    expect(await readDiary()).toEqual([expect.objectContaining(seen)])
    const { Id } = (await writeReview(kari, 4, 'Skummel.')).json()
    house.now = new Date('2026-11-23T12:00:00Z')
    await writeReview(kari, 5, '', metropolis)
    expect(await readDiary()).toEqual([
      expect.objectContaining({ MovieId: metropolis.id, SeenAt: '' }),
      expect.objectContaining({
        ...seen,
        Review: { Id, Rating: 4, Comment: 'Skummel.', AddedAt: '2026-11-22T12:00:00.000Z', IsHidden: false },
      }),
    ])
    const calendar = await kari.get(`GetTicketCalendarDx?movie=${nosferatu.id}&start=2026-11-21T18:00:00Z`)
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(calendar.body).toContain('rad 4\\, sete 7')
    expect(refusal(await kari.get(`GetTicketCalendarDx?movie=x&start=2026-11-21T18:00:00Z`))).toEqual([
      404,
      'ticket_not_found',
    ])
    expect((await kari.get('GetTicketsDx')).json()[0]).toMatchObject({
      link: filmPath(nosferatu),
      IsFilm: true,
    })
  })
})

test('ExportUserDx returns everything that is stored about a member, without credentials', async () => {
  const kari = await givenMember()
  await kari.post('AddToWatchlistDx', { id: metropolis.id })
  await writeReview(kari, 5, 'Skummel.')
  const { Id } = (await writeReview(await givenMember('Ola'), 3)).json()
  await kari.post('LikeReviewDx', { Id, Liked: true })
  const reply = await kari.get('ExportUserDx')
  expect(reply.headers['content-disposition']).toContain('attachment')
  const page = await kari.get('ExportUserPageDx')
  // The page names an icon, because browsers ask otherwise for one that the house does not have.
  expect(page.body).toContain('<link rel="icon" href="')
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(page.body).toContain('<li>E-post: kari@nordmann.example (ikkje stadfesta)</li>')
  expect(page.body).toMatch(/<li>.+: 5 av 5 stjerner\. Skummel\.<\/li>/)
  expect(reply.json()).toEqual({
    Passkeys: [],
    User: {
      UserName: 'Kari',
      ContactEmail: 'kari@nordmann.example',
      EmailConfirmed: false,
      CreatedAt: expect.any(String),
      Image: '',
    },
    Watchlist: [{ MovieId: metropolis.id, Title: metropolis.title, AddedAt: '2026-11-20T12:00:00.000Z' }],
    WatchMails: { Wanted: true, Sent: [] },
    Reviews: [
      {
        MovieId: nosferatu.id,
        Title: nosferatu.title,
        Rating: 5,
        Comment: 'Skummel.',
        AddedAt: '2026-11-20T12:00:00.000Z',
        IsHidden: false,
        HiddenReason: null,
      },
    ],
    LikedReviews: [{ Id }],
    Tickets: [],
    Club: null,
    ProviderAccount: null,
  })
})
