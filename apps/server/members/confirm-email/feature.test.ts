import { DAY_MS } from '@lerret/model'
import type { CreateAccountBlockItem, PageData } from '@lerret/page-engine'
import { NYNORSK } from '@lerret/words/all'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { waitUntil } from '../../test-wait-until.ts'
import { emailConfirmation } from '../accounts/table.ts'
import {
  type Browser,
  CONFIRMATION_LINK,
  givenHouse,
  PASSWORD,
  RESET_KEY,
  refusal,
  TICKET_CODE,
} from '../test-members.ts'

/** Confirming and changing the address of an account by mailed links. */

const house = await givenHouse()
const EMAIL = 'kari@nordmann.example'
const OTHER_EMAIL = 'kari@kontoret.example'
const NEW_PASSWORD = /^\/nytt-passord#nokkel=([\w-]{43})$/

beforeEach(() => house.reset(new Date('2026-11-20T12:00:00Z')))

const givenMember = (email = EMAIL) => house.givenMember(email)
const findLink = (to = EMAIL) => house.findLink(to, CONFIRMATION_LINK)
const open = (url: string) => house.app.inject(url)
/** Presses the button of a link, in a browser where somebody may be logged in. */
const postTo = (link: string, browser?: Browser) =>
  house.app.inject({
    method: 'POST',
    url: `/partners/118${link}`,
    ...(browser && { headers: { cookie: browser.cookies() } }),
  })

function readStep(reply: LightMyRequestResponse) {
  const { rows } = reply.json<PageData>()
  const item = rows[0]?.columns[0]?.blocks[0]?.parts[0] as CreateAccountBlockItem
  return item.confirmation?.step
}

