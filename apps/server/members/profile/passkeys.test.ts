import { beforeEach, expect, test } from 'vitest'
import { PUBLIC_URL } from '../../programs/identity/test-identity.ts'
import { givenAuthenticator } from '../accounts/passkeys/test-authenticator.ts'
import { person, session } from '../accounts/table.ts'
import { type Browser, CONFIRMATION_LINK, givenHouse, PASSWORD, RESET_KEY, refusal } from '../test-members.ts'

const house = await givenHouse()
const { db } = house
const EMAIL = 'kari@nordmann.example'
const ORIGIN = new URL(PUBLIC_URL).origin
const REFUSED = [400, 'passkey_refused']
beforeEach(() => house.reset(new Date('2026-11-20T12:00:00Z')))

const PROOF = { Password: PASSWORD }

async function addPasskey(browser: Browser, proof: object = PROOF, Name = 'Telefonen') {
  const authenticator = givenAuthenticator(ORIGIN)
  const options = (await browser.post('AddPasskeyOptionsDx', proof)).json()
  const Passkey = authenticator.register(options)
  return { authenticator, reply: await browser.post('AddPasskeyDx', { Name, Passkey }) }
}

/** A member with a confirmed address and a passkey. */
async function givenPasskey() {
  const browser = await house.givenMember(EMAIL)
  await house.confirmEmail(EMAIL, browser)
  const { authenticator, reply } = await addPasskey(browser)
  expect(reply.statusCode).toBe(200)
  return { browser, authenticator }
}

type Authenticator = ReturnType<typeof givenAuthenticator>

async function logIn(browser: Browser, authenticator: Authenticator) {
  const options = (await browser.post('PasskeyOptionsDx', {})).json()
  return browser.post('LoginPasskeyDx', { Passkey: authenticator.sign(options) })
}

async function prove(browser: Browser, authenticator: Authenticator) {
  const options = (await browser.post('PasskeyOptionsDx', { Confirm: true })).json()
  return { Passkey: authenticator.sign(options) }
}

test('a member adds a passkey, which is mailed, and logs in with it', async () => {
  const { browser, authenticator } = await givenPasskey()
  await house.findMail(EMAIL, /passnøkkel er lagd til/)
  const phone = house.browser()
  const reply = await logIn(phone, authenticator)
  expect(reply.json()).toMatchObject({ UserName: 'Kari', UserInfo: EMAIL, marsToken: expect.any(String) })
  expect((await phone.get('GetUserDx')).json().ContactEmail).toBe(EMAIL)
  const token = { 'x-token': reply.json().marsToken }
  expect((await phone.post('SwitchTokensDx', {}, token)).statusCode).toBe(200)
  expect((await browser.get('GetPasskeysDx')).json()).toMatchObject([
    { Name: 'Telefonen', LastUsedAt: '2026-11-20T12:00:00.000Z' },
  ])
  expect((await browser.get('ExportUserDx')).json().Passkeys).toMatchObject([{ Name: 'Telefonen' }])
  // The password alone stays enough for a member.
  expect((await house.browser().logIn(EMAIL)).statusCode).toBe(200)
})

test('a passkey is added and removed only by somebody with the password or a passkey', async () => {
  const { browser, authenticator } = await givenPasskey()
  const wrong = { Password: 'feil passord' }
  expect(refusal(await browser.post('AddPasskeyOptionsDx', wrong))).toEqual([
    400,
    'password_wrong',
    'Password',
  ])
  expect(refusal(await browser.post('AddPasskeyOptionsDx', {}))).toEqual([400, 'password_wrong', 'Password'])
  expect(
    (await addPasskey(browser, await prove(browser, authenticator), 'Nettbrettet')).reply.statusCode,
  ).toBe(200)
  const own: { Id: string; Name: string }[] = (await browser.get('GetPasskeysDx')).json()
  const { Id } = own.find(({ Name }) => Name === 'Telefonen') ?? {}
  expect(refusal(await browser.post('RemovePasskeyDx', { Id, ...wrong }))).toEqual([
    400,
    'password_wrong',
    'Password',
  ])
  // A signature that was made to log in does not prove that somebody is here now.
  const options = (await browser.post('PasskeyOptionsDx', {})).json()
  const Passkey = authenticator.sign(options)
  expect(refusal(await browser.post('RemovePasskeyDx', { Id, Passkey }))).toEqual(REFUSED)
  const removed = await browser.post('RemovePasskeyDx', { Id, ...(await prove(browser, authenticator)) })
  expect(removed.statusCode).toBe(200)
  await house.findMail(EMAIL, /passnøkkel er fjerna/)
  expect(refusal(await logIn(house.browser(), authenticator))).toEqual(REFUSED)
})

