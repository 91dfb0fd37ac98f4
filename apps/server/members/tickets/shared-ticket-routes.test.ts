import { expect, test } from 'vitest'
import { givenHouse, refusal, TICKET_CODE } from '../test-members.ts'

const house = await givenHouse()

let number = 0
async function givenTicketHolder() {
  const email = `kari-${++number}@nordmann.example`
  const code = `BL:${number}:X`
  house.now = new Date('2026-11-20T12:00:00Z')
  const member = await house.givenMember(email)
  await house.confirmEmail(email, member)
  await house.deliverTicket(email, code)
  const [ticket] = (await member.get('GetTicketsDx')).json()
  return { member, code, email, ticketId: ticket.Id as string }
}

const share = async ({ member, ticketId }: Awaited<ReturnType<typeof givenTicketHolder>>) =>
  (await member.post('ShareTicketDx', { TicketId: ticketId })).json().Url as string
const open = (url: string) => house.app.inject(new URL(url).pathname + new URL(url).search)

test('a link shows one ticket to whoever has it, without an account, and nothing about the buyer', async () => {
  const holder = await givenTicketHolder()
  await house.deliverTicket(holder.email, `${TICKET_CODE} other`)
  const url = await share(holder)
  expect(url).toMatch(/^https:\/\/fjordheim\.example\/delt-billett\?nokkel=[\w-]{43}$/)
  const page = await open(url)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(holder.code)
  expect(page.body).not.toContain('other')
  expect(page.body).not.toMatch(/kari|nordmann|Ordre/i)
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
})

test('the sender sees which tickets were sent, and sharing again gives the same link', async () => {
  const holder = await givenTicketHolder()
  const options = async () => (await holder.member.get('GetTicketOptionsDx')).json()
  expect(await options()).toEqual({ Shares: [], Wallets: [] })
  const url = await share(holder)
  expect(await share(holder)).toBe(url)
  expect((await options()).Shares).toEqual([
    { TicketId: holder.ticketId, Url: url, SharedAt: house.now.toISOString() },
  ])
})

test('the database has no key that opens a ticket', async () => {
  const url = await share(await givenTicketHolder())
  const { rows } = await house.db.execute('select * from ticket_share')
  expect(JSON.stringify(rows)).not.toContain(new URL(url).searchParams.get('nokkel'))
})

test('a link from before keys were hashed opens its ticket, and the sender can take it back', async () => {
  const holder = await givenTicketHolder()
  await share(holder)
  // The migration makes this of the key of an older link.
  const key = 'a'.repeat(43)
  await house.db.execute(
    `update ticket_share set key_hash = encode(sha256(convert_to('${key}', 'UTF8')), 'hex') where ticket_id = '${holder.ticketId}'`,
  )
  const older = `https://fjordheim.example/delt-billett?nokkel=${key}`
  expect((await open(older)).statusCode).toBe(200)
  const { Shares } = (await holder.member.get('GetTicketOptionsDx')).json()
  expect(Shares).toEqual([{ TicketId: holder.ticketId, Url: null, SharedAt: house.now.toISOString() }])
  await holder.member.post('UnshareTicketDx', { TicketId: holder.ticketId })
  expect((await open(older)).statusCode).toBe(404)
})

test('a ticket that is taken back is not shown any more, and a new link is another one', async () => {
  const holder = await givenTicketHolder()
  const url = await share(holder)
  for (let time = 0; time < 2; time++)
    expect((await holder.member.post('UnshareTicketDx', { TicketId: holder.ticketId })).json()).toBe(true)
  const page = await open(url)
  expect(page.statusCode).toBe(404)
  expect(page.body).not.toContain(holder.code)
  house.now = new Date(+house.now + 1)
  expect(await share(holder)).not.toBe(url)
})

test('a link ends with the showing, and a link that was cut off shows nothing', async () => {
  const holder = await givenTicketHolder()
  const url = await share(holder)
  expect((await open(url.slice(0, -3))).statusCode).toBe(404)
  house.now = new Date('2026-11-21T20:00:01Z')
  expect((await open(url)).statusCode).toBe(404)
  const late = await holder.member.post('ShareTicketDx', { TicketId: holder.ticketId })
  expect(refusal(late)).toEqual([404, 'ticket_not_found'])
})

test('nobody shares, or takes back, a ticket of somebody else', async () => {
  const [holder, other] = [await givenTicketHolder(), await givenTicketHolder()]
  const url = await share(holder)
  const reply = await other.member.post('ShareTicketDx', { TicketId: holder.ticketId })
  expect(refusal(reply)).toEqual([404, 'ticket_not_found'])
  await other.member.post('UnshareTicketDx', { TicketId: holder.ticketId })
  expect((await open(url)).statusCode).toBe(200)
  expect((await house.browser().post('ShareTicketDx', { TicketId: holder.ticketId })).statusCode).toBe(401)
})

test('a link is void when the account is deleted', async () => {
  const holder = await givenTicketHolder()
  const url = await share(holder)
  await house.db.execute(`delete from person where email = '${holder.email}'`)
  expect((await open(url)).statusCode).toBe(404)
})
