import { demoHouse } from '@lerret/demo'
import type { Film, Showing, SiteConfig } from '@lerret/model'
import { NYNORSK } from '@lerret/words/all'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addPerson, getMemberId } from '../accounts/people.ts'
import { person } from '../accounts/table.ts'
import { findDraft, publishDraft, saveDraft, unpublish } from '../content/store.ts'
import { openSmtp } from '../mail/smtp.ts'
import { findHeader, startTestSmtpServer } from '../mail/test-smtp-server.ts'
import { films, givenHouse, PUBLIC_URL, RESET_KEY, refusal } from '../partner-api/test-members.ts'
import { ticket } from '../tickets/table.ts'
import { watchListEntry } from '../watch-list/table.ts'
import { sendDue } from './send.ts'
import { watchMail } from './table.ts'

const house = await givenHouse()
const { db } = house
const smtpServer = await startTestSmtpServer()
afterAll(() => smtpServer.stop())
const [nosferatu, metropolis] = films as [Film, Film]
const site = demoHouse({
  today: '2026-11-20',
  host: PUBLIC_URL,
  checkoutHost: 'https://c.example',
}).records.find(({ kind }) => kind === 'site')?.record as SiteConfig

let said: string[]
const parts = {
  db,
  mailer: openSmtp(smtpServer.url),
  publicUrl: PUBLIC_URL,
  now: () => house.now,
  say: (text: string) => void said.push(text),
}
const send = (most?: number) => sendDue({ ...parts, ...(most && { most }) }, new AbortController().signal)
const told = () => smtpServer.mails.map(({ to, subject }) => `${to?.[0]?.address} ${subject}`)
const KARI = 'kari@nordmann.example'
const OLA = 'ola@nordmann.example'

beforeEach(async () => {
  await db.delete(person)
  await db.execute(sql`delete from content_publication where kind = 'event'`)
  await db.execute(sql`delete from content_record where kind = 'event'`)
  await db.execute(sql`delete from content_version where kind = 'event'`)
  await chooseSite({})
  house.resetLimits()
  house.now = new Date('2026-11-20T12:00:00Z')
  house.mails.length = 0
  smtpServer.mails.length = 0
  smtpServer.isClosed = false
  smtpServer.refused.clear()
  smtpServer.refusedWhole.clear()
  said = []
})

async function chooseSite(change: Partial<SiteConfig>) {
  const draft = await findDraft(db, 'site', site.id)
  const body = { ...site, ...change }
  const saved = { kind: 'site', id: site.id, author: 'test' } as const
  await saveDraft(db, { ...saved, basedOn: draft?.version ?? 0, body })
  await publishDraft(db, saved)
}

async function givenMember(email = KARI, partner = '178') {
  const browser = house.browser(partner)
  await browser.signUp(email)
  return { ...browser, watch: ({ id }: Film) => browser.post('AddToWatchlistDx', { id }) }
}

