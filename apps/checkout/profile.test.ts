import { expect, test } from 'vitest'
import { givenCheckout, NOW } from './test-house.ts'

const house = await givenCheckout()
const person = { epost: 'kari@nordmann.example', passord: 'ei lang setning' }
await house.send('/profile/new', person)

const logIn = (query: string) => house.app.inject({ method: 'POST', url: `/v3/ebillett/auth/login?${query}` })
const right = `email=${person.epost}&password=${encodeURIComponent(person.passord)}`

test('a program logs in with a query, and is known by its token or its cookie', async () => {
  const reply = await logIn(`${right}&remember=true`)
  const { token, email } = reply.json()
  expect(email).toBe(person.epost)
  const auth = (headers: Record<string, string>) => house.app.inject({ url: '/profile/auth', headers })
  expect((await auth({ authorization: `Bearer ${token}` })).json()).toEqual({ authenticated: true, email })
  const cookie = String(reply.headers['set-cookie'])
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/)
  expect((await auth({ cookie: cookie.split(';')[0] ?? '' })).statusCode).toBe(200)
  expect((await auth({})).statusCode).toBe(401)
  expect((await auth({ authorization: 'Bearer tull' })).statusCode).toBe(401)
})

test('a session ends by itself, later for one who is to be remembered', async () => {
  const forgotten = (await logIn(right)).json().token
  const remembered = (await logIn(`${right}&remember=1`)).json().token
  house.clock.now = new Date(+NOW + 13 * 3_600_000)
  const status = async (token: string) =>
    (await house.app.inject({ url: '/profile/auth', headers: { authorization: `Bearer ${token}` } }))
      .statusCode
  expect([await status(forgotten), await status(remembered)]).toEqual([401, 200])
  house.clock.now = NOW
})

test('a wrong password and an unknown address get the same answer, and guessing is slow', async () => {
  const wrong = await logIn(`email=${person.epost}&password=feil`)
  const nobody = await logIn('email=ingen@nordmann.example&password=feil')
  expect([wrong.statusCode, wrong.body]).toEqual([nobody.statusCode, nobody.body])
  const again = await Promise.all(Array.from({ length: 12 }, () => logIn('email=ola@n.example&password=x')))
  expect(again.at(-1)?.statusCode).toBe(429)
})

test.each(['', 'email=a', 'email=a&email=b&password=c'])(
  'a log-in without both is refused: %s',
  async (query) => {
    expect((await logIn(query)).statusCode).toBe(400)
  },
)

test('a person sees the orders of the address, and is out after logging out', async () => {
  const held = await house.send('/fjordheim/events/100/purchase/hold', { sete: '2-1' })
  await house.send(`${held.headers.location}/pay`, { epost: person.epost })
  const reply = await house.send('/profile/login', person)
  const headers = { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' }
  const profile = () => house.app.inject({ url: '/profile', headers })
  expect((await profile()).body).toContain('Ordre 400001: Nosferatu')
  await house.send('/profile/logout', {}, headers)
  expect((await profile()).body).toContain('<h1>Logg inn</h1>')
})

test('gift cards are sold at the venue’s name and at its partner numbers', async () => {
  const wish = { kroner: '500', til: 'Ola', helsing: 'Gratulerer <3', epost: person.epost }
  for (const place of ['fjordheim', '178', '118']) {
    expect((await house.get(`/${place}/giftcard`)).statusCode).toBe(200)
    const { headers } = await house.send(`/${place}/giftcard`, wish)
    const { body } = await house.get(String(headers.location))
    expect(body).toContain('Til Ola: <strong>500 kr</strong>')
    expect(body).toContain('Gratulerer &#60;3')
  }
  expect((await house.get('/128/giftcard')).statusCode).toBe(404)
})

test.each([
  [{ kroner: '99' }, 'mellom 100 og 5000'],
  [{ til: '' }, 'kven gåvekortet er til'],
  [{ epost: 'ola' }, 'ikkje ei heil e-postadresse'],
])('a gift card with %j is refused beside the form', async (change, text) => {
  const wish = { kroner: '500', til: 'Ola', helsing: '', epost: person.epost, ...change }
  const reply = await house.send('/fjordheim/giftcard', wish)
  expect([reply.statusCode, reply.body.includes(text)]).toEqual([422, true])
})
