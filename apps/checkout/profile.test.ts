import { DeliveredTicket } from '@lerret/api/contracts'
import { expect, test } from 'vitest'
import { givenCheckout, NOW } from './test-checkout.ts'

const checkout = await givenCheckout()
const person = { epost: 'kari@nordmann.example', passord: 'ei lang setning' }
await checkout.send('/profile/new', person)

const logIn = (query: string) =>
  checkout.app.inject({ method: 'POST', url: `/v3/ebillett/auth/login?${query}` })
const correctQuery = `email=${person.epost}&password=${encodeURIComponent(person.passord)}`

test('a program logs in with a query, and is recognised by its token or its cookie', async () => {
  const reply = await logIn(`${correctQuery}&remember=true`)
  const { token, email } = reply.json()
  expect(email).toBe(person.epost)
  const auth = (headers: Record<string, string>) => checkout.app.inject({ url: '/profile/auth', headers })
  expect((await auth({ authorization: `Bearer ${token}` })).json()).toEqual({
    authenticated: true,
    email,
    tickets: [],
  })
  const cookie = String(reply.headers['set-cookie'])
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/)
  expect((await auth({ cookie: cookie.split(';')[0] ?? '' })).statusCode).toBe(200)
  expect((await auth({})).statusCode).toBe(401)
  expect((await auth({ authorization: 'Bearer tull' })).statusCode).toBe(401)
})

test('a session expires, later for a person who asked to be remembered', async () => {
  const forgotten = (await logIn(correctQuery)).json().token
  const remembered = (await logIn(`${correctQuery}&remember=1`)).json().token
  checkout.clock.now = new Date(+NOW + 13 * 3_600_000)
  const status = async (token: string) =>
    (await checkout.app.inject({ url: '/profile/auth', headers: { authorization: `Bearer ${token}` } }))
      .statusCode
  expect([await status(forgotten), await status(remembered)]).toEqual([401, 200])
  checkout.clock.now = NOW
})

test('a wrong password and an unknown address get the same reply, and attempts are limited', async () => {
  const wrong = await logIn(`email=${person.epost}&password=feil`)
  const nobody = await logIn('email=ingen@nordmann.example&password=feil')
  expect([wrong.statusCode, wrong.body]).toEqual([nobody.statusCode, nobody.body])
  const again = await Promise.all(Array.from({ length: 12 }, () => logIn('email=ola@n.example&password=x')))
  expect(again.at(-1)?.statusCode).toBe(429)
})

test.each(['', 'email=a', 'email=a&email=b&password=c'])(
  'a log-in without one address and one password is refused: %s',
  async (query) => {
    expect((await logIn(query)).statusCode).toBe(400)
  },
)

test('a person sees the orders of the address until logging out', async () => {
  const held = await checkout.send('/fjordheim/events/100/purchase/hold', { sete: '2-1' })
  await checkout.send(`${held.headers.location}/pay`, { epost: person.epost })
  const reply = await checkout.send('/profile/login', person)
  const headers = { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' }
  const profile = () => checkout.app.inject({ url: '/profile', headers })
  expect((await profile()).body).toContain('Ordre 400001: Nosferatu')
  const { tickets } = (await checkout.app.inject({ url: '/profile/auth', headers })).json()
  expect(DeliveredTicket.array().parse(tickets)).toMatchObject([
    { MovieTitle: 'Nosferatu <1922>', SeatsInfo: { Seats: [{ Row: '2', Seats: '1' }] } },
  ])
  await checkout.send('/profile/logout', {}, headers)
  expect((await profile()).body).toContain('<h1>Logg inn</h1>')
})

test('gift cards are sold at the venue’s name and at its partner numbers', async () => {
  const order = { kroner: '500', til: 'Ola', helsing: 'Gratulerer <3', epost: person.epost }
  for (const place of ['fjordheim', '178', '118']) {
    expect((await checkout.get(`/${place}/giftcard`)).statusCode).toBe(200)
    const { headers } = await checkout.send(`/${place}/giftcard`, order)
    const { body } = await checkout.get(String(headers.location))
    expect(body).toContain('Til Ola: <strong>500 kr</strong>')
    expect(body).toContain('Gratulerer &#60;3')
  }
  expect((await checkout.get('/128/giftcard')).statusCode).toBe(404)
})

test.each([
  [{ kroner: '99' }, 'mellom 100 og 5000'],
  [{ til: '' }, 'kven gåvekortet er til'],
  [{ epost: 'ola' }, 'ikkje ei heil e-postadresse'],
])('a gift card with %j is refused with a message in the form', async (change, text) => {
  const order = { kroner: '500', til: 'Ola', helsing: '', epost: person.epost, ...change }
  const reply = await checkout.send('/fjordheim/giftcard', order)
  expect([reply.statusCode, reply.body.includes(text)]).toEqual([422, true])
})
