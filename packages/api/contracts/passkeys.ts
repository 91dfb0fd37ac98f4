import { z } from 'zod'
import { line } from './contract.ts'

const bytes = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]*$/, 'is not base64url')

/** WebAuthn allows 1023 bytes. */
const CredentialId = bytes(1364).min(1)

const Credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

/** The options for making a passkey, or for signing with one: the JSON of WebAuthn Level 3. */
export const PasskeyOptions = z.record(z.string(), z.unknown()).meta({ id: 'PasskeyOptions' })

/** A passkey that a browser has made. */
export const PasskeyRegistration = z
  .object({
    ...Credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: z.array(line(40)).max(10).default([]),
    }),
  })
  .meta({ id: 'PasskeyRegistration' })
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

/** The assertion that a passkey has signed. */
export const PasskeyAssertion = z
  .object({
    ...Credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: bytes(200).optional(),
    }),
  })
  .meta({ id: 'PasskeyAssertion' })
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

export const PasskeyName = line(60)
