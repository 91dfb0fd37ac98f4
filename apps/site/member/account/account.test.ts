import { describe, expect, test, vi } from 'vitest'
import { createSession } from '../session/session.ts'
import { failure, givenStorage } from '../test-partner.ts'
import { createAccountArea } from './account.ts'

const PROFILE = { userName: 'Kari', email: 'kari@eksempel.no', token: 'gammal' }

function givenAccount(refusal?: Error) {
  const answer = <Result>(result: Result) =>
    vi.fn(async () => {
      if (refusal) throw refusal
      return result
    })
  const account = {
    resetPassword: answer(undefined),
    changePassword: answer({ response: {}, profile: { ...PROFILE, token: 'ny' } }),
    updateUser: answer(undefined),
    sendEmailConfirmation: answer(undefined),
    changeEmail: answer(undefined),
    exportUser: answer(new Blob(['{}'])),
    deleteUser: answer(undefined),
    setWatchMails: answer(undefined),
    stopWatchMails: answer(undefined),
  }
  const storage = givenStorage({ 'cw-profile-new': JSON.stringify(PROFILE) })
  const partner = { switchTokens: vi.fn(async () => true), userProfile: vi.fn() }
  const session = createSession({ partner, storage: () => storage, forget: () => {} })
  return { ...createAccountArea({ account, session }), account, session, storage }
}
const tokenIn = ({ kept }: { kept: Record<string, string> }) =>
  JSON.parse(kept['cw-profile-new'] ?? 'null')?.token

describe('an account', () => {
  test('with a new password has a new token', async () => {
    const { changePassword, session, storage } = givenAccount()
    expect(await changePassword({ password: 'p', newPassword: 'q' })).toEqual({ isDone: true })
    expect([session.store.getState()?.token, tokenIn(storage)]).toEqual(['ny', 'ny'])
  })

  test('with a new name has it here too, as it was kept', async () => {
    const { rename, session } = givenAccount()
    await rename('  Kari N. ')
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

  test('that is deleted is forgotten', async () => {
    const { deleteAccount, session, storage } = givenAccount()
    expect(await deleteAccount('p')).toEqual({ isDone: true })
    expect([session.store.getState(), storage.kept]).toEqual([null, {}])
  })

  test('is taken along as a file', async () => {
    expect((await givenAccount().exportData()).file).toBeInstanceOf(Blob)
  })

  test('wants mails or does not, and whoever has one stops them without being logged in', async () => {
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

test('what is refused is answered with why, and nothing changes here', async () => {
  const area = givenAccount(failure(400, 'password_wrong'))
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
  const refused = { isDone: false, error: { error: { code: 'password_wrong', message: 'password_wrong' } } }
  expect(outcomes).toEqual(outcomes.map(() => refused))
  expect([area.session.store.getState(), tokenIn(area.storage)]).toEqual([PROFILE, 'gammal'])
})
