import type { Film, Production, Showing } from '@lerret/model'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  deleteDraft,
  findDraft,
  findStable,
  publishDraft,
  readRevision,
  saveDraft,
} from '../../content/store.ts'
import { emptyDatabase, givenDatabase } from '../../db/test-database.ts'
import type { ProviderNews } from '../provider/provider.ts'
import { feedOf, soldFilm, soldShowing } from '../provider/test-provider.ts'
import { readTicketingReport } from '../report.ts'
import { syncFeed } from './sync.ts'

const db = await givenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
let said: string[]
beforeEach(async () => {
  await emptyDatabase(db)
  said = []
})

async function sync(
  showings: Parameters<typeof feedOf>[0],
  productions = [soldFilm] as ProviderNews['productions'],
  now = NOW,
) {
  const feed = feedOf(showings, productions)
  const news = { ...feed, showings: feed.showings.map((showing) => ({ ...showing, url: null })) }
  await syncFeed(news, { db, venueId: 'fjordheim', now, say: (text) => void said.push(text) })
}

const film: Film = {
  id: 'film',
  object: 'movie',
  objectClass: 'movie',
  title: 'Nosferatu',
  ageLimit: '12',
  minutes: 94,
  parentSlug: 'nosferatu-dxm-20220117',
  pageReference: 'nosferatu-dxm-20220117',
  ediNumber: 'DXM20220117',
  contents: [{ summary: 'Skrekk.', body: '' }],
  assets: [],
  features: [],
}
const showing: Showing = {
  id: 'framsyning',
  productionId: 'film',
  hall: 'Storsalen',
  ticketStatus: 'on-sale',
  state: 'planned',
  startsAt: '2026-11-21T18:00:00.000Z',
  endsAt: '2026-11-21T20:00:00.000Z',
  priceFrom: 130,
  formats: ['2D'],
  access: ['wheelchair'],
  checkout: { venueId: 'fjordheim', eventId: '100' },
}

async function given(kind: 'production' | 'event', body: Production | Showing) {
  const basedOn = (await findDraft(db, kind, body.id))?.version ?? 0
  await saveDraft(db, { kind, id: body.id, author: 'editor', basedOn, body: body as never })
  await publishDraft(db, { kind, id: body.id, author: 'editor' })
}
async function edit(changes: Partial<Showing>) {
  const draft = await findDraft(db, 'event', 'framsyning')
  const body = { ...(draft?.body as Showing), ...changes }
  await saveDraft(db, {
    kind: 'event',
    id: 'framsyning',
    author: 'editor',
    basedOn: draft?.version ?? 0,
    body,
  })
}
const publish = () => publishDraft(db, { kind: 'event', id: 'framsyning', author: 'editor' })
const seen = async (id = 'framsyning') => (await findStable(db, 'event', id))?.body as Showing
const drafted = async (id = 'framsyning') => (await findDraft(db, 'event', id))?.body as Showing
const report = async (id = 'framsyning') =>
  (await readTicketingReport(db)).showings.find(({ showingId }) => showingId === id)

