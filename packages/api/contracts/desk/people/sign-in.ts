import { z } from 'zod'
import { line, text } from '../../contract.ts'
import { PasskeyAssertion, PasskeyName, PasskeyOptions, PasskeyRegistration } from '../../passkeys.ts'
import { ALL_ROLES, Done, deskCall } from '../desk.ts'
import { Staff } from './session.ts'

const Password = z.object({ password: text(4000) })
const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    host: z.string().describe('It works at this host alone'),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'Passkey' })
const BackupCodes = z.object({ backupCodes: z.array(z.string()) })

/** The second step of signing in, and its settings. */
export const signInContracts = {
  staffCode: deskCall('POST', '/session/code', 'anyone', {
    summary: 'Answer the challenge of a log-in with a code',
    description:
      'The code is one of the authenticator app or a backup code. `sign_in_expired`: begin again with the password.',
    body: z.object({
      challenge: line(100),
      code: line(40),
      trustDevice: z.boolean().default(false).describe('Do not ask for a code on this device for 30 days'),
    }),
    reply: Staff,
  }),
  staffPasskeyOptions: deskCall('POST', '/session/passkey/options', 'anyone', {
    summary: 'What a browser needs to sign in with a passkey',
    body: z.object({ challenge: line(100).optional().describe('Of a log-in with a password') }),
    reply: PasskeyOptions,
  }),
  staffPasskey: deskCall('POST', '/session/passkey', 'anyone', {
    summary: 'Log in with a passkey, or answer the challenge of a log-in with it',
    description: '`sign_in_expired`: begin again with the password.',
    body: z.object({
      response: PasskeyAssertion,
      challenge: line(100).optional().describe('Of a log-in with a password'),
      trustDevice: z.boolean().default(false).describe('Do not ask for a code on this device for 30 days'),
    }),
    reply: Staff,
  }),
  ownPasskeys: deskCall('GET', '/passkeys', ALL_ROLES, {
    isForSetUp: true,
    summary: 'One’s own passkeys',
    reply: z.array(Passkey),
  }),
  addOwnPasskeyOptions: deskCall('POST', '/passkeys/options', ALL_ROLES, {
    isForSetUp: true,
    needsConfirmation: true,
    summary: 'What a browser needs to make a passkey for the signed-in person',
    reply: PasskeyOptions,
  }),
  addOwnPasskey: deskCall('POST', '/passkeys', ALL_ROLES, {
    isForSetUp: true,
    summary: 'Add the passkey that the browser has made',
    body: z.object({ name: PasskeyName, response: PasskeyRegistration }),
    reply: Done,
  }),
  removeOwnPasskey: deskCall('POST', '/passkeys/:id/remove', ALL_ROLES, {
    needsConfirmation: true,
    summary: 'Remove one of one’s own passkeys',
    params: z.object({ id: z.uuid() }),
    reply: Done,
  }),
  twoFactor: deskCall('GET', '/two-factor', ALL_ROLES, {
    isForSetUp: true,
    summary: 'Whether one’s own log-in needs a code',
    reply: z.object({
      hasPassword: z.boolean().describe('Not for those who sign in at the sign-in service'),
      isEnabled: z.boolean(),
      backupCodesLeft: z.int(),
    }),
  }),
  twoFactorSetUp: deskCall('POST', '/two-factor/set-up', ALL_ROLES, {
    isForSetUp: true,
    summary: 'A new secret for an authenticator app; it must be confirmed',
    body: Password,
    reply: z.object({
      secret: z.string().describe('To type into the app'),
      url: z.string().describe('The otpauth: address to show as a QR code'),
    }),
  }),
  twoFactorConfirm: deskCall('POST', '/two-factor/confirm', ALL_ROLES, {
    isForSetUp: true,
    summary: 'Turn two-factor authentication on with a code of the app',
    description: 'Returns the backup codes, which are shown only once.',
    body: z.object({ code: line(40) }),
    reply: BackupCodes,
  }),
  twoFactorBackupCodes: deskCall('POST', '/two-factor/backup-codes', ALL_ROLES, {
    summary: 'Replace all backup codes',
    body: Password,
    reply: BackupCodes,
  }),
  twoFactorTurnOff: deskCall('POST', '/two-factor/turn-off', ALL_ROLES, {
    summary: 'Turn two-factor authentication off',
    body: Password,
    reply: Done,
  }),
}
