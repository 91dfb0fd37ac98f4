import { describe, expect, test, vi } from 'vitest'
import { createSession } from '../session/session.ts'
import { givenCallError, givenStorage } from '../test-partner.ts'
import { createAccountArea } from './account.ts'

const PROFILE = { userName: 'Kari', email: 'kari@eksempel.no', token: 'gammal' }

function givenAccount(error?: Error) {
  const respond = <Result>(result: Result) =>
    vi.fn(async () => {
      if (error) throw error
      return result
    })
  const account = {
    resetPassword: respond(undefined),
    changePassword: respond({ response: {}, profile: { ...PROFILE, token: 'ny' } }),
    updateUser: respond(undefined),
    sendEmailConfirmation: respond(undefined),
    changeEmail: respond(undefined),
    diary: vi.fn(async () => []),
    exportUser: respond(new Blob(['{}'])),
    deleteUser: respond(undefined),
    setWatchMails: respond(undefined),
    stopWatchMails: respond(undefined),
  }
  const storage = givenStorage({ 'cw-profile-new': JSON.stringify(PROFILE) })
  const partner = { switchTokens: vi.fn(async () => true), userProfile: vi.fn() }
  const session = createSession({ partner, storage: () => storage, onMemberChange: () => {} })
  return { ...createAccountArea({ account, session }), account, session, storage }
}
const storedToken = ({ entries }: { entries: Record<string, string> }) =>
  JSON.parse(entries['cw-profile-new'] ?? 'null')?.token

describe('an account', () => {
  test('with a new password has a new token', async () => {
    const { changePassword, session, storage } = givenAccount()
    expect(await changePassword({ password: 'p', newPassword: 'q' })).toEqual({ isDone: true })
    expect([session.store.getState()?.token, storedToken(storage)]).toEqual(['ny', 'ny'])
  })

  test('with a new name has it here too, as the server stores it', async () => {
    const { rename, session } = givenAccount()
    await rename('  Kari   N. ')
    expect(session.store.getState()).toEqual({ ...PROFILE, userName: 'Kari N.' })
  })

  test('has its address until another is confirmed', async () => {
    const { sendEmailConfirmation, changeEmail, account, session } = givenAccount()
    const input = { email: 'ny@eksempel.no', password: 'p' }
    expect([await sendEmailConfirmation(), await changeEmail(input)]).toEqual([
      { isDone: true },
      { isDone: true },
    ])
    expect(account.changeEmail.mock.calls).toEqual([[input]])
    expect(session.store.getState()).toEqual(PROFILE)
  })

  test('that is deleted is deleted from the browser', async () => {
    const { deleteAccount, session, storage } = givenAccount()
    expect(await deleteAccount('p')).toEqual({ isDone: true })
    expect([session.store.getState(), storage.entries]).toEqual([null, {}])
  })

  test('is exported as a file', async () => {
    expect((await givenAccount().exportData()).file).toBeInstanceOf(Blob)
  })

  test('turns mails on or off, and a mail’s key stops them without a log-in', async () => {
    const { setWatchMails, stopWatchMails, account } = givenAccount()
    expect([await setWatchMails(false), await stopWatchMails('k')]).toEqual([
      { isDone: true },
      { isDone: true },
    ])
    expect([account.setWatchMails.mock.calls, account.stopWatchMails.mock.calls]).toEqual([
      [[false]],
      [['k']],
    ])
  })
})

test('a rejected action has its error in the outcome, and nothing changes here', async () => {
  const area = givenAccount(givenCallError(400, 'password_wrong'))
  const outcomes = [
    await area.resetPassword({ key: 'k', password: 'p' }),
    await area.changePassword({ password: 'p', newPassword: 'q' }),
    await area.rename('Ola'),
    await area.sendEmailConfirmation(),
    await area.changeEmail({ email: 'ny@eksempel.no', password: 'p' }),
    await area.exportData(),
    await area.deleteAccount('p'),
    await area.setWatchMails(true),
    await area.stopWatchMails('k'),
  ]
  const rejected = { isDone: false, error: { error: { code: 'password_wrong', message: 'password_wrong' } } }
  expect(outcomes).toEqual(outcomes.map(() => rejected))
  expect([area.session.store.getState(), storedToken(area.storage)]).toEqual([PROFILE, 'gammal'])
})
