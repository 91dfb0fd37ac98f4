import { expect, test } from 'vitest'
import type { UnnamedContract } from '../desk.ts'
import { signInContracts } from './sign-in.ts'
import { accountContracts, staffContracts } from './staff.ts'

/** Lists what each call needs besides a session. */
function listNeeds() {
  const contracts: Record<string, UnnamedContract> = {
    ...staffContracts,
    ...accountContracts,
    ...signInContracts,
  }
  return Object.entries(contracts)
    .filter(([, { method, access }]) => method === 'POST' && access !== 'anyone')
    .map(([name, { needsConfirmation, schema }]) => {
      const issues = schema.body?.safeParse({}).error?.issues ?? []
      const takesPassword = issues.some(({ path }) => path[0] === 'password')
      return [name, needsConfirmation ? 'a new sign-in' : takesPassword ? 'the password' : 'nothing']
    })
}

test('a stolen session changes no password, second factor or role, and invites nobody', () => {
  expect(Object.fromEntries(listNeeds())).toEqual({
    changeStaffRole: 'a new sign-in',
    removeStaff: 'a new sign-in',
    staffPasswordLink: 'a new sign-in',
    resetStaffTwoFactor: 'a new sign-in',
    setSecondFactorRoles: 'a new sign-in',
    invite: 'a new sign-in',
    changeOwnPassword: 'the password',
    twoFactorSetUp: 'the password',
    twoFactorBackupCodes: 'the password',
    twoFactorTurnOff: 'the password',
    // A code of an app whose secret was given out for the password.
    twoFactorConfirm: 'nothing',
    addOwnPasskeyOptions: 'a new sign-in',
    removeOwnPasskey: 'a new sign-in',
    // A passkey that was made for those options.
    addOwnPasskey: 'nothing',
    // These calls take away, or change no rights.
    revokeInvitation: 'nothing',
    endOwnSession: 'nothing',
    endOtherSessions: 'nothing',
    changeOwnName: 'nothing',
    changeOwnLanguage: 'nothing',
  })
})
