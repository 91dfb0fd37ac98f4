import type { RequestListener } from 'node:http'
import { SITE_RECORD_ID, type SiteTicketing } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { updateDraftAndStable } from '../../content/records/store/update-draft-and-stable.ts'
import { createProviderFetch } from '../../programme/ticketing/provider/provider-fetch.ts'
import { givenProvider } from '../../programme/ticketing/provider/test-provider.ts'
import { films, givenHouse, PASSWORD, refusal } from '../test-members.ts'
import { providerAccount } from './table.ts'

const PROVIDER_PASSWORD = 'passord hos seljaren & 50 %'
const ADDRESS = 'kari@jobb.example'

const provider = await givenProvider()
const logLines: string[] = []
const house = await givenHouse({
  settings: { logLevel: 'trace' },
  logStream: { write: (line) => void logLines.push(line) },
  provider: {
    fetch: createProviderFetch([provider.url]),
    key: undefined,
    trustedOrigins: [provider.url],
  },
})

const ticket = (code: string, changes = {}) => ({
  MovieId: films[0]?.id,
  MovieTitle: films[0]?.title,
  Notes: '',
  QRCode: code,
  QRUrl: '',
  StartTime: '2099-11-21T18:00:00Z',
  ExpirationDate: '2099-11-21T20:00:00Z',
  Poster: '',
  Screen: 'Storsalen',
  SeatsInfo: { Info: '', Seats: [{ Row: '4', Seats: '7' }] },
  ...changes,
})

/** The tickets of the account at the provider. */
let tickets: unknown[] = []
let isTokenAccepted = true
const provide: RequestListener = (request, reply) => {
  const url = new URL(request.url ?? '', 'http://x')
  const send = (status: number, body: object) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (url.pathname === '/v3/ebillett/auth/login') {
    const isRight =
      request.method === 'POST' &&
      url.searchParams.get('email') === ADDRESS &&
      url.searchParams.get('password') === PROVIDER_PASSWORD &&
      url.searchParams.get('remember') === 'true'
    return isRight ? send(200, { token: 'provider-token', email: ADDRESS }) : send(401, { error: {} })
  }
  if (url.pathname !== '/profile/auth') return send(404, {})
  const isAccepted = isTokenAccepted && request.headers.authorization === 'Bearer provider-token'
  return isAccepted ? send(200, { authenticated: true, email: ADDRESS, tickets }) : send(401, {})
}

const setTicketing = (changes: Partial<SiteTicketing>) =>
  house.db.transaction((tx) =>
    updateDraftAndStable(tx, { kind: 'ticketing', id: SITE_RECORD_ID, author: 'test' }, (body) => ({
      ...body,
      ...changes,
    })),
  )

let number = 0
const givenConfirmedMember = async () => {
  const email = `kari-${++number}@nordmann.example`
  const member = await house.givenMember(email)
  await house.confirmEmail(email, member)
  return Object.assign(member, {
    email,
    connect: (password = PROVIDER_PASSWORD) =>
      member.post('ConnectProviderDx', { Email: ADDRESS, Password: password }),
    refresh: async () => (await member.post('RefreshProviderDx')).json(),
  })
}

beforeEach(async () => {
  await house.db.delete(providerAccount)
  house.resetLimits()
  house.now = new Date()
  tickets = []
  isTokenAccepted = true
  provider.replyWith(provide)
  await setTicketing({ host: provider.url, feed: { kind: 'event-feed', url: `${provider.url}/feed` } })
})

test('a member connects an account at the provider once, and its tickets are shown from then on', async () => {
  const member = await givenConfirmedMember()
  expect(await member.refresh()).toMatchObject({ State: 'none', Provider: 'Billettluka' })
  tickets = [ticket('P:1'), { broken: true }]
  expect((await member.connect()).json()).toEqual({
    State: 'connected',
    Provider: 'Billettluka',
    Email: ADDRESS,
    HasChanges: true,
  })
  expect(await member.readTicketCodes()).toEqual(['P:1'])

  tickets = [ticket('P:1'), ticket('P:2')]
  expect(await member.refresh()).toMatchObject({ State: 'connected', HasChanges: false })
  house.now = new Date(+house.now + 60_000)
  expect(await member.refresh()).toMatchObject({ State: 'connected', HasChanges: true })
  expect((await member.readTicketCodes()).toSorted()).toEqual(['P:1', 'P:2'])

  tickets = [ticket('P:2')]
  house.now = new Date(+house.now + 60_000)
  await member.refresh()
  expect(await member.readTicketCodes()).toEqual(['P:2'])
})

