import { demoHouse } from '@lerret/demo'
import { type Film, listSiteRecords, readSite, type Showing, type SiteConfig, splitSite } from '@lerret/model'
import { NYNORSK } from '@lerret/words/all'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { showing } from '../../../../packages/page-engine/testing/test-records.ts'
import { publishDraft, unpublish } from '../../content/records/store/publish-versions.ts'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { openSmtp } from '../../platform/mail/smtp.ts'
import { PUBLIC_URL } from '../../programs/identity/test-identity.ts'
import { findHeader, startTestSmtpServer } from '../../testing/smtp-server.ts'
import { addPerson, getMemberId } from '../accounts/people.ts'
import { person } from '../accounts/table.ts'
import { films, givenHouse, RESET_KEY, refusal } from '../test-members.ts'
import { ticket } from '../tickets/table.ts'
import { ticketRow } from '../tickets/test-ticket.ts'
import { watchListEntry } from '../watch-list/table.ts'
import { sendDue } from './send.ts'
import { watchMail } from './table.ts'

const house = await givenHouse()
const { db } = house
const smtpServer = await startTestSmtpServer()
afterAll(() => smtpServer.stop())
const [nosferatu, metropolis] = films as [Film, Film]
const demo = demoHouse({
  today: '2026-11-20',
  host: PUBLIC_URL,
  checkoutHost: 'https://c.example',
})
const site = readSite(demo.records)

let warnings: string[]
const dependencies = {
  db,
  mailer: openSmtp(smtpServer.url),
  publicUrl: PUBLIC_URL,
  now: () => house.now,
  logWarning: (text: string) => void warnings.push(text),
}
const send = (maxMails?: number) =>
  sendDue({ ...dependencies, ...(maxMails && { maxMails }) }, new AbortController().signal)
const sentMails = () => smtpServer.mails.map(({ to, subject }) => `${to?.[0]?.address} ${subject}`)
const KARI = 'kari@nordmann.example'
const OLA = 'ola@nordmann.example'

beforeAll(() => publishSite({}))
beforeEach(async () => {
  await house.reset(new Date('2026-11-20T12:00:00Z'))
  await db.execute(sql`delete from content_publication where kind = 'event'`)
  await db.execute(sql`delete from content_record where kind = 'event'`)
  await db.execute(sql`delete from content_version where kind = 'event'`)
  smtpServer.reset()
  warnings = []
})

async function publishSite(change: Partial<SiteConfig>) {
  for (const { kind, record } of listSiteRecords(splitSite({ ...site, ...change })))
    await saveAndPublish(db, kind, record)
}

/** Publishes a changed site, for one test. */
async function changeSite(change: Partial<SiteConfig>) {
  onTestFinished(() => publishSite({}))
  await publishSite(change)
}

async function givenMember(email = KARI, partner = '178') {
  const browser = house.browser(partner)
  await browser.signUp(email)
  return { ...browser, watch: ({ id }: Film) => browser.post('AddToWatchlistDx', { id }) }
}