let number = 0
async function showFilm({ id }: Film, startsAt: string, change: Partial<Showing> = {}) {
  number += 1
  const record: Showing = {
    id: `watch-mail-${number}`,
    productionId: id,
    startsAt,
    hall: 'Storsalen',
    state: 'planned',
    endsAt: new Date(Date.parse(startsAt) + 7_200_000).toISOString(),
    ticketStatus: 'on-sale',
    formats: [],
    access: [],
    ...change,
  }
  const saved = { kind: 'event', id: record.id, author: 'test' } as const
  await saveDraft(db, { ...saved, basedOn: 0, body: record })
  await publishDraft(db, saved)
  return record
}
const pass = (to: string) => {
  house.now = new Date(to)
}
const linkIn = (at: number, pattern: RegExp) => pattern.exec(smtpServer.mails[at]?.text ?? '')?.[0] ?? ''
const keyIn = (at: number) => linkIn(at, /(?<=#stopp=)[\w-]{43}/)

describe('a film that gets showings', () => {
  test('is told of once, from the house, with when and where and a way to buy', async () => {
    const kari = await givenMember()
    await kari.watch(metropolis)
    await send()
    expect(told()).toEqual([])
    await showFilm(metropolis, '2026-11-28T18:00:00Z')
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
    await send()
    await send()
    const [mail] = smtpServer.mails
    expect(told()).toEqual([`${KARI} ${metropolis.title} er sett opp hos Fjordheim kulturhus`])
    expect(mail?.from).toEqual({ name: 'Fjordheim kulturhus', address: 'post@fjordheim.example' })
    expect(mail?.text).toContain(`${metropolis.title}: første gong onsdag 25. november kl. 19.00, Storsalen.`)
    expect(mail?.text).toContain(`${PUBLIC_URL}/${metropolis.parentSlug}\n`)
    // Nor when it is off the list for a while, nor for more showings, nor when it comes back another year.
    await kari.post('RemoveFromWatchlistDx', { id: metropolis.id })
    await kari.watch(metropolis)
    await showFilm(metropolis, '2026-11-29T18:00:00Z')
    await send()
    pass('2027-11-20T12:00:00Z')
    await send()
    await showFilm(metropolis, '2027-11-29T18:00:00Z')
    await send()
    expect(told()).toHaveLength(1)
  })

  test('is no news to one who put it on the list when it was shown, until it has been away', async () => {
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
    const kari = await givenMember()
    await kari.watch(metropolis)
    await send()
    await showFilm(metropolis, '2026-11-26T18:00:00Z')
    await send()
    expect(told()).toEqual([])
    pass('2026-12-10T12:00:00Z')
    await send()
    await showFilm(metropolis, '2027-01-10T18:00:00Z')
    await send()
    expect(told()).toHaveLength(1)
  })

  test('is one mail with others, and each member has their own', async () => {
    const [kari, ola] = [await givenMember(), await givenMember(OLA)]
    await kari.watch(metropolis)
    await kari.watch(nosferatu)
    await ola.watch(nosferatu)
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
    await showFilm(nosferatu, '2026-11-26T18:00:00Z')
    expect(await send(1)).toEqual({ isMore: true })
    expect(told()).toEqual([`${KARI} 2 filmar du vil sjå, er sette opp hos Fjordheim kulturhus`])
    await send()
    expect(told().slice(1)).toEqual([`${OLA} ${nosferatu.title} er sett opp hos Fjordheim kulturhus`])
    expect(keyIn(0)).not.toBe(keyIn(1))
  })

  test.each<[string, Partial<Showing>]>([
    ['is cancelled', { state: 'cancelled' }],
    ['is postponed', { state: 'postponed' }],
    ['is sold out', { ticketStatus: 'sold-out' }],
  ])('has none that %s', async (_, change) => {
    await (await givenMember()).watch(metropolis)
    await showFilm(metropolis, '2026-11-25T18:00:00Z', change)
    await send()
    expect(told()).toEqual([])
  })

  test('is told of when its showing is public, and not before', async () => {
    await (await givenMember()).watch(metropolis)
    const showing = await showFilm(metropolis, '2026-11-25T18:00:00Z')
    const record = { kind: 'event', id: showing.id, author: 'test' } as const
    await unpublish(db, record)
    await send()
    expect(told()).toEqual([])
    await publishDraft(db, record)
    await send()
    expect(told()).toHaveLength(1)
  })

  test('waits until people are up', async () => {
    await (await givenMember()).watch(metropolis)
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
    pass('2026-11-20T23:00:00Z')
    await send()
    expect(told()).toEqual([])
    pass('2026-11-21T08:00:00Z')
    await send()
    expect(told()).toHaveLength(1)
  })
})

describe('before the last showing', () => {
  beforeEach(async () => {
    await showFilm(metropolis, '2026-11-22T18:00:00Z')
    await showFilm(metropolis, '2026-11-28T18:00:00Z')
    await (await givenMember()).watch(metropolis)
    await send()
  })

  test('members are told the day before, once', async () => {
    pass('2026-11-27T10:59:00Z')
    await send()
    expect(told()).toEqual([])
    pass('2026-11-27T11:00:00Z')
    await send()
    await send()
    expect(told()).toEqual([`${KARI} Siste framsyning: ${metropolis.title}`])
    expect(smtpServer.mails[0]?.text).toContain(
      `${metropolis.title}: laurdag 28. november kl. 19.00, Storsalen.`,
    )
    await showFilm(metropolis, '2026-12-05T18:00:00Z')
    pass('2026-12-04T12:00:00Z')
    await send()
    expect(told()).toHaveLength(1)
  })

  test('nobody is told of one that was not the last', async () => {
    pass('2026-11-21T12:00:00Z')
    await send()
    expect(told()).toEqual([])
  })

  const givenTicket = async () => {
    const personId = await getMemberId(db, '178', KARI)
    await db.insert(ticket).values({
      partner: '178',
      personId,
      productionId: metropolis.id,
      title: 'Metropolis',
      notes: '',
      qrCode: 'billett-1',
      qrUrl: '',
      poster: '',
      hall: 'Storsalen',
      startsAt: new Date('2026-11-22T18:00:00Z'),
      expiresAt: new Date('2026-11-22T20:00:00Z'),
      seats: { info: '', seats: [] },
    })
  }

  test('whoever has a ticket is left in peace', async () => {
    await givenTicket()
    await house.confirmEmail(KARI)
    pass('2026-11-27T12:00:00Z')
    await send()
    expect(told()).toEqual([])
  })

  test('a ticket for an address that is not confirmed is not shown by a mail that does not come', async () => {
    await givenTicket()
    pass('2026-11-27T12:00:00Z')
    await send()
    expect(told()).toEqual([`${KARI} Siste framsyning: ${metropolis.title}`])
  })

  test('whoever found the film that same day is, too', async () => {
    pass('2026-11-27T12:00:00Z')
    await (await givenMember(OLA)).watch(metropolis)
    await send()
    expect(told()).toEqual([`${KARI} Siste framsyning: ${metropolis.title}`])
  })
})

test('a film that is shown once, tomorrow, is one mail and not two', async () => {
  await (await givenMember()).watch(metropolis)
  await showFilm(metropolis, '2026-11-21T18:00:00Z')
  await send()
  await send()
  expect(told()).toHaveLength(1)
})

describe('mails go to nobody', () => {
  beforeEach(async () => {
    await (await givenMember()).watch(metropolis)
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
  })
  const expectNone = async () => {
    await send()
    expect(told()).toEqual([])
  }

  test('while visitors are not let in', async () => {
    await chooseSite({ published: false })
    await expectNone()
  })

  test('of another partner than the site’s', async () => {
    await chooseSite({ partners: [118] })
    await expectNone()
  })

  test('of a film that is no longer public', async () => {
    const film = { kind: 'production', id: metropolis.id, author: 'test' } as const
    await unpublish(db, film)
    await expectNone()
    await publishDraft(db, film)
  })

  test('who cannot log in', async () => {
    await db.delete(person)
    const personId = await addPerson(db, { realm: '178', role: 'member', name: 'Kari', email: KARI })
    await db
      .insert(watchListEntry)
      .values({ personId, productionId: metropolis.id, addedAt: house.now, awaitsShowings: true })
    await expectNone()
  })

  test('after the film was taken off the list', async () => {
    await db.delete(watchListEntry)
    await expectNone()
  })
})

describe('a mail server', () => {
  beforeEach(async () => {
    for (const email of [KARI, OLA]) await (await givenMember(email)).watch(metropolis)
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
  })

  test('that takes nothing is tried again later, and nobody is forgotten', async () => {
    smtpServer.isClosed = true
    expect(await send()).toEqual({ isMore: false })
    expect(said).toEqual([expect.stringContaining('not told')])
    smtpServer.isClosed = false
    await send()
    expect(told()).toHaveLength(2)
  })

  test('that does not know an address gets the others’ mails, and is not asked again', async () => {
    smtpServer.refused.set(KARI, 550)
    await send()
    expect(told()).toEqual([expect.stringContaining(OLA)])
    smtpServer.refused.clear()
    await send()
    expect(told()).toHaveLength(1)
  })

  test('that wants an address’s mail later gets it later', async () => {
    smtpServer.refused.set(KARI, 450)
    await send()
    expect(told()).toEqual([expect.stringContaining(OLA)])
    smtpServer.refused.clear()
    await send()
    expect(told()).toEqual([expect.stringContaining(OLA), expect.stringContaining(KARI)])
  })

  test.each([550, 552, 554])(
    'that reads a mail to its end and answers %i gets the others’ mails, and not that one again',
    async (answer) => {
      smtpServer.refusedWhole.set(KARI, answer)
      await send()
      expect(told()).toEqual([expect.stringContaining(OLA)])
      expect(said).toEqual([expect.stringMatching(`will not be told .* ${answer}`)])
      expect(said.join()).not.toContain(KARI)
      smtpServer.refusedWhole.clear()
      await send()
      expect(told()).toHaveLength(1)
    },
  )

  test.each([451, 452])(
    'that reads a mail to its end and answers %i gets it later, after the others’',
    async (answer) => {
      smtpServer.refusedWhole.set(KARI, answer)
      await send()
      expect(told()).toEqual([expect.stringContaining(OLA)])
      smtpServer.refusedWhole.clear()
      await send()
      expect(told()).toEqual([expect.stringContaining(OLA), expect.stringContaining(KARI)])
    },
  )

  test('that closes after a mail is left in peace until the next time', async () => {
    smtpServer.refusedWhole.set(KARI, 421)
    expect(await send()).toEqual({ isMore: false })
    expect(told()).toEqual([])
    smtpServer.refusedWhole.clear()
    await send()
    expect(told()).toHaveLength(2)
  })

  test('that wants a whole run’s mails later does not keep others’ from being sent', async () => {
    smtpServer.refusedWhole.set(KARI, 451)
    expect(await send(1)).toEqual({ isMore: false })
    expect(told()).toEqual([expect.stringContaining(OLA)])
    // Nor is it asked again at once.
    expect(await send(1)).toEqual({ isMore: false })
  })
})

describe('stopping', () => {
  async function givenMail() {
    const kari = await givenMember()
    await kari.watch(metropolis)
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
    await send()
    return kari
  }
  const wants = async (member: { get: Awaited<ReturnType<typeof givenMember>>['get'] }) =>
    (await member.get('GetUserDx')).json().WatchMails

  test('is one press of the mail program’s own button, by whoever has the mail, as often as they like', async () => {
    const kari = await givenMail()
    expect(findHeader(smtpServer.mails[0], 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = /^<(.*)>$/.exec(findHeader(smtpServer.mails[0], 'list-unsubscribe') ?? '')?.[1] ?? ''
    for (let press = 0; press < 2; press++) {
      const reply = await house.app.inject({
        method: 'POST',
        url: address.slice(PUBLIC_URL.length),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect([reply.statusCode, reply.body]).toEqual([200, 'true'])
      expect(await wants(kari)).toBe(false)
    }
  })

  test('is also one press of the link in the text, which leads to a page that does the same', async () => {
    const kari = await givenMail()
    expect(linkIn(0, /https:\S+#stopp=\S+/)).toBe(`${PUBLIC_URL}/vil-sja#stopp=${keyIn(0)}`)
    const opened = await house.app.inject(`/partners/178/api/StopWatchMailsDx?key=${keyIn(0)}`)
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/vil-sja#stopp=${keyIn(0)}`])
    expect(await wants(kari)).toBe(true)
    expect((await house.browser('178').post(`StopWatchMailsDx?key=${keyIn(0)}`)).json()).toBe(true)
    expect(await wants(kari)).toBe(false)
  })

  test('lies with whoever has the mailbox: a new password by mail shuts out whoever used their address', async () => {
    const stranger = await givenMail()
    const { text = '' } = smtpServer.mails[0] ?? {}
    expect(text).toContain(NYNORSK.watchMailNotYou)
    expect(text).toContain(`${PUBLIC_URL}/gloymt-passord`)
    const owner = house.browser('178')
    await owner.post(`StopWatchMailsDx?key=${keyIn(0)}`)
    await owner.post('ForgotPasswordDx', { Email: KARI })
    const Key = await house.findLink(KARI, RESET_KEY)
    await owner.post('ResetPasswordDx', { Key, Password: 'eit heilt nytt passord' })
    expect((await stranger.post('SetWatchMailsDx', { Wanted: true })).statusCode).toBe(401)
    await owner.logIn(KARI, 'eit heilt nytt passord')
    expect(await wants(owner)).toBe(false)
  })

  test('keeps no key, and takes no other', async () => {
    const kari = await givenMail()
    expect(JSON.stringify(await db.select().from(watchMail))).not.toContain(keyIn(0))
    expect(refusal(await house.browser('178').post(`StopWatchMailsDx?key=${'x'.repeat(43)}`))).toEqual([
      404,
      'stop_link_invalid',
    ])
    expect(await wants(kari)).toBe(true)
  })

  test('holds until the member wants mails again, and then tells no old news', async () => {
    const kari = await givenMember()
    await kari.post('SetWatchMailsDx', { Wanted: false })
    await kari.watch(metropolis)
    await kari.watch(nosferatu)
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
    await send()
    expect(await wants(kari)).toBe(false)
    await kari.post('SetWatchMailsDx', { Wanted: true })
    await showFilm(nosferatu, '2026-11-25T18:00:00Z')
    await send()
    expect(told()).toEqual([`${KARI} ${nosferatu.title} er sett opp hos Fjordheim kulturhus`])
  })

  test('is for members, and is taken along with all else that is kept of them', async () => {
    expect(refusal(await house.browser('178').post('SetWatchMailsDx', { Wanted: false }))).toEqual([
      401,
      'login_needed',
    ])
    const kari = await givenMail()
    expect((await kari.get('ExportUserDx')).json().WatchMails).toEqual({
      Wanted: true,
      Sent: [
        {
          MovieId: metropolis.id,
          Title: metropolis.title,
          Kind: 'showings',
          SentAt: '2026-11-20T12:00:00.000Z',
        },
      ],
    })
  })
})