test('the password is passed on to the provider, and neither stored nor logged', async () => {
  const member = await givenConfirmedMember()
  await member.connect()
  provider.replyWith((_request, reply) => reply.writeHead(500).end())
  await member.connect()
  const stored = JSON.stringify(await house.db.select().from(providerAccount))
  expect(stored).not.toContain('provider-token')
  for (const text of [stored, logLines.join('\n')]) {
    expect(text).not.toContain(PROVIDER_PASSWORD)
    expect(text).not.toContain(encodeURIComponent(PROVIDER_PASSWORD))
    expect(text).not.toContain(new URLSearchParams({ password: PROVIDER_PASSWORD }).toString())
  }
})

test('a disconnected account leaves no tickets behind, except those delivered to the member’s own address', async () => {
  const member = await givenConfirmedMember()
  tickets = [ticket('P:own'), ticket('P:other')]
  await member.connect()
  await house.deliverTicket(member.email, 'P:own')
  expect((await member.post('DisconnectProviderDx')).json()).toBe(true)
  expect(await member.readTicketCodes()).toEqual(['P:own'])
  expect(await member.refresh()).toMatchObject({ State: 'none', Email: '' })
})

test('a wrong password, a provider that is down, and an expired connection have different replies', async () => {
  const member = await givenConfirmedMember()
  expect(refusal(await member.connect('feil'))).toEqual([400, 'provider_login_failed'])
  await member.connect()
  isTokenAccepted = false
  house.now = new Date(+house.now + 60_000)
  expect(await member.refresh()).toMatchObject({ State: 'expired', Email: ADDRESS })
  expect(await member.refresh()).toMatchObject({ State: 'expired' })
  for (const listener of [
    (_request, reply) => reply.writeHead(502).end(),
    (_request, reply) => reply.end('<h1>Portal</h1>'),
    (request) => request.socket.destroy(),
  ] satisfies RequestListener[]) {
    provider.replyWith(listener)
    expect(refusal(await member.connect())).toEqual([503, 'provider_unavailable'])
  }
})

test('a ticket belongs to one member: the confirmed owner of the address has precedence', async () => {
  const [connected, owner] = [await givenConfirmedMember(), await givenConfirmedMember()]
  tickets = [ticket('P:shared')]
  await connected.connect()
  const stranger = await house.givenMember('stranger@nordmann.example')
  expect((await house.deliverTicket('stranger@nordmann.example', 'P:shared')).json()).toMatchObject({
    NotStored: [{ Reason: 'belongs_to_another_member' }],
  })
  expect(await stranger.readTicketCodes()).toEqual([])
  expect(await connected.readTicketCodes()).toEqual(['P:shared'])
  await house.db.execute(`delete from ticket_delivery`)
  await house.deliverTicket(owner.email, 'P:shared')
  expect([await connected.readTicketCodes(), await owner.readTicketCodes()]).toEqual([[], ['P:shared']])
  house.now = new Date(+house.now + 60_000)
  await connected.refresh()
  expect([await connected.readTicketCodes(), await owner.readTicketCodes()]).toEqual([[], ['P:shared']])
})

test('an account is connected only after the member’s own address is confirmed', async () => {
  const member = await house.givenMember('ny@nordmann.example')
  const reply = await member.post('ConnectProviderDx', { Email: ADDRESS, Password: PROVIDER_PASSWORD })
  expect(refusal(reply)).toEqual([409, 'email_unconfirmed'])
})

test('a password is never sent to an address that only an editor has chosen', async () => {
  const member = await givenConfirmedMember()
  const requests = provider.requests.length
  await setTicketing({ host: provider.url.replace('127.0.0.1', 'localhost') })
  expect(await member.refresh()).toMatchObject({ State: 'unavailable' })
  expect(refusal(await member.connect())).toEqual([404, 'provider_not_found'])
  expect(provider.requests).toHaveLength(requests)
})

test('the export has the connected account, and deleting the member removes it', async () => {
  const member = await givenConfirmedMember()
  await member.connect()
  expect((await member.get('ExportUserDx')).json().ProviderAccount).toMatchObject({ Email: ADDRESS })
  await member.post('DeleteUserDx', { Password: PASSWORD })
  expect(await house.db.select().from(providerAccount)).toEqual([])
})
