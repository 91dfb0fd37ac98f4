import type { Showing } from '@lerret/model'
import { beforeEach, describe, expect, test } from 'vitest'
import { publishDraft } from '../../../content/records/store/publish-versions.ts'
import { findDraft, findStable, readRevision } from '../../../content/records/store/read-records.ts'
import { deleteDraft, saveDraft } from '../../../content/records/store/save-versions.ts'
import { saveAndPublish } from '../../../content/records/store/test-save.ts'
import { givenEnglishHouse } from '../../../operations/demo/test-demo-house.ts'
import { emptyDatabase, givenDatabase } from '../../../platform/db/test-database.ts'
import type { ProviderFeed } from '../provider/provider.ts'
import { soldFilm, soldShowing, toProviderFeed } from '../provider/test-provider.ts'
import { film, showing } from '../provider/test-records.ts'
import { readTicketingReport } from '../report.ts'
import { syncFeed } from './sync.ts'

const db = await givenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
let warnings: string[]
beforeEach(async () => {
  await emptyDatabase(db)
  warnings = []
})

async function sync(
  showings: Parameters<typeof toProviderFeed>[0],
  productions = [soldFilm] as ProviderFeed['productions'],
  now = NOW,
) {
  await syncFeed(toProviderFeed(showings, productions), {
    db,
    venueId: 'fjordheim',
    now,
    logWarning: (text) => void warnings.push(text),
  })
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
const readPublic = async (id = 'framsyning') => (await findStable(db, 'event', id))?.body as Showing
const readDraft = async (id = 'framsyning') => (await findDraft(db, 'event', id))?.body as Showing
const report = async (id = 'framsyning') =>
  (await readTicketingReport(db)).showings.find(({ showingId }) => showingId === id)

describe('a showing that an editor wrote', () => {
  beforeEach(async () => {
    await saveAndPublish(db, 'production', film)
    await saveAndPublish(db, 'event', showing)
  })

  test('is found by the provider’s number, and keeps its fields', async () => {
    await sync([soldShowing('100', { hall: 'Sal 1', priceFrom: 150 })])
    expect(await readPublic()).toEqual(showing)
    expect((await report())?.differs).toEqual([
      { field: 'hall', ours: 'Storsalen', theirs: 'Sal 1' },
      { field: 'priceFrom', ours: 130, theirs: 150 },
    ])
  })

  test('gets the provider’s ticket status from the first feed on', async () => {
    await sync([soldShowing('100', { sold: 100 })])
    expect((await readPublic()).ticketStatus).toBe('sold-out')
    await sync([soldShowing('100', { sold: 92, reserved: 3 })])
    expect((await readPublic()).ticketStatus).toBe('few-left')
    expect(await report()).toMatchObject({ capacity: 100, sold: 92, reserved: 3 })
  })

  test('is not published again when nothing that visitors see has changed', async () => {
    await sync([soldShowing('100')])
    const before = await readRevision(db)
    await sync([soldShowing('100', { sold: 11, reserved: 2 })])
    expect(await readRevision(db)).toBe(before)
    expect(await report()).toMatchObject({ sold: 11, reserved: 2 })
  })

  test('gets updates, except for fields that an editor has changed', async () => {
    await sync([soldShowing('100')])
    await edit({ hall: 'Kinosalen' })
    await publish()
    await sync([soldShowing('100', { hall: 'Sal 2', priceFrom: 150 })])
    expect(await readPublic()).toMatchObject({ hall: 'Kinosalen', priceFrom: 150 })
    await sync([soldShowing('100', { hall: 'Sal 3', priceFrom: 160 })])
    expect(await readPublic()).toMatchObject({ hall: 'Kinosalen', priceFrom: 160, access: ['wheelchair'] })
    expect((await report())?.differs).toEqual([{ field: 'hall', ours: 'Kinosalen', theirs: 'Sal 3' }])
  })

  test('that an editor has marked as sold out stays so, whatever the feed has', async () => {
    await sync([soldShowing('100')])
    await edit({ ticketStatus: 'sold-out' })
    await publish()
    await sync([soldShowing('100', { sold: 95 })])
    expect((await readPublic()).ticketStatus).toBe('sold-out')
  })

  test('is updated while it has an unpublished draft, and the draft stays unpublished', async () => {
    await sync([soldShowing('100')])
    await edit({ label: 'Strikkekino' })
    await sync([soldShowing('100', { sold: 100 })])
    expect(await readPublic()).toEqual({ ...showing, ticketStatus: 'sold-out' })
    expect(await readDraft()).toEqual({ ...showing, ticketStatus: 'sold-out', label: 'Strikkekino' })
  })

  test('with a new time is marked as moved, and can still be cancelled', async () => {
    await sync([soldShowing('100')])
    const time = { startsAt: '2026-11-22T18:00:00.000Z', endsAt: '2026-11-22T20:00:00.000Z' }
    await sync([soldShowing('100', time)])
    expect(await readPublic()).toMatchObject({ ...time, state: 'moved', previousStart: showing.startsAt })
    await sync([soldShowing('100', { ...time, state: 'cancelled' })])
    expect((await readPublic()).state).toBe('cancelled')
  })

  test('that disappears from the feed stays as it is, and is marked until it is back', async () => {
    await sync([soldShowing('100')])
    await sync([])
    expect(await readPublic()).toEqual(showing)
    expect((await report())?.vanishedAt).toEqual(NOW)
    expect(warnings.join()).toContain("Showing framsyning is no longer in the provider's feed")
    await sync([soldShowing('100')])
    expect((await report())?.vanishedAt).toBeNull()
  })

  test('that is over is not marked as missing', async () => {
    await sync([soldShowing('100')])
    await sync([], [], new Date('2026-11-22T12:00:00Z'))
    expect((await report())?.vanishedAt).toBeNull()
  })

  test('that an editor has deleted is not created again', async () => {
    await sync([soldShowing('100')])
    const { version = 0 } = (await findDraft(db, 'event', 'framsyning')) ?? {}
    await deleteDraft(db, { kind: 'event', id: 'framsyning', author: 'editor', basedOn: version })
    await publish()
    await sync([soldShowing('100', { sold: 100 })])
    expect(await readPublic()).toBeUndefined()
    expect(await report()).toMatchObject({ isDeleted: true })
  })

  test('whose tickets are sold at the door keeps that status', async () => {
    await edit({ ticketStatus: 'at-door' })
    await publish()
    await sync([soldShowing('100', { sold: 100 })])
    expect((await readPublic()).ticketStatus).toBe('at-door')
  })
})

describe('a new entry of the feed', () => {
  test('is public at once when its film is public', async () => {
    await saveAndPublish(db, 'production', film)
    await sync([soldShowing('100'), soldShowing('200', { saleOpensAt: '2026-11-21T09:00:00.000Z' })])
    const { showings } = await readTicketingReport(db)
    const [first, second] = await Promise.all(showings.map(({ showingId }) => readPublic(showingId)))
    expect([first, second].map((each) => each?.ticketStatus).sort()).toEqual(['not-yet', 'on-sale'])
    expect(first).toMatchObject({ productionId: 'film', priceFrom: 130, checkout: { venueId: 'fjordheim' } })
    await sync([soldShowing('100'), soldShowing('200')])
    expect((await readTicketingReport(db)).showings).toHaveLength(2)
  })

  test('is a draft when the production is new, and its showings are published with it', async () => {
    await sync([soldShowing('100')])
    const { productions, showings } = await readTicketingReport(db)
    const [production, waiting] = [productions[0]?.productionId ?? '', showings[0]?.showingId ?? '']
    const draft = (await findDraft(db, 'production', production))?.body
    expect(draft).toMatchObject({ title: 'Nosferatu', ediNumber: 'DXM20220117', ageLimit: '12', minutes: 94 })
    expect(await findStable(db, 'production', production)).toBeUndefined()
    expect(await readPublic(waiting)).toBeUndefined()
    expect(warnings.join()).toContain('production number 1 in the feed, which is new')
    await publishDraft(db, { kind: 'production', id: production, author: 'editor' })
    await sync([soldShowing('100')])
    expect(await readPublic(waiting)).toMatchObject({ productionId: production })
  })

  test('that is no film becomes a culture event, with the strictest age limit when none is given', async () => {
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

  describe('with an unusual title becomes a draft', () => {
    const UKRAINIAN = 'Хлопець, дівчинка і дощ у великому старому місті'
    test.each([
      ['a long one in other letters', UKRAINIAN, UKRAINIAN, 'хлопець,-дівчинка-і-дощ-у-великому'],
      ['only blanks', ' \u00a0 ', '7', '7'],
      ['only invisible characters', '\u200b', '7', '7'],
      ['only slashes', '//', '//', '7'],
      ['only punctuation', '!?!', '!?!', '!?!'],
      ['with a NUL character', 'Quiz\u0000kveld', 'Quiz kveld', 'quiz-kveld'],
      ['with a lone surrogate', 'Quiz \ud83d', 'Quiz \ufffd', 'quiz-\ufffd'],
      ['with a reserved first word', 'Images/Lyd', 'Images/Lyd', '7'],
    ])('%s', async (_, title, expectedTitle, slug) => {
      const evening = { id: '7', title, filmNumber: null, ageLimit: null, minutes: null }
      await sync([soldShowing('100', { productionId: '7' }), soldShowing('200')], [evening, soldFilm])
      const { productions, showings } = await readTicketingReport(db)
      expect(showings).toHaveLength(2)
      const drafts = await Promise.all(
        productions.map(async ({ productionId }) => (await findDraft(db, 'production', productionId))?.body),
      )
      expect(drafts).toContainEqual(
        expect.objectContaining({
          title: expectedTitle,
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

    test('of a film as well', async () => {
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

  test('updates its film, except for fields that an editor has changed', async () => {
    await saveAndPublish(db, 'production', film)
    await sync([])
    await saveAndPublish(db, 'production', { ...film, title: 'Nosferatu – med orgel' })
    await sync([], [{ ...soldFilm, title: 'Nosferatu (1922)', ageLimit: '15' }])
    const { body } = (await findStable(db, 'production', 'film')) ?? {}
    expect(body).toMatchObject({ title: 'Nosferatu – med orgel', ageLimit: '15', contents: film.contents })
  })

  test('that is invalid is logged and left out, and the rest is stored', async () => {
    await saveAndPublish(db, 'production', film)
    await sync([soldShowing('100', { endsAt: '2026-11-21T17:00:00.000Z' }), soldShowing('200')])
    expect((await readTicketingReport(db)).showings).toHaveLength(1)
    expect(warnings.join()).toContain('endsAt is not after startsAt')
  })

  test('with an invalid production is logged and left out with its showings, and the rest is stored', async () => {
    await saveAndPublish(db, 'production', film)
    const invalidProduction = { id: '7', title: 'Quiz', filmNumber: null, ageLimit: null, minutes: -5 }
    await sync([soldShowing('100', { productionId: '7' }), soldShowing('200')], [invalidProduction, soldFilm])
    const { productions, showings } = await readTicketingReport(db)
    expect(productions.map(({ productionId }) => productionId)).toEqual(['film'])
    expect(showings).toHaveLength(1)
    expect(warnings).toEqual([expect.stringMatching(/production number 1 in the feed is invalid: .*minutes/)])
  })

  test('whose provider names no hall gets one in the language of the house', async () => {
    await givenEnglishHouse(db)
    await saveAndPublish(db, 'production', film)
    await sync([soldShowing('100', { hall: '' })])
    const [known] = (await readTicketingReport(db)).showings
    expect((await readPublic(known?.showingId)).hall).toBe('The hall')
  })

  test('with a duplicate number is ignored', async () => {
    await saveAndPublish(db, 'production', film)
    await sync(
      [soldShowing('100', { hall: 'Sal 1' }), soldShowing('100', { hall: 'Sal 2' }), soldShowing('200')],
      [soldFilm, { ...soldFilm, title: 'Nosferatu (1922)' }],
    )
    const { showings } = await readTicketingReport(db)
    const halls = await Promise.all(showings.map(async ({ showingId }) => (await readPublic(showingId)).hall))
    expect(halls.sort()).toEqual(['Sal 1', 'Storsalen'])
    expect((await findStable(db, 'production', 'film'))?.body).toMatchObject({ title: 'Nosferatu' })
    expect(warnings).toEqual([
      expect.stringContaining('production number 2 in the feed is a duplicate'),
      expect.stringContaining('showing number 2 in the feed is a duplicate'),
    ])
  })

  test('with too large a count is logged and left out, and the rest is stored', async () => {
    await saveAndPublish(db, 'production', film)
    await saveAndPublish(db, 'event', showing)
    await sync([soldShowing('100')])
    await sync([
      soldShowing('100', { sold: 2 ** 31 }),
      soldShowing('200', { capacity: 2 ** 31 }),
      soldShowing('300'),
    ])
    expect(await report()).toMatchObject({ sold: 10 })
    expect((await readTicketingReport(db)).showings).toHaveLength(2)
    expect(warnings).toEqual([
      expect.stringMatching('framsyning is invalid: .*SQLSTATE 22003'),
      expect.stringMatching('showing number 2 in the feed is invalid: .*SQLSTATE 22003'),
    ])
  })

  test('that was deleted while it waited for its film does not stop the others', async () => {
    await sync([soldShowing('100')])
    const [waiting] = (await readTicketingReport(db)).showings
    const change = { kind: 'event', id: waiting?.showingId ?? '', author: 'editor' } as const
    await deleteDraft(db, { ...change, basedOn: 1 })
    await sync([soldShowing('100', { sold: 20 })])
    expect(await report(waiting?.showingId)).toMatchObject({ sold: 20, isDeleted: true, isWaiting: true })
  })

  test('with a number that an editor gave to a linked showing is left out, and the rest is stored', async () => {
    await saveAndPublish(db, 'production', film)
    await saveAndPublish(db, 'event', showing)
    await sync([soldShowing('100')])
    await edit({ checkout: { venueId: 'fjordheim', eventId: '200' } })
    await sync([soldShowing('100', { sold: 100 }), soldShowing('200'), soldShowing('300')])
    expect((await readPublic()).ticketStatus).toBe('sold-out')
    expect((await readTicketingReport(db)).showings).toHaveLength(2)
    expect(warnings).toEqual([expect.stringContaining('showing number 2 in the feed is invalid')])
  })
})

test('a linked showing is updated, also when the feed leaves out its production', async () => {
  await saveAndPublish(db, 'production', film)
  await saveAndPublish(db, 'event', showing)
  await sync([soldShowing('100')])
  await sync([soldShowing('100', { state: 'cancelled' })], [])
  expect((await readPublic()).state).toBe('cancelled')
})

describe('a production without a film number', () => {
  const namesake = { ...soldFilm, id: 'tittel', filmNumber: null, title: ' NOSFERATU' }

  test('is the only production with its title, whatever the case', async () => {
    await saveAndPublish(db, 'production', film)
    await sync([soldShowing('300', { productionId: 'tittel' })], [namesake])
    const { productions } = await readTicketingReport(db)
    expect(productions.map(({ productionId }) => productionId)).toEqual(['film'])
  })

  test('is new when two productions have its title', async () => {
    await saveAndPublish(db, 'production', film)
    const remake = { id: 'remake', ediNumber: 'DXM20240117', parentSlug: 'nosferatu-dxm-20240117' }
    await saveAndPublish(db, 'production', { ...film, ...remake, pageReference: remake.parentSlug })
    await sync([soldShowing('300', { productionId: 'tittel' })], [namesake])
    const { productions } = await readTicketingReport(db)
    expect(['film', 'remake']).not.toContain(productions[0]?.productionId)
  })
})