test('what one member signs does not show that another is there', async () => {
  const { browser } = await givenPasskey()
  const ola = await house.givenMember('ola@nordmann.example')
  const other = await addPasskey(ola)
  const [{ Id }] = (await browser.get('GetPasskeysDx')).json()
  const proof = await prove(browser, other.authenticator)
  expect(refusal(await browser.post('RemovePasskeyDx', { Id, ...proof }))).toEqual(REFUSED)
  expect(refusal(await ola.post('RemovePasskeyDx', { Id, ...PROOF }))).toEqual([404, 'passkey_not_found'])
})

test('a passkey works neither at another partner nor at the desk', async () => {
  const { authenticator } = await givenPasskey()
  const elsewhere = house.browser('178')
  expect(refusal(await logIn(elsewhere, authenticator))).toEqual(REFUSED)
  const options = (await house.browser().post('PasskeyOptionsDx', {})).json()
  expect(refusal(await elsewhere.post('LoginPasskeyDx', { Passkey: authenticator.sign(options) }))).toEqual(
    REFUSED,
  )
  const inject = (url: string, payload: object) =>
    house.app.inject({ method: 'POST', url: `/redaksjon/api/session/passkey${url}`, payload })
  const atDesk = (await inject('/options', {})).json()
  expect(refusal(await inject('', { response: authenticator.sign(atDesk) }))).toEqual(REFUSED)
})

test('a new password by mail removes passkeys, and a changed one does not', async () => {
  const { browser, authenticator } = await givenPasskey()
  const NewPassword = 'tyttebær i dalen'
  expect((await browser.post('ChangePasswordDx', { ...PROOF, NewPassword })).statusCode).toBe(200)
  expect((await logIn(house.browser(), authenticator)).statusCode).toBe(200)
  await browser.post('ForgotPasswordDx', { Email: EMAIL })
  const Key = await house.findLink(EMAIL, RESET_KEY)
  expect((await browser.post('ResetPasswordDx', { Key, Password: PASSWORD })).statusCode).toBe(200)
  expect(refusal(await logIn(house.browser(), authenticator))).toEqual(REFUSED)
  expect(await db.select().from(session)).toEqual([])
})

test('a passkey of a stranger who signed up with this address ends when its owner confirms it', async () => {
  const stranger = await house.givenMember(EMAIL)
  const { authenticator } = await addPasskey(stranger)
  // The owner of the mailbox hears of the account once, and not of each passkey.
  expect(house.mails.filter(({ to }) => to === EMAIL)).toHaveLength(1)
  const path = await house.findLink(EMAIL, CONFIRMATION_LINK)
  await house.app.inject({ method: 'POST', url: `/partners/118${path}` })
  expect(refusal(await logIn(house.browser(), authenticator))).toEqual(REFUSED)
})

test('a passkey is deleted with its member', async () => {
  const { browser, authenticator } = await givenPasskey()
  expect((await browser.post('DeleteUserDx', PROOF)).statusCode).toBe(200)
  expect(await db.select().from(person)).toEqual([])
  expect(refusal(await logIn(house.browser(), authenticator))).toEqual(REFUSED)
})