let number = 0
async function showFilm({ id }: Film, startsAt: string, change: Partial<Showing> = {}) {
  number += 1
  const record = showing({
    id: `watch-mail-${number}`,
    productionId: id,
    startsAt,
    hall: 'Storsalen',
    ...change,
  })
  await saveAndPublish(db, 'event', record)
  return record
}
const setClock = (to: string) => {
  house.now = new Date(to)
}
const findLink = (at: number, pattern: RegExp) => pattern.exec(smtpServer.mails[at]?.text ?? '')?.[0] ?? ''
const findKey = (at: number) => findLink(at, /(?<=#stopp=)[\w-]{43}/)

describe('a film that gets showings', () => {
  test('is mailed once, from the house, with time, hall and a link', async () => {
    const kari = await givenMember()
    await kari.watch(metropolis)
    await send()
    expect(sentMails()).toEqual([])
    await showFilm(metropolis, '2026-11-28T18:00:00Z')
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
    await send()
    await send()
    const [mail] = smtpServer.mails
    expect(sentMails()).toEqual([`${KARI} ${metropolis.title} er sett opp hos Fjordheim kulturhus`])
    expect(mail?.from).toEqual({ name: 'Fjordheim kulturhus', address: 'post@fjordheim.example' })
    expect(mail?.text).toContain(`${metropolis.title}: første gong onsdag 25. november kl. 19.00, Storsalen.`)
    expect(mail?.text).toContain(`${PUBLIC_URL}/${metropolis.parentSlug}\n`)
    // The mail is not sent again when the film is removed and added, for more showings, or in another year.
    await kari.post('RemoveFromWatchlistDx', { id: metropolis.id })
    await kari.watch(metropolis)
    await showFilm(metropolis, '2026-11-29T18:00:00Z')
    await send()
    setClock('2027-11-20T12:00:00Z')
    await send()
    await showFilm(metropolis, '2027-11-29T18:00:00Z')
    await send()
    expect(sentMails()).toHaveLength(1)
  })

  test('is mailed when its tickets are on sale, not when only its date is known', async () => {
    const kari = await givenMember()
    await kari.watch(metropolis)
    await showFilm(metropolis, '2026-12-25T18:00:00Z', {
      ticketStatus: 'not-yet',
      saleOpensAt: '2026-11-27T09:00:00Z',
    })
    await send()
    expect(sentMails()).toEqual([])
    // A member who adds it now waits for the same mail.
    await (await givenMember(OLA)).watch(metropolis)
    setClock('2026-11-27T09:30:00Z')
    await send()
    await send()
    expect(sentMails().sort()).toEqual(
      [KARI, OLA].map((email) => `${email} ${metropolis.title} er sett opp hos Fjordheim kulturhus`),
    )
  })

  test('is not mailed to a member who added it while it was shown, until it had no showings', async () => {
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
    const kari = await givenMember()
    await kari.watch(metropolis)
    await send()
    await showFilm(metropolis, '2026-11-26T18:00:00Z')
    await send()
    expect(sentMails()).toEqual([])
    setClock('2026-12-10T12:00:00Z')
    await send()
    await showFilm(metropolis, '2027-01-10T18:00:00Z')
    await send()
    expect(sentMails()).toHaveLength(1)
  })

  test('is in one mail with others, with a mail for each member', async () => {
    const [kari, ola] = [await givenMember(), await givenMember(OLA)]
    await kari.watch(metropolis)
    await kari.watch(nosferatu)
    await ola.watch(nosferatu)
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
    await showFilm(nosferatu, '2026-11-26T18:00:00Z')
    expect(await send(1)).toEqual({ isMore: true })
    expect(sentMails()).toEqual([`${KARI} 2 filmar du vil sjå, er sette opp hos Fjordheim kulturhus`])
    await send()
    expect(sentMails().slice(1)).toEqual([`${OLA} ${nosferatu.title} er sett opp hos Fjordheim kulturhus`])
    expect(findKey(0)).not.toBe(findKey(1))
  })

  test.each<[string, Partial<Showing>]>([
    ['is cancelled', { state: 'cancelled' }],
    ['is postponed', { state: 'postponed' }],
    ['is sold out', { ticketStatus: 'sold-out' }],
  ])('is not mailed when its showing %s', async (_, change) => {
    await (await givenMember()).watch(metropolis)
    await showFilm(metropolis, '2026-11-25T18:00:00Z', change)
    await send()
    expect(sentMails()).toEqual([])
  })

  test('is mailed when its showing is public, and not before', async () => {
    await (await givenMember()).watch(metropolis)
    const showing = await showFilm(metropolis, '2026-11-25T18:00:00Z')
    const record = { kind: 'event', id: showing.id, author: 'test' } as const
    await unpublish(db, record)
    await send()
    expect(sentMails()).toEqual([])
    await publishDraft(db, record)
    await send()
    expect(sentMails()).toHaveLength(1)
  })

  test('is mailed in the daytime', async () => {
    await (await givenMember()).watch(metropolis)
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
    setClock('2026-11-20T23:00:00Z')
    await send()
    expect(sentMails()).toEqual([])
    setClock('2026-11-21T08:00:00Z')
    await send()
    expect(sentMails()).toHaveLength(1)
  })
})

describe('before the last showing', () => {
  let kari: Awaited<ReturnType<typeof givenMember>>
  beforeEach(async () => {
    await showFilm(metropolis, '2026-11-22T18:00:00Z')
    await showFilm(metropolis, '2026-11-28T18:00:00Z')
    kari = await givenMember()
    await kari.watch(metropolis)
    await send()
  })

  test('members get a mail the day before, once', async () => {
    setClock('2026-11-27T10:59:00Z')
    await send()
    expect(sentMails()).toEqual([])
    setClock('2026-11-27T11:00:00Z')
    await send()
    await send()
    expect(sentMails()).toEqual([`${KARI} Siste framsyning: ${metropolis.title}`])
    expect(smtpServer.mails[0]?.text).toContain(
      `${metropolis.title}: laurdag 28. november kl. 19.00, Storsalen.`,
    )
    await showFilm(metropolis, '2026-12-05T18:00:00Z')
    setClock('2026-12-04T12:00:00Z')
    await send()
    expect(sentMails()).toHaveLength(1)
  })

  test('there is no mail about an earlier showing', async () => {
    setClock('2026-11-21T12:00:00Z')
    await send()
    expect(sentMails()).toEqual([])
  })

  const givenTicket = async () => {
    const personId = await getMemberId(db, '178', KARI)
    await db.insert(ticket).values(
      ticketRow({
        partner: '178',
        personId,
        productionId: metropolis.id,
        startsAt: new Date('2026-11-22T18:00:00Z'),
        expiresAt: new Date('2026-11-22T20:00:00Z'),
      }),
    )
  }

  test('a member with a ticket gets no mail', async () => {
    await givenTicket()
    await house.confirmEmail(KARI, kari)
    setClock('2026-11-27T12:00:00Z')
    await send()
    expect(sentMails()).toEqual([])
  })

  test('a member with a ticket of an unconfirmed address gets the mail, so that the ticket is not revealed', async () => {
    await givenTicket()
    setClock('2026-11-27T12:00:00Z')
    await send()
    expect(sentMails()).toEqual([`${KARI} Siste framsyning: ${metropolis.title}`])
  })

  test('a member who added the film the same day gets no mail', async () => {
    setClock('2026-11-27T12:00:00Z')
    await (await givenMember(OLA)).watch(metropolis)
    await send()
    expect(sentMails()).toEqual([`${KARI} Siste framsyning: ${metropolis.title}`])
  })
})

test('a film with one showing, tomorrow, is mailed once', async () => {
  await (await givenMember()).watch(metropolis)
  await showFilm(metropolis, '2026-11-21T18:00:00Z')
  await send()
  await send()
  expect(sentMails()).toHaveLength(1)
})

describe('no mails are sent', () => {
  beforeEach(async () => {
    await (await givenMember()).watch(metropolis)
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
  })
  const expectNone = async () => {
    await send()
    expect(sentMails()).toEqual([])
  }

  test('while the site is closed', async () => {
    await changeSite({ published: false })
    await expectNone()
  })

  test('to members of another partner', async () => {
    await changeSite({ partners: [118] })
    await expectNone()
  })

  test('about a film that is no longer public', async () => {
    const film = { kind: 'production', id: metropolis.id, author: 'test' } as const
    await unpublish(db, film)
    await expectNone()
    await publishDraft(db, film)
  })

  test('to a member who cannot log in', async () => {
    await db.delete(person)
    const personId = await addPerson(db, { realm: '178', role: 'member', name: 'Kari', email: KARI })
    await db
      .insert(watchListEntry)
      .values({ personId, productionId: metropolis.id, addedAt: house.now, awaitsShowings: true })
    await expectNone()
  })

  test('after the film was removed from the list', async () => {
    await db.delete(watchListEntry)
    await expectNone()
  })
})

describe('a mail server', () => {
  beforeEach(async () => {
    // Kari's mail goes first, since she added the film first.
    await (await givenMember(KARI)).watch(metropolis)
    setClock('2026-11-20T12:00:01Z')
    await (await givenMember(OLA)).watch(metropolis)
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
  })

  test('that is closed is tried again later, with all mails', async () => {
    smtpServer.isClosed = true
    expect(await send()).toEqual({ isMore: false })
    expect(warnings).toEqual([expect.stringContaining('could not be sent')])
    smtpServer.isClosed = false
    await send()
    expect(sentMails()).toHaveLength(2)
  })

  test('that rejects an address gets the other mails, and that mail is not tried again', async () => {
    smtpServer.refused.set(KARI, 550)
    await send()
    expect(sentMails()).toEqual([expect.stringContaining(OLA)])
    smtpServer.refused.clear()
    await send()
    expect(sentMails()).toHaveLength(1)
  })

  test('that rejects an address temporarily gets the mail later', async () => {
    smtpServer.refused.set(KARI, 450)
    await send()
    expect(sentMails()).toEqual([expect.stringContaining(OLA)])
    smtpServer.refused.clear()
    await send()
    expect(sentMails()).toEqual([expect.stringContaining(OLA), expect.stringContaining(KARI)])
  })

  test.each([550, 552, 554])(
    'that rejects a mail with %i gets the other mails, and that mail is not tried again',
    async (code) => {
      smtpServer.refusedWhole.set(KARI, code)
      await send()
      expect(sentMails()).toEqual([expect.stringContaining(OLA)])
      expect(warnings).toEqual([expect.stringMatching(`will not be sent.* ${code}`)])
      expect(warnings.join()).not.toContain(KARI)
      smtpServer.refusedWhole.clear()
      await send()
      expect(sentMails()).toHaveLength(1)
    },
  )

  test.each([451, 452])(
    'that rejects a mail temporarily with %i gets it later, after the others',
    async (code) => {
      smtpServer.refusedWhole.set(KARI, code)
      await send()
      expect(sentMails()).toEqual([expect.stringContaining(OLA)])
      smtpServer.refusedWhole.clear()
      await send()
      expect(sentMails()).toEqual([expect.stringContaining(OLA), expect.stringContaining(KARI)])
    },
  )

  test('that closes the connection is not used until the next run', async () => {
    smtpServer.refusedWhole.set(KARI, 421)
    expect(await send()).toEqual({ isMore: false })
    expect(sentMails()).toEqual([])
    smtpServer.refusedWhole.clear()
    await send()
    expect(sentMails()).toHaveLength(2)
  })

  test('that rejects a whole run temporarily still gets the other mails', async () => {
    smtpServer.refusedWhole.set(KARI, 451)
    expect(await send(1)).toEqual({ isMore: false })
    expect(sentMails()).toEqual([expect.stringContaining(OLA)])
    // The refused mail is not tried again at once.
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
  const readWatchMails = async (member: { get: Awaited<ReturnType<typeof givenMember>>['get'] }) =>
    (await member.get('GetUserDx')).json().WatchMails

  test('works with the mail program’s unsubscribe button, also repeatedly', async () => {
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
      expect(await readWatchMails(kari)).toBe(false)
    }
  })

  test('works with the link in the text, which leads to a page', async () => {
    const kari = await givenMail()
    expect(findLink(0, /https:\S+#stopp=\S+/)).toBe(`${PUBLIC_URL}/vil-sja#stopp=${findKey(0)}`)
    const opened = await house.app.inject(`/partners/178/api/StopWatchMailsDx?key=${findKey(0)}`)
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/vil-sja#stopp=${findKey(0)}`])
    expect(await readWatchMails(kari)).toBe(true)
    expect((await house.browser('178').post(`StopWatchMailsDx?key=${findKey(0)}`)).json()).toBe(true)
    expect(await readWatchMails(kari)).toBe(false)
  })

  test('is up to the owner of the mailbox, who can take over the account with a new password', async () => {
    const stranger = await givenMail()
    const { text = '' } = smtpServer.mails[0] ?? {}
    expect(text).toContain(NYNORSK.watchMailNotYou)
    expect(text).toContain(`${PUBLIC_URL}/gloymt-passord`)
    const owner = house.browser('178')
    await owner.post(`StopWatchMailsDx?key=${findKey(0)}`)
    await owner.post('ForgotPasswordDx', { Email: KARI })
    const Key = await house.findLink(KARI, RESET_KEY)
    await owner.post('ResetPasswordDx', { Key, Password: 'eit heilt nytt passord' })
    expect((await stranger.post('SetWatchMailsDx', { Wanted: true })).statusCode).toBe(401)
    await owner.logIn(KARI, 'eit heilt nytt passord')
    expect(await readWatchMails(owner)).toBe(false)
  })

  test('stores no key, and refuses other keys', async () => {
    const kari = await givenMail()
    expect(JSON.stringify(await db.select().from(watchMail))).not.toContain(findKey(0))
    expect(refusal(await house.browser('178').post(`StopWatchMailsDx?key=${'x'.repeat(43)}`))).toEqual([
      404,
      'stop_link_invalid',
    ])
    expect(await readWatchMails(kari)).toBe(true)
  })

  test('lasts until the member turns mails on again, without old news then', async () => {
    const kari = await givenMember()
    await kari.post('SetWatchMailsDx', { Wanted: false })
    await kari.watch(metropolis)
    await kari.watch(nosferatu)
    await showFilm(metropolis, '2026-11-25T18:00:00Z')
    await send()
    expect(await readWatchMails(kari)).toBe(false)
    await kari.post('SetWatchMailsDx', { Wanted: true })
    await showFilm(nosferatu, '2026-11-25T18:00:00Z')
    await send()
    expect(sentMails()).toEqual([`${KARI} ${nosferatu.title} er sett opp hos Fjordheim kulturhus`])
  })

  test('needs a log-in, and is part of the exported data', async () => {
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

test('a film on the list has its next showing, and whether that is the last', async () => {
  const kari = await givenMember()
  for (const film of [metropolis, nosferatu]) await kari.watch(film)
  const readNext = async () =>
    (await kari.get('GetWatchlistDx')).json().map(({ NextShowing }: { NextShowing: unknown }) => NextShowing)
  expect(await readNext()).toEqual([null, null])
  await showFilm(metropolis, '2026-11-28T18:00:00Z')
  await showFilm(metropolis, '2026-11-25T18:00:00Z', { checkout: { venueId: '7', eventId: '41' } })
  await showFilm(metropolis, '2026-11-24T18:00:00Z', { state: 'cancelled' })
  await showFilm(nosferatu, '2026-11-26T18:00:00Z', { ticketStatus: 'at-door' })
  expect(await readNext()).toEqual([
    {
      StartTime: '2026-11-25T18:00:00Z',
      Screen: 'Storsalen',
      PurchaseUrl: 'https://c.example/7/events/41/purchase/setup?kanal=dxf',
      IsLast: false,
    },
    { StartTime: '2026-11-26T18:00:00Z', Screen: 'Storsalen', PurchaseUrl: '', IsLast: true },
  ])
})
