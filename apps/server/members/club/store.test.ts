import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenHouse, refusal } from '../test-members.ts'
import { CARD_SECONDS, cardCode, isCardCode, readCardNumber } from './card.ts'
import { readClubNights } from './sign-ups.ts'
import { addClubCode, checkCard, joinByStaff, removeByStaff } from './store.ts'
import { clubItem, clubSignUp } from './table.ts'

const house = await givenHouse()
const { db } = house
const EMAIL = 'kari@nordmann.example'
beforeEach(async () => {
  await house.reset(new Date('2026-11-20T12:00:00Z'))
  await db.delete(clubItem)
})

async function givenMember(partner = '118') {
  const browser = house.browser(partner)
  await browser.signUp(EMAIL)
  return browser
}

async function givenClubMember() {
  const kari = await givenMember()
  await kari.post('JoinClubDx', { Code: await addClubCode(db, '118', house.now) })
  return kari
}

describe('the cinema club', () => {
  test('can be joined with a code, however it is typed, and left again', async () => {
    const kari = await givenMember()
    const code = await addClubCode(db, '118', house.now)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    expect(
      (await kari.post('JoinClubDx', { Code: ` ${code.toLowerCase().replace('-', ' ')} ` })).json(),
    ).toBe(true)
    expect((await kari.get('GetUserDx')).json().IsClubMember).toBe(true)
    expect((await kari.get('ExportUserDx')).json().Club).toMatchObject({ Number: expect.any(Number) })
    expect((await kari.post('LeaveClubDx')).json()).toBe(true)
    expect((await kari.get('GetUserDx')).json().IsClubMember).toBe(false)
    expect((await kari.post('LeaveClubDx')).statusCode).toBe(200)
  })

  test('signs members up for screenings that have not begun, until they sign off or leave', async () => {
    const kari = await givenClubMember()
    const ola = house.browser()
    await ola.signUp('ola@nordmann.example', 'Ola')
    const item = { partner: '118', title: 'Klubbkveld', text: '', hall: 'Kjellaren' }
    const [night, begun] = await db
      .insert(clubItem)
      .values([
        {
          ...item,
          kind: 'screening',
          startsAt: new Date('2026-11-21T18:00:00Z'),
          endsAt: new Date('2026-11-21T20:00:00Z'),
        },
        {
          ...item,
          kind: 'screening',
          startsAt: new Date('2026-11-20T11:00:00Z'),
          endsAt: new Date('2026-11-20T13:00:00Z'),
        },
      ])
      .returning({ id: clubItem.id })
    const signUp = (browser: typeof kari, id: string | undefined, isComing = true) =>
      browser.post('SignUpForScreeningDx', { Id: id, Coming: isComing })
    const readNight = async () =>
      (await kari.get('GetClubDx')).json().Screenings.find(({ Id }: { Id: string }) => Id === night?.id)
    expect(await readNight()).toMatchObject({ SignUpCount: 0, IsSignedUp: false })
    for (let time = 0; time < 2; time++) expect((await signUp(kari, night?.id)).json()).toBe(true)
    expect(await readNight()).toMatchObject({ SignUpCount: 1, IsSignedUp: true })
    expect((await kari.get('ExportUserDx')).json().Club.SignUps).toMatchObject([{ Title: 'Klubbkveld' }])
    expect(refusal(await signUp(ola, night?.id))).toEqual([403, 'club_members_only'])
    expect(refusal(await signUp(kari, begun?.id))).toEqual([404, 'screening_not_found'])
    await signUp(kari, night?.id, false)
    expect(await readNight()).toMatchObject({ SignUpCount: 0, IsSignedUp: false })
    await signUp(kari, night?.id)
    const [{ members = [], ...listed } = {}, ...others] = (await readClubNights(db, house.now)).slice(1)
    expect(listed).toMatchObject({ partner: '118', title: 'Klubbkveld', hall: 'Kjellaren' })
    expect(members).toEqual([{ number: expect.any(Number), name: 'Kari' }])
    expect(others).toEqual([])
    expect(await readClubNights(db, new Date('2026-11-22T00:00:00Z'))).toEqual([])
    await kari.post('LeaveClubDx')
    expect((await readClubNights(db, house.now)).map(({ members }) => members)).toEqual([[], []])
    expect(await db.select().from(clubSignUp)).toEqual([])
  })

  test('accepts a code once, at its own partner, until it expires', async () => {
    const kari = await givenMember()
    const ola = house.browser()
    await ola.signUp('ola@nordmann.example', 'Ola')
    const insertMember = async (Code: string) => refusal(await kari.post('JoinClubDx', { Code }))
    const refused = [400, 'club_code_invalid', 'Code']
    expect(await insertMember('')).toEqual(refused)
    expect(await insertMember('AAAA-AAAA')).toEqual(refused)
    expect(await insertMember(await addClubCode(db, '178', house.now))).toEqual(refused)
    const old = await addClubCode(db, '118', house.now)
    house.now = new Date(+house.now + 91 * 24 * 3_600_000)
    // Sessions have ended by then.
    await kari.logIn(EMAIL)
    await ola.logIn('ola@nordmann.example')
    expect(await insertMember(old)).toEqual(refused)
    const code = await addClubCode(db, '118', house.now)
    await kari.post('JoinClubDx', { Code: code })
    expect(refusal(await ola.post('JoinClubDx', { Code: code }))).toEqual(refused)
  })

  test('limits attempts with codes', async () => {
    const kari = await givenMember()
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => kari.post('JoinClubDx', { Code: 'AAAA-AAAA' })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(15)
  })

  test('can be joined and left through staff, at the member’s own partner', async () => {
    const kari = await givenMember()
    await expect(joinByStaff(db, { partner: '118', email: EMAIL, now: house.now })).rejects.toMatchObject({
      code: 'email_unconfirmed',
    })
    await house.confirmEmail(EMAIL, kari)
    await joinByStaff(db, { partner: '118', email: ' Kari@Nordmann.example', now: house.now })
    await joinByStaff(db, { partner: '118', email: EMAIL, now: house.now })
    expect((await kari.get('GetUserDx')).json().IsClubMember).toBe(true)
    await removeByStaff(db, '118', EMAIL)
    expect((await kari.get('GetUserDx')).json().IsClubMember).toBe(false)
    await expect(joinByStaff(db, { partner: '178', email: EMAIL, now: house.now })).rejects.toMatchObject({
      code: 'member_not_found',
    })
  })

  test('shows its card, current offers and screenings to its members only', async () => {
    const soon = new Date(+house.now + 3_600_000)
    const over = new Date(+house.now - 1)
    const item = { partner: '118', text: '', endsAt: soon }
    await db.insert(clubItem).values([
      { ...item, kind: 'offer', title: 'Gratis popkorn' },
      { ...item, kind: 'offer', title: 'For seint', endsAt: over },
      { ...item, kind: 'offer', title: 'Hos den andre', partner: '178' },
      { ...item, kind: 'screening', title: 'Klubbkveld', startsAt: soon, hall: 'Vesalen' },
    ])
    const kari = await givenMember()
    expect(refusal(await kari.get('GetClubDx'))).toEqual([403, 'club_members_only'])
    await kari.post('JoinClubDx', { Code: await addClubCode(db, '118', house.now) })
    const club = (await kari.get('GetClubDx')).json()
    expect(club.Member).toMatchObject({ UserName: 'Kari', JoinedAt: house.now.toISOString() })
    expect(club.Offers).toMatchObject([{ Title: 'Gratis popkorn', EndsAt: soon.toISOString() }])
    expect(club.Screenings).toMatchObject([
      { Title: 'Klubbkveld', StartTime: soon.toISOString(), Screen: 'Vesalen' },
    ])
  })
})

