import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { person } from '../../members/accounts/table.ts'
import { clubItem } from '../../members/club/table.ts'
import { review } from '../../members/reviews/table.ts'
import { films, givenHouse } from '../../members/test-members.ts'
import { ticket } from '../../members/tickets/table.ts'
import { watchListEntry } from '../../members/watch-list/table.ts'
import { setHouseFact } from '../../platform/house-facts/store.ts'
import { DEMO_FACT } from './demo-content.ts'
import { seedDemoMembers } from './demo-members.ts'

const house = await givenHouse()
const { db } = house
beforeEach(async () => {
  await db.execute(sql`truncate person, club_item, house_fact cascade`)
  house.resetLimits()
  house.now = new Date('2026-11-20T12:00:00Z')
})

const seed = (today = '2026-11-20', password: string | undefined = 'passord for demoen') =>
  seedDemoMembers({
    db,
    passwords: house.passwords,
    password,
    today,
    now: house.now,
  })
const readAll = async () => [
  await db.select().from(person),
  await db.select().from(review),
  await db.select().from(ticket),
  await db.select().from(clubItem),
]

test('a house that is not the demo gets no members', async () => {
  expect(await seed()).toBeNull()
  expect(await db.select().from(person)).toEqual([])
})

test('the demo gets accounts that can log in, returned once', async () => {
  await setHouseFact(db, DEMO_FACT, 'demo')
  expect(await seed()).toEqual({
    emails: ['admin', 'redaktor', 'medlem', 'klubb'].map((key) => `${key}@fjordheim.example`),
    password: 'passord for demoen',
  })
  expect(await seed()).toBeNull()
  for (const partner of ['178', '118']) {
    const browser = house.browser(partner)
    expect((await browser.logIn('medlem@fjordheim.example', 'passord for demoen')).statusCode).toBe(200)
    expect((await browser.get('GetWatchlistDx')).json()).toHaveLength(6)
    expect((await browser.get('GetTicketsDx')).json()).toHaveLength(4)
    expect((await browser.get('GetUserDx')).json().IsClubMember).toBe(false)
    const club = house.browser(partner)
    await club.logIn('klubb@fjordheim.example', 'passord for demoen')
    const { Member, Offers, Screenings } = (await club.get('GetClubDx')).json()
    expect(Member.UserName).toBe('Kåre Klubbmedlem')
    expect([Offers.length, Screenings.length]).toEqual([3, 2])
    for (const { ediNumber } of films) {
      const info = (await browser.get(`GetMovieByEdiDx?edi=${ediNumber}`)).json()
      expect(info.RatingCount).toBeGreaterThan(1)
    }
  }
  for (const email of ['admin@fjordheim.example', 'redaktor@fjordheim.example']) {
    const payload = { email, password: 'passord for demoen' }
    const reply = await house.app.inject({ method: 'POST', url: '/redaksjon/api/session', payload })
    expect(reply.statusCode).toBe(200)
  }
})

test('the demo’s own addresses are confirmed, also those of accounts from before there was such a thing', async () => {
  await setHouseFact(db, DEMO_FACT, 'demo')
  await seed()
  await house.browser().signUp('gjest@fjordheim.example')
  const readUnconfirmed = () =>
    db.select({ email: person.email }).from(person).where(eq(person.emailVerified, false))
  expect(await readUnconfirmed()).toEqual([{ email: 'gjest@fjordheim.example' }])
  await db.update(person).set({ emailVerified: false })
  await seed('2026-11-21')
  const staff = ['admin', 'redaktor'].map((key) => ({ email: `${key}@fjordheim.example` }))
  expect(await readUnconfirmed()).toEqual(
    expect.arrayContaining([{ email: 'gjest@fjordheim.example' }, ...staff]),
  )
  expect(await readUnconfirmed()).toHaveLength(3)
})

test('without a password a random one is generated', async () => {
  await setHouseFact(db, DEMO_FACT, 'demo')
  const accounts = await seedDemoMembers({
    db,
    passwords: house.passwords,
    password: undefined,
    today: '2026-11-20',
    now: house.now,
  })
  expect(accounts?.password).toMatch(/^[\w-]{12}$/)
  const reply = await house.browser().logIn('medlem@fjordheim.example', accounts?.password)
  expect(reply.statusCode).toBe(200)
})

test('invented people of the demo cannot log in', async () => {
  await setHouseFact(db, DEMO_FACT, 'demo')
  await seed()
  for (const password of ['', 'passord for demoen']) {
    expect((await house.browser().logIn('astrid@fjordheim.example', password)).statusCode).toBe(401)
  }
})

test('the next day tickets and the club’s evenings are moved, and changes of members stay', async () => {
  await setHouseFact(db, DEMO_FACT, 'demo')
  await seed()
  const before = await readAll()
  const medlem = house.browser()
  await medlem.logIn('medlem@fjordheim.example', 'passord for demoen')
  const [first] = (await medlem.get('GetWatchlistDx')).json()
  await medlem.post('RemoveFromWatchlistDx', { id: first.MovieId })
  const starts = async () =>
    (await medlem.get('GetTicketsDx')).json().map(({ StartTime }: { StartTime: string }) => StartTime)
  const old = await starts()

  expect(await seed('2026-12-20')).toBeNull()
  house.now = new Date('2026-12-20T12:00:00Z')
  // The session has ended by then.
  await medlem.logIn('medlem@fjordheim.example', 'passord for demoen')
  expect(await starts()).not.toEqual(old)
  expect((await starts())[0] > '2026-12-20').toBe(true)
  const after = await readAll()
  expect(after.map(({ length }) => length)).toEqual(before.map(({ length }) => length))
  expect(await db.select().from(watchListEntry)).toHaveLength(2 * 9 - 1)
})

test('a demo member who was deleted stays deleted', async () => {
  await setHouseFact(db, DEMO_FACT, 'demo')
  await seed()
  const medlem = house.browser()
  await medlem.logIn('medlem@fjordheim.example', 'passord for demoen')
  await medlem.post('DeleteUserDx', { Password: 'passord for demoen' })
  await seed('2026-12-20')
  expect((await house.browser().logIn('medlem@fjordheim.example', 'passord for demoen')).statusCode).toBe(401)
})
