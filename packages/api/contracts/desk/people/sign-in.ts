import { z } from 'zod'
import { failures, line, text } from '../../contract.ts'
import { ALL_ROLES, DESK_URL, type DeskContract, Done, deskSchema } from '../desk.ts'
import { Staff } from './session.ts'

const Password = z.object({ password: text(4000) })
const BackupCodes = z.object({ backupCodes: z.array(z.string()) })

/** The second step of signing in, and its settings. */
export const signInContracts = {
  staffCode: {
    method: 'POST',
    url: `${DESK_URL}/session/code`,
    roles: 'anyone',
    schema: deskSchema('staffCode', 'Answer the challenge of a log-in with a code', {
      security: [],
      description:
        'The code is one of the authenticator app or a backup code. `sign_in_expired`: begin again with the password.',
      body: z.object({
        challenge: line(100),
        code: line(40),
        trustDevice: z.boolean().default(false).describe('Do not ask for a code on this device for 30 days'),
      }),
      response: { 200: Staff, ...failures },
    }),
  },
  twoFactor: {
    method: 'GET',
    url: `${DESK_URL}/two-factor`,
    roles: ALL_ROLES,
    schema: deskSchema('twoFactor', 'Whether one’s own log-in needs a code', {
      response: {
        200: z.object({
          hasPassword: z.boolean().describe('Not for those who sign in at the sign-in service'),
          isEnabled: z.boolean(),
          backupCodesLeft: z.int(),
        }),
        ...failures,
      },
    }),
  },
  twoFactorSetUp: {
    method: 'POST',
    url: `${DESK_URL}/two-factor/set-up`,
    roles: ALL_ROLES,
    schema: deskSchema('twoFactorSetUp', 'A new secret for an authenticator app; it must be confirmed', {
      body: Password,
      response: {
        200: z.object({
          secret: z.string().describe('To type into the app'),
          url: z.string().describe('The otpauth: address to show as a QR code'),
        }),
        ...failures,
      },
    }),
  },
  twoFactorConfirm: {
    method: 'POST',
    url: `${DESK_URL}/two-factor/confirm`,
    roles: ALL_ROLES,
    schema: deskSchema('twoFactorConfirm', 'Turn two-factor authentication on with a code of the app', {
      description: 'Returns the backup codes, which are shown only once.',
      body: z.object({ code: line(40) }),
      response: { 200: BackupCodes, ...failures },
    }),
  },
  twoFactorBackupCodes: {
    method: 'POST',
    url: `${DESK_URL}/two-factor/backup-codes`,
    roles: ALL_ROLES,
    schema: deskSchema('twoFactorBackupCodes', 'Replace all backup codes', {
      body: Password,
      response: { 200: BackupCodes, ...failures },
    }),
  },
  twoFactorTurnOff: {
    method: 'POST',
    url: `${DESK_URL}/two-factor/turn-off`,
    roles: ALL_ROLES,
    schema: deskSchema('twoFactorTurnOff', 'Turn two-factor authentication off', {
      body: Password,
      response: { 200: Done, ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