describe('the member card', () => {
  const check = (code: string, partner: '118' | '178' = '118') =>
    checkCard(db, { partner, code, now: house.now })

  test('is accepted while its code is current, at its own partner', async () => {
    const kari = await givenClubMember()
    const { CardCode, ChangesAt, Number: number } = (await kari.get('GetClubDx')).json().Member
    expect(await check(CardCode)).toEqual({ number, name: 'Kari' })
    expect(await check(` ${CardCode.toLowerCase()} `)).toEqual({ number, name: 'Kari' })
    expect(await check(CardCode, '178')).toBeNull()
    expect(Date.parse(ChangesAt) - +house.now).toBeLessThanOrEqual(CARD_SECONDS * 1000)

    house.now = new Date(ChangesAt)
    expect((await kari.get('GetClubDx')).json().Member.CardCode).not.toBe(CardCode)
    expect(await check(CardCode)).toEqual({ number, name: 'Kari' })
    house.now = new Date(+house.now + CARD_SECONDS * 1000)
    expect(await check(CardCode)).toBeNull()
  })

  test('is invalid when its owner has left the club', async () => {
    const kari = await givenClubMember()
    const { CardCode } = (await kari.get('GetClubDx')).json().Member
    await kari.post('LeaveClubDx')
    expect(await check(CardCode)).toBeNull()
    for (const code of ['', 'tull', '1001', '1001-', '99999999999-AAAAAAAA'])
      expect(await check(code)).toBeNull()
  })

  test('has a code that is valid only for its number, key and minute', () => {
    const card = fc.record({ number: fc.integer({ min: 1, max: 999_999 }), key: fc.string({ minLength: 1 }) })
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(card, card, instant, (one, other, now) => {
        const code = cardCode(one, now)
        expect(readCardNumber(code)).toBe(one.number)
        expect(isCardCode(one, code, now)).toBe(true)
        expect(isCardCode(one, code, new Date(+now + 2 * CARD_SECONDS * 1000))).toBe(false)
        expect(isCardCode(one, code, new Date(+now - CARD_SECONDS * 1000))).toBe(false)
        if (one.key !== other.key) expect(isCardCode({ ...one, key: other.key }, code, now)).toBe(false)
      }),
    )
  })
})
