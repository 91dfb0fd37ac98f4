import { z } from 'zod'
import { settingGroup, settingInvalid, Text } from '../../platform/settings/setting-group.ts'

/** Keys for passes in the wallets of phones: paths of files that the operator got from Apple and Google. */
const variables = {
  APPLE_PASS_CERTIFICATE: Text.optional().describe(
    'The path of a PEM file with the certificate of your pass type ID. With the next two, members can add tickets to Apple Wallet.',
  ),
  APPLE_PASS_KEY: Text.optional().describe('The path of its key.'),
  APPLE_PASS_KEY_PASSWORD: Text.optional().describe('The password of that key, if it has one.'),
  APPLE_WWDR_CERTIFICATE: Text.optional().describe(
    "The path of Apple's intermediate certificate that issued it.",
  ),
  GOOGLE_WALLET_KEY: Text.optional().describe(
    "The path of a service account's key file (JSON). With the next one, members can add tickets to Google Wallet.",
  ),
  GOOGLE_WALLET_ISSUER: z
    .string()
    .regex(/^\d{1,30}$/, 'must be the number of an issuer')
    .optional()
    .describe('Your issuer number.'),
}

export const walletGroup = settingGroup({
  title: 'Wallets of phones',
  variables,
  secrets: ['APPLE_PASS_KEY_PASSWORD'],
  toSettings: (values) => ({ wallets: toWalletSettings(values) }),
})

export interface WalletSettings {
  apple:
    | {
        certificateFile: string
        keyFile: string
        keyPassword: string | undefined
        /** The certificate of Apple that the house's certificate was issued by. */
        intermediateFile: string
      }
    | undefined
  google: { keyFile: string; issuer: string } | undefined
}

type WalletVariables = z.infer<z.ZodObject<typeof variables>>

function toWalletSettings(values: WalletVariables): WalletSettings {
  const missing =
    findMissing(values, ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_WWDR_CERTIFICATE']) ??
    findMissing(values, ['GOOGLE_WALLET_KEY', 'GOOGLE_WALLET_ISSUER'])
  if (missing !== undefined) throw settingInvalid(`${missing} is missing; a wallet needs all its variables`)
  const { APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY, APPLE_WWDR_CERTIFICATE } = values
  const { GOOGLE_WALLET_KEY, GOOGLE_WALLET_ISSUER } = values
  return {
    apple:
      APPLE_PASS_CERTIFICATE && APPLE_PASS_KEY && APPLE_WWDR_CERTIFICATE
        ? {
            certificateFile: APPLE_PASS_CERTIFICATE,
            keyFile: APPLE_PASS_KEY,
            keyPassword: values.APPLE_PASS_KEY_PASSWORD,
            intermediateFile: APPLE_WWDR_CERTIFICATE,
          }
        : undefined,
    google:
      GOOGLE_WALLET_KEY && GOOGLE_WALLET_ISSUER
        ? { keyFile: GOOGLE_WALLET_KEY, issuer: GOOGLE_WALLET_ISSUER }
        : undefined,
  }
}

/** A variable that is not set although others of the same wallet are. */
function findMissing(values: WalletVariables, names: (keyof WalletVariables)[]): string | undefined {
  if (names.every((name) => values[name] === undefined)) return undefined
  return names.find((name) => values[name] === undefined)
}