describe('a showing that an editor wrote', () => {
  beforeEach(async () => {
    await given('production', film)
    await given('event', showing)
  })

  test('is known by the provider’s number, and keeps what is written', async () => {
    await sync([soldShowing('100', { hall: 'Sal 1', priceFrom: 150 })])
    expect(await seen()).toEqual(showing)
    expect((await report())?.differs).toEqual([
      { field: 'hall', ours: 'Storsalen', theirs: 'Sal 1' },
      { field: 'priceFrom', ours: 130, theirs: 150 },
    ])
  })

  test('sells as the provider says, from the first day on', async () => {
    await sync([soldShowing('100', { sold: 100 })])
    expect((await seen()).ticketStatus).toBe('sold-out')
    await sync([soldShowing('100', { sold: 92, reserved: 3 })])
    expect((await seen()).ticketStatus).toBe('few-left')
    expect(await report()).toMatchObject({ capacity: 100, sold: 92, reserved: 3 })
  })

  test('is not published again when nothing that visitors see has changed', async () => {
    await sync([soldShowing('100')])
    const before = await readRevision(db)
    await sync([soldShowing('100', { sold: 11, reserved: 2 })])
    expect(await readRevision(db)).toBe(before)
    expect(await report()).toMatchObject({ sold: 11, reserved: 2 })
  })

  test('takes what is new, but for what an editor has changed since', async () => {
    await sync([soldShowing('100')])
    await edit({ hall: 'Kinosalen' })
    await publish()
    await sync([soldShowing('100', { hall: 'Sal 2', priceFrom: 150 })])
    expect(await seen()).toMatchObject({ hall: 'Kinosalen', priceFrom: 150 })
    await sync([soldShowing('100', { hall: 'Sal 3', priceFrom: 160 })])
    expect(await seen()).toMatchObject({ hall: 'Kinosalen', priceFrom: 160, access: ['wheelchair'] })
    expect((await report())?.differs).toEqual([{ field: 'hall', ours: 'Kinosalen', theirs: 'Sal 3' }])
  })

  test('that an editor has marked as sold out stays so, whatever is free', async () => {
    await sync([soldShowing('100')])
    await edit({ ticketStatus: 'sold-out' })
    await publish()
    await sync([soldShowing('100', { sold: 95 })])
    expect((await seen()).ticketStatus).toBe('sold-out')
  })

  test('gets what is new while a draft of it waits, and the draft stays unpublished', async () => {
    await sync([soldShowing('100')])
    await edit({ label: 'Strikkekino' })
    await sync([soldShowing('100', { sold: 100 })])
    expect(await seen()).toEqual({ ...showing, ticketStatus: 'sold-out' })
    expect(await drafted()).toEqual({ ...showing, ticketStatus: 'sold-out', label: 'Strikkekino' })
  })

  test('at another time is one that was moved, and can still be cancelled', async () => {
    await sync([soldShowing('100')])
    const time = { startsAt: '2026-11-22T18:00:00.000Z', endsAt: '2026-11-22T20:00:00.000Z' }
    await sync([soldShowing('100', time)])
    expect(await seen()).toMatchObject({ ...time, state: 'moved', previousStart: showing.startsAt })
    await sync([soldShowing('100', { ...time, state: 'cancelled' })])
    expect((await seen()).state).toBe('cancelled')
  })

  test('that vanishes from the feed stays as it is, and is marked until it is back', async () => {
    await sync([soldShowing('100')])
    await sync([])
    expect(await seen()).toEqual(showing)
    expect((await report())?.vanishedAt).toEqual(NOW)
    expect(said.join()).toContain('no longer tells of showing framsyning')
    await sync([soldShowing('100')])
    expect((await report())?.vanishedAt).toBeNull()
  })

  test('that has been is not missed', async () => {
    await sync([soldShowing('100')])
    await sync([], [], new Date('2026-11-22T12:00:00Z'))
    expect((await report())?.vanishedAt).toBeNull()
  })

  test('that an editor has deleted is not made anew', async () => {
    await sync([soldShowing('100')])
    const { version = 0 } = (await findDraft(db, 'event', 'framsyning')) ?? {}
    await deleteDraft(db, { kind: 'event', id: 'framsyning', author: 'editor', basedOn: version })
    await publish()
    await sync([soldShowing('100', { sold: 100 })])
    expect(await seen()).toBeUndefined()
    expect(await report()).toMatchObject({ isDeleted: true })
  })

  test('whose tickets are sold at the door is the house’s own', async () => {
    await edit({ ticketStatus: 'at-door' })
    await publish()
    await sync([soldShowing('100', { sold: 100 })])
    expect((await seen()).ticketStatus).toBe('at-door')
  })
})