describe('the link that confirms an address', () => {
  test('is mailed at sign-up, with what to do if it was a stranger', async () => {
    await givenMember()
    const mail = await house.findMail(EMAIL, CONFIRMATION_LINK)
    expect(mail.subject).toBe('Stadfest e-postadressa di hos Fjordheim kulturhus')
    expect(mail.text).toMatch(/https:\/\/fjordheim\.example\/stadfest-adresse\?nokkel=[\w-]{43}\n/)
    for (const sentence of [
      NYNORSK.memberMailConfirmGives,
      NYNORSK.memberMailConfirmNotYou,
      'https://fjordheim.example/gloymt-passord',
    ])
      expect(mail.text).toContain(sentence)
    // The name is chosen at sign-up and may contain anything.
    expect(mail.text).not.toContain('Kari')
  })

  test('does nothing when it is opened; the button confirms, and the log-in stays', async () => {
    const kari = await givenMember()
    const link = await findLink()
    const page = await open(link)
    expect([page.statusCode, readStep(page)]).toEqual([
      200,
      { name: 'confirm', action: `/partners/118${link}`, email: EMAIL },
    ])
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(await kari.isEmailConfirmed()).toBe(false)
    const confirmed = await postTo(link, kari)
    expect([confirmed.statusCode, readStep(confirmed)]).toEqual([200, { name: 'confirmed', email: EMAIL }])
    expect(confirmed.headers['set-cookie']).toBeUndefined()
    expect(await kari.isEmailConfirmed()).toBe(true)
  })

  test('pressed where nobody is logged in ends a stranger’s log-in and password, and asks for a new one', async () => {
    const stranger = await givenMember()
    await house.deliverTicket(EMAIL)
    const step = readStep(await postTo(await findLink()))
    expect(step).toEqual({ name: 'new-password', email: EMAIL, href: expect.stringMatching(NEW_PASSWORD) })
    expect((await stranger.get('GetTicketsDx')).statusCode).toBe(401)
    expect((await stranger.logIn(EMAIL)).statusCode).toBe(401)

    const owner = house.browser()
    const Key = NEW_PASSWORD.exec((step as { href: string }).href)?.[1]
    expect((await owner.post('ResetPasswordDx', { Key, Password: 'ein heilt ny' })).json()).toBe(true)
    await owner.logIn(EMAIL, 'ein heilt ny')
    expect(await owner.isEmailConfirmed()).toBe(true)
    expect(await owner.readTicketCodes()).toEqual([TICKET_CODE])
  })

  test('pressed where somebody else is logged in is the same as where nobody is', async () => {
    const stranger = await givenMember()
    const link = await findLink()
    const ola = await givenMember(OTHER_EMAIL)
    expect(readStep(await postTo(link, ola))).toMatchObject({ name: 'new-password' })
    expect((await stranger.get('GetUserDx')).statusCode).toBe(401)
    expect((await ola.get('GetUserDx')).statusCode).toBe(200)
  })

  test('works once, also when it is used concurrently', async () => {
    await givenMember()
    const link = await findLink()
    const replies = await Promise.all([postTo(link), postTo(link), postTo(link)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
    const again = await open(link)
    expect([again.statusCode, readStep(again)]).toEqual([404, { name: 'invalid-link' }])
  })

  test('works for 24 hours', async () => {
    const kari = await givenMember()
    const link = await findLink()
    house.now = new Date(+house.now + DAY_MS - 1)
    expect((await open(link)).statusCode).toBe(200)
    house.now = new Date(+house.now + 1)
    expect((await open(link)).statusCode).toBe(404)
    expect((await postTo(link)).statusCode).toBe(404)
    expect(await kari.isEmailConfirmed()).toBe(false)
  })

  test('is stored only as a hash', async () => {
    await givenMember()
    const key = (await findLink()).split('=')[1]
    expect(JSON.stringify(await house.db.select().from(emailConfirmation))).not.toContain(key)
  })

  test.each(['', '?nokkel=tull', `?nokkel=${'x'.repeat(43)}`, '?nokkel=a&nokkel=b'])(
    'is refused when it is invalid: %j',
    async (query) => {
      for (const reply of [
        await open(`/stadfest-adresse${query}`),
        await postTo(`/stadfest-adresse${query}`),
      ])
        expect([reply.statusCode, readStep(reply)]).toEqual([404, { name: 'invalid-link' }])
    },
  )

  test('is mailed again on request, a few times an hour, and not when the address is confirmed', async () => {
    const kari = await givenMember()
    await findLink()
    const ask = () => kari.post('SendEmailConfirmationDx')
    expect([(await ask()).json(), (await ask()).json()]).toEqual([true, true])
    const refused = await ask()
    expect(refusal(refused)).toEqual([429, 'too_many_requests'])
    expect(refused.headers['retry-after']).toBe('3600')
    expect(house.mails).toHaveLength(3)
    house.resetLimits()
    await house.confirmEmail(EMAIL, kari)
    expect((await ask()).json()).toBe(true)
    expect(house.mails).toHaveLength(3)
    expect(refusal(await house.browser().post('SendEmailConfirmationDx'))).toEqual([401, 'login_needed'])
  })

  test('of an earlier mail works too, until one of them is used', async () => {
    const kari = await givenMember()
    const first = await findLink()
    await kari.post('SendEmailConfirmationDx')
    expect(house.mails).toHaveLength(2)
    expect((await postTo(first)).statusCode).toBe(200)
    expect((await postTo(await findLink())).statusCode).toBe(404)
  })
})

describe('a new password by a mailed link', () => {
  async function resetPassword(password: string) {
    await house.browser().post('ForgotPasswordDx', { Email: EMAIL })
    const Key = await house.findLink(EMAIL, RESET_KEY)
    return house.browser().post('ResetPasswordDx', { Key, Password: password })
  }

  test('confirms the address too, and ends the sessions of whoever signed up', async () => {
    const stranger = await givenMember()
    await house.deliverTicket(EMAIL)
    await resetPassword('ein heilt ny')
    expect((await stranger.get('GetTicketsDx')).statusCode).toBe(401)
    const owner = house.browser()
    await owner.logIn(EMAIL, 'ein heilt ny')
    expect(await owner.isEmailConfirmed()).toBe(true)
    expect(await owner.readTicketCodes()).toEqual([TICKET_CODE])
  })

  test('voids links that would move the account to another address', async () => {
    const stranger = await givenMember()
    await stranger.post('ChangeEmailDx', { Email: OTHER_EMAIL, Password: PASSWORD })
    const link = await findLink(OTHER_EMAIL)
    await resetPassword('ein heilt ny')
    expect((await postTo(link)).statusCode).toBe(404)
    const owner = house.browser()
    expect((await owner.logIn(EMAIL, 'ein heilt ny')).json().UserInfo).toBe(EMAIL)
  })
})

describe('an address that has an account', () => {
  test('gets a mail when somebody tries to sign up with it; the reply is the usual one', async () => {
    await house.confirmEmail(EMAIL, await givenMember())
    house.mails.length = 0
    const reply = await house.browser().signUp(EMAIL, 'Tjuv', 'eit anna passord')
    expect(refusal(reply)).toEqual([409, 'email_taken', 'Email'])
    const mail = await house.findMail(EMAIL, /logg-inn/)
    expect(mail.subject).toBe('Du har alt ein konto hos Fjordheim kulturhus')
    expect(mail.text).toContain('https://fjordheim.example/gloymt-passord')
    expect(mail.text).not.toMatch(/nokkel/)
    expect(mail.text).not.toContain('Tjuv')
  })

  test('gets few such mails, and can still get one with a link to a new password', async () => {
    await givenMember()
    await findLink()
    house.mails.length = 0
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await house.browser().signUp(EMAIL)).statusCode).toBe(409)
    await house.browser().post('ForgotPasswordDx', { Email: EMAIL })
    await house.findMail(EMAIL, RESET_KEY)
    await waitUntil(() => expect(house.mails).toHaveLength(4))
  })
})

