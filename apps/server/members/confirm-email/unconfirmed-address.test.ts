import type { Film } from '@lerret/model'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { getMemberId } from '../accounts/people.ts'
import { CONFIRMATION_LINK, films, givenHouse, PASSWORD, refusal, TICKET_CODE } from '../test-members.ts'
import { ticket } from '../tickets/table.ts'
import { ticketRow } from '../tickets/test-ticket.ts'

/** A stranger signs up with somebody else's address, and must not get what belongs to the address. */

const house = await givenHouse()
const [nosferatu] = films as [Film]
const EMAIL = 'kari@nordmann.example'
const OTHER_EMAIL = 'kari@kontoret.example'

beforeEach(() => house.reset(new Date('2026-11-20T12:00:00Z')))

const givenMember = (email = EMAIL) => house.givenMember(email)
const findLink = (to = EMAIL) => house.findLink(to, CONFIRMATION_LINK)

describe('a member who has not confirmed the address', () => {
  async function givenStranger() {
    const stranger = await givenMember()
    expect((await house.deliverTicket(EMAIL)).json()).toEqual({ Delivered: 1 })
    return stranger
  }

  test('sees no tickets until it is confirmed', async () => {
    const stranger = await givenStranger()
    expect((await stranger.get('GetTicketsDx')).json()).toEqual([])
    expect(await stranger.isEmailConfirmed()).toBe(false)
    await house.confirmEmail(EMAIL, stranger)
    expect(await stranger.readTicketCodes()).toEqual([TICKET_CODE])
    expect(await stranger.isEmailConfirmed()).toBe(true)
  })

  test('gets no tickets in the exported data', async () => {
    const stranger = await givenStranger()
    const data = await stranger.get('ExportUserDx')
    expect(data.json().Tickets).toEqual([])
    expect(data.body).not.toContain('400001')
    await house.confirmEmail(EMAIL, stranger)
    expect((await stranger.get('ExportUserDx')).json().Tickets).toMatchObject([{ QRCode: TICKET_CODE }])
  })

  test('cannot learn from a review whether the owner has had a ticket', async () => {
    const stranger = await givenStranger()
    const review = { EdiNumber: nosferatu.ediNumber, Rating: 5, Comment: '' }
    const reviewsCall = `GetReviewsByEdiDx?edi=${nosferatu.ediNumber}`
    expect((await stranger.post('AddReviewDx', review)).json().HasTicket).toBe(false)
    const [written] = (await stranger.get(reviewsCall)).json()
    expect(written.HasTicket).toBe(false)
    const liked = await stranger.post('LikeReviewDx', { Id: written.Id, Liked: false })
    expect(liked.json().HasTicket).toBe(false)
    await house.confirmEmail(EMAIL, stranger)
    expect((await stranger.get(reviewsCall)).json()[0].HasTicket).toBe(true)
  })

  test('loses the tickets when the account gets another address', async () => {
    const stranger = await givenStranger()
    await stranger.post('ChangeEmailDx', { Email: OTHER_EMAIL, Password: PASSWORD })
    await house.confirmEmail(OTHER_EMAIL, stranger)
    expect(await stranger.isEmailConfirmed()).toBe(true)
    expect(await stranger.readTicketCodes()).toEqual([])
    expect(await house.db.select().from(ticket)).toEqual([])
  })

  test('has a watch list, reviews and a profile', async () => {
    const stranger = await givenStranger()
    expect((await stranger.post('AddToWatchlistDx', { id: nosferatu.id })).json()).toBe(true)
    expect((await stranger.post('UpdateUserDx', { UserName: 'Kari N.' })).statusCode).toBe(200)
    expect((await stranger.get('GetWatchlistDx')).json()).toHaveLength(1)
  })
})

test('a delivery while the account gets another address does not give the tickets to the wrong person', async () => {
  const stranger = await givenMember()
  await stranger.post('ChangeEmailDx', { Email: OTHER_EMAIL, Password: PASSWORD })
  const link = await findLink(OTHER_EMAIL)
  // The delivery has found the account but written nothing yet: the change must wait for it and then remove its tickets.
  let confirming: Promise<LightMyRequestResponse> | undefined
  await house.db.transaction(async (tx) => {
    const personId = await getMemberId(tx, '118', EMAIL)
    confirming = house.app.inject({
      method: 'POST',
      url: `/partners/118${link}`,
      headers: { cookie: stranger.cookies() },
    })
    await waitUntilBlocked()
    await tx.insert(ticket).values(ticketRow({ personId, productionId: nosferatu.id, qrCode: TICKET_CODE }))
  })
  expect((await confirming)?.statusCode).toBe(200)
  expect(await stranger.readTicketCodes()).toEqual([])
  expect(refusal(await house.deliverTicket(EMAIL, 'BL:400002:EFGH'))).toEqual([404, 'member_not_found'])
})

/** Waits until a database connection waits for a lock. */
async function waitUntilBlocked() {
  const find = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await house.db.execute(find)).rows.length === 0)
    await new Promise((resolve) => setImmediate(resolve))
}