describe('what is new at the provider', () => {
  test('of a film that is public is public at once', async () => {
    await given('production', film)
    await sync([soldShowing('100'), soldShowing('200', { saleOpensAt: '2026-11-21T09:00:00.000Z' })])
    const { showings } = await readTicketingReport(db)
    const [first, second] = await Promise.all(showings.map(({ showingId }) => seen(showingId)))
    expect([first, second].map((each) => each?.ticketStatus).sort()).toEqual(['not-yet', 'on-sale'])
    expect(first).toMatchObject({ productionId: 'film', priceFrom: 130, checkout: { venueId: 'fjordheim' } })
    await sync([soldShowing('100'), soldShowing('200')])
    expect((await readTicketingReport(db)).showings).toHaveLength(2)
  })

  test('is a draft when nobody has written about it, and its showings follow it when it is published', async () => {
    await sync([soldShowing('100')])
    const { productions, showings } = await readTicketingReport(db)
    const [production, waiting] = [productions[0]?.productionId ?? '', showings[0]?.showingId ?? '']
    const draft = (await findDraft(db, 'production', production))?.body
    expect(draft).toMatchObject({ title: 'Nosferatu', ediNumber: 'DXM20220117', ageLimit: '12', minutes: 94 })
    expect(await findStable(db, 'production', production)).toBeUndefined()
    expect(await seen(waiting)).toBeUndefined()
    expect(said.join()).toContain('production number 1 in the feed, which is new')
    await publishDraft(db, { kind: 'production', id: production, author: 'editor' })
    await sync([soldShowing('100')])
    expect(await seen(waiting)).toMatchObject({ productionId: production })
  })

  test('and no film is an evening, with the strictest limit where none is told', async () => {
    const quiz = { id: '7', title: 'Quiz på kafeen', filmNumber: null, ageLimit: null, minutes: null }
    await sync([soldShowing('100', { productionId: '7' })], [quiz])
    const [production] = (await readTicketingReport(db)).productions
    expect((await findDraft(db, 'production', production?.productionId ?? ''))?.body).toMatchObject({
      object: 'culture',
      title: 'Quiz på kafeen',
      parentSlug: 'quiz-på-kafeen',
      ageLimit: '18',
    })
  })

  describe('with an odd title is a draft all the same', () => {
    const UKRAINIAN = 'Хлопець, дівчинка і дощ у великому старому місті'
    test.each([
      ['a long one in other letters', UKRAINIAN, UKRAINIAN, 'хлопець,-дівчинка-і-дощ-у-великому'],
      ['only blanks', ' \u00a0 ', '7', '7'],
      ['only what cannot be seen', '\u200b', '7', '7'],
      ['only slashes', '//', '//', '7'],
      ['only signs', '!?!', '!?!', '!?!'],
      ['with a character that no database takes', 'Quiz\u0000kveld', 'Quiz kveld', 'quiz-kveld'],
      ['with half a character', 'Quiz \ud83d', 'Quiz \ufffd', 'quiz-\ufffd'],
      ['with the server’s own first word', 'Images/Lyd', 'Images/Lyd', '7'],
    ])('%s', async (_, title, kept, slug) => {
      const evening = { id: '7', title, filmNumber: null, ageLimit: null, minutes: null }
      await sync([soldShowing('100', { productionId: '7' }), soldShowing('200')], [evening, soldFilm])
      const { productions, showings } = await readTicketingReport(db)
      expect(showings).toHaveLength(2)
      const drafts = await Promise.all(
        productions.map(async ({ productionId }) => (await findDraft(db, 'production', productionId))?.body),
      )
      expect(drafts).toContainEqual(
        expect.objectContaining({
          title: kept,
          parentSlug: slug,
          pageReference: expect.stringMatching(/-[a-z0-9]{7}$/),
        }),
      )
      await sync([soldShowing('100', { productionId: '7' })], [{ ...evening, title: 'Kveld' }])
      const named = await Promise.all(
        productions.map(async ({ productionId }) => (await findDraft(db, 'production', productionId))?.body),
      )
      expect(named).toContainEqual(expect.objectContaining({ title: 'Kveld', parentSlug: slug }))
    })

    test('also of a film', async () => {
      await sync(
        [soldShowing('100')],
        [{ ...soldFilm, title: 'Хлопець, дівчинка і дощ у великому старому місті' }],
      )
      const [production] = (await readTicketingReport(db)).productions
      expect((await findDraft(db, 'production', production?.productionId ?? ''))?.body).toMatchObject({
        parentSlug: 'хлопець,-дівчинка-і-дощ-у-великому-dxm-20220117',
      })
    })
  })

  test('about a film follows, unless an editor has written otherwise', async () => {
    await given('production', film)
    await sync([])
    await given('production', { ...film, title: 'Nosferatu – med orgel' })
    await sync([], [{ ...soldFilm, title: 'Nosferatu (1922)', ageLimit: '15' }])
    const { body } = (await findStable(db, 'production', 'film')) ?? {}
    expect(body).toMatchObject({ title: 'Nosferatu – med orgel', ageLimit: '15', contents: film.contents })
  })

  test('and cannot be is told and left out, and the rest is taken', async () => {
    await given('production', film)
    await sync([soldShowing('100', { endsAt: '2026-11-21T17:00:00.000Z' }), soldShowing('200')])
    expect((await readTicketingReport(db)).showings).toHaveLength(1)
    expect(said.join()).toContain('endsAt is not after startsAt')
  })

  test('and no production of ours is told and left out with its showings, and the rest is taken', async () => {
    await given('production', film)
    const odd = { id: '7', title: 'Quiz', filmNumber: null, ageLimit: null, minutes: -5 }
    await sync([soldShowing('100', { productionId: '7' }), soldShowing('200')], [odd, soldFilm])
    const { productions, showings } = await readTicketingReport(db)
    expect(productions.map(({ productionId }) => productionId)).toEqual(['film'])
    expect(showings).toHaveLength(1)
    expect(said).toEqual([expect.stringMatching(/production number 1 in the feed cannot be: .*minutes/)])
  })

  test('twice under one number is taken once, as it is told of first', async () => {
    await given('production', film)
    await sync(
      [soldShowing('100', { hall: 'Sal 1' }), soldShowing('100', { hall: 'Sal 2' }), soldShowing('200')],
      [soldFilm, { ...soldFilm, title: 'Nosferatu (1922)' }],
    )
    const { showings } = await readTicketingReport(db)
    const halls = await Promise.all(showings.map(async ({ showingId }) => (await seen(showingId)).hall))
    expect(halls.sort()).toEqual(['Sal 1', 'Storsalen'])
    expect((await findStable(db, 'production', 'film'))?.body).toMatchObject({ title: 'Nosferatu' })
    expect(said).toEqual([
      expect.stringContaining('production number 2 in the feed twice'),
      expect.stringContaining('showing number 2 in the feed twice'),
    ])
  })

  test('and is more than can be counted is told and left out, and the rest is taken', async () => {
    await given('production', film)
    await given('event', showing)
    await sync([soldShowing('100')])
    await sync([
      soldShowing('100', { sold: 2 ** 31 }),
      soldShowing('200', { capacity: 2 ** 31 }),
      soldShowing('300'),
    ])
    expect(await report()).toMatchObject({ sold: 10 })
    expect((await readTicketingReport(db)).showings).toHaveLength(2)
    expect(said).toEqual([
      expect.stringMatching('framsyning cannot be: .*SQLSTATE 22003'),
      expect.stringMatching('showing number 2 in the feed cannot be: .*SQLSTATE 22003'),
    ])
  })

  test('and was deleted while it waited for its film keeps nothing else from being read', async () => {
    await sync([soldShowing('100')])
    const [waiting] = (await readTicketingReport(db)).showings
    const change = { kind: 'event', id: waiting?.showingId ?? '', author: 'editor' } as const
    await deleteDraft(db, { ...change, basedOn: 1 })
    await sync([soldShowing('100', { sold: 20 })])
    expect(await report(waiting?.showingId)).toMatchObject({ sold: 20, isDeleted: true, isWaiting: true })
  })

  test('under a number that an editor gave to a showing that has one is left out, and the rest is taken', async () => {
    await given('production', film)
    await given('event', showing)
    await sync([soldShowing('100')])
    await edit({ checkout: { venueId: 'fjordheim', eventId: '200' } })
    await sync([soldShowing('100', { sold: 100 }), soldShowing('200'), soldShowing('300')])
    expect((await seen()).ticketStatus).toBe('sold-out')
    expect((await readTicketingReport(db)).showings).toHaveLength(2)
    expect(said).toEqual([expect.stringContaining('showing number 2 in the feed cannot be')])
  })
})

test('a showing that is known is followed, also where its production is not told of', async () => {
  await given('production', film)
  await given('event', showing)
  await sync([soldShowing('100')])
  await sync([soldShowing('100', { state: 'cancelled' })], [])
  expect((await seen()).state).toBe('cancelled')
})