describe('another address for an account', () => {
  async function givenConfirmedMember() {
    const kari = await givenMember()
    await house.confirmEmail(EMAIL, kari)
    house.mails.length = 0
    return kari
  }
  const change = (browser: Browser, Email: string, Password = PASSWORD) =>
    browser.post('ChangeEmailDx', { Email, Password })
  const readAddress = async (browser: Browser) => (await browser.get('GetUserDx')).json().ContactEmail

  test('is set when the link that was mailed to it is confirmed, and not before', async () => {
    const kari = await givenConfirmedMember()
    expect((await change(kari, ` ${OTHER_EMAIL.toUpperCase()}`)).json()).toBe(true)
    const mail = await house.findMail(OTHER_EMAIL, CONFIRMATION_LINK)
    expect(mail.subject).toBe('Stadfest den nye e-postadressa di hos Fjordheim kulturhus')
    expect(mail.text).toContain(NYNORSK.memberMailChangeNotYou)
    const link = await findLink(OTHER_EMAIL)
    expect(readStep(await open(link))).toEqual({
      name: 'confirm-change',
      action: `/partners/118${link}`,
      email: OTHER_EMAIL,
    })
    expect(await readAddress(kari)).toBe(EMAIL)
    expect((await house.browser().logIn(OTHER_EMAIL)).statusCode).toBe(401)

    const confirmed = await postTo(link, kari)
    expect([confirmed.statusCode, readStep(confirmed)]).toEqual([
      200,
      { name: 'changed', email: OTHER_EMAIL },
    ])
    expect(await readAddress(kari)).toBe(OTHER_EMAIL)
    expect(await kari.isEmailConfirmed()).toBe(true)
    expect((await house.browser().logIn(OTHER_EMAIL)).statusCode).toBe(200)
    expect((await house.browser().logIn(EMAIL)).statusCode).toBe(401)
    expect((await postTo(link)).statusCode).toBe(404)
  })

  test('confirmed where nobody is logged in asks for a new password', async () => {
    const stranger = await givenConfirmedMember()
    await change(stranger, OTHER_EMAIL)
    const reply = await postTo(await findLink(OTHER_EMAIL))
    expect(readStep(reply)).toMatchObject({ name: 'new-password', email: OTHER_EMAIL })
    expect((await stranger.get('GetUserDx')).statusCode).toBe(401)
    expect((await stranger.logIn(OTHER_EMAIL)).statusCode).toBe(401)
  })

  test('keeps sessions and tickets, and the previous address gets a mail', async () => {
    const kari = await givenConfirmedMember()
    await house.deliverTicket(EMAIL)
    await change(kari, OTHER_EMAIL)
    await house.confirmEmail(OTHER_EMAIL, kari)
    expect(await kari.readTicketCodes()).toEqual([TICKET_CODE])
    const mail = await house.findMail(EMAIL, /post@fjordheim/)
    expect(mail.subject).toBe('Kontoen din hos Fjordheim kulturhus har fått ny e-postadresse')
    expect(mail.text).not.toContain(OTHER_EMAIL)
  })

  test('voids every other link of the account', async () => {
    const kari = await givenMember()
    const withoutPrefix = await findLink()
    await house.browser().post('ForgotPasswordDx', { Email: EMAIL })
    const Key = await house.findLink(EMAIL, RESET_KEY)
    await change(kari, OTHER_EMAIL)
    await house.confirmEmail(OTHER_EMAIL, kari)
    expect((await postTo(withoutPrefix)).statusCode).toBe(404)
    const reset = await house.browser().post('ResetPasswordDx', { Key, Password: 'ein heilt ny' })
    expect(refusal(reset)).toEqual([400, 'reset_link_invalid'])
    expect(await readAddress(kari)).toBe(OTHER_EMAIL)
  })

  test('is the last one that was requested', async () => {
    const kari = await givenConfirmedMember()
    await change(kari, 'kari@kontroet.example')
    await change(kari, OTHER_EMAIL)
    expect((await postTo(await findLink('kari@kontroet.example'))).statusCode).toBe(404)
    await house.confirmEmail(OTHER_EMAIL, kari)
    expect(await readAddress(kari)).toBe(OTHER_EMAIL)
  })

  test('is refused when another account has it, also when it got it after the request', async () => {
    const kari = await givenConfirmedMember()
    await change(kari, OTHER_EMAIL)
    const link = await findLink(OTHER_EMAIL)
    await house.browser().signUp(OTHER_EMAIL, 'Ola')
    const taken = await postTo(link)
    expect([taken.statusCode, readStep(taken)]).toEqual([409, { name: 'taken', email: OTHER_EMAIL }])
    expect(await readAddress(kari)).toBe(EMAIL)
    expect(refusal(await change(kari, OTHER_EMAIL))).toEqual([409, 'email_taken', 'Email'])
    expect(refusal(await change(kari, EMAIL))).toEqual([409, 'email_taken', 'Email'])
  })

  test('needs the password and a valid address', async () => {
    const kari = await givenConfirmedMember()
    expect(refusal(await change(kari, OTHER_EMAIL, 'feil passord'))).toEqual([
      400,
      'password_wrong',
      'Password',
    ])
    expect(refusal(await change(kari, OTHER_EMAIL, ''))).toEqual([400, 'password_wrong', 'Password'])
    expect(refusal(await change(kari, 'kari'))).toEqual([400, 'email_invalid', 'Email'])
    expect(house.mails).toEqual([])
  })

  test('can be requested a few times an hour', async () => {
    const kari = await givenConfirmedMember()
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await change(kari, OTHER_EMAIL)).statusCode).toBe(200)
    expect(refusal(await change(kari, OTHER_EMAIL))).toEqual([429, 'too_many_requests'])
    expect(house.mails).toHaveLength(3)
  })

  test('that a thief requested is void when the owner changes the password', async () => {
    const kari = await givenConfirmedMember()
    await change(kari, OTHER_EMAIL)
    const link = await findLink(OTHER_EMAIL)
    await kari.post('ChangePasswordDx', { Password: PASSWORD, NewPassword: 'ein heilt ny' })
    expect((await postTo(link)).statusCode).toBe(404)
  })
})
