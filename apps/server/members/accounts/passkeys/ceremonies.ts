import type { PasskeyAssertion, PasskeyRegistration } from '@lerret/api/contracts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { toStorageError } from '../../../platform/http/storage-errors.ts'
import type { NewPasskey } from './store.ts'

/** The host that passkeys are made for, and the origin of its pages. */
export interface RelyingParty {
  host: string
  origin: string
}

export function toRelyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { host: hostname, origin }
}

/** Loaded on demand: it takes a quarter of a second and 27 MB, and many houses have no passkeys. */
const load = () => import('@simplewebauthn/server')

interface Descriptor {
  id: string
  transports: string[]
}

/** Creates the options for a passkey that its owner can be found by, and that verifies the person. */
export async function createRegistrationOptions(input: {
  relyingParty: RelyingParty
  challenge: string
  /** The name of the house. */
  site: string
  person: { id: string; name: string; label: string }
  known: Descriptor[]
}) {
  const { relyingParty, challenge, site, person, known } = input
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpID: relyingParty.host,
    rpName: site,
    challenge: fromBase64Url(challenge),
    userID: new Uint8Array(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
    userName: person.label,
    userDisplayName: person.name,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Creates the options for signing with a passkey: one of these, or any of this host. */
export async function createAssertionOptions(input: {
  relyingParty: RelyingParty
  challenge: string
  allowed?: Descriptor[] | undefined
}) {
  const { relyingParty, challenge, allowed } = input
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: relyingParty.host,
    challenge: fromBase64Url(challenge),
    userVerification: 'required',
    ...(allowed && { allowCredentials: allowed }),
  })
}

interface Expected {
  relyingParty: RelyingParty
  /** Uses the challenge up, and tells whether it was one of ours. */
  take(challenge: string): Promise<boolean>
}

export async function verifyRegistration(
  response: PasskeyRegistration,
  expected: Expected,
): Promise<Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>> {
  const { verifyRegistrationResponse } = await load()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    ...toOptions(expected),
  }).catch((cause) => {
    throw toStorageError(cause) ?? notAdded(cause)
  })
  if (!registrationInfo) throw notAdded()
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
  }
}

/** Checks what a passkey has signed. Returns its new counter. */
export async function verifyAssertion(
  response: PasskeyAssertion,
  { credential, ...expected }: Expected & { credential: { id: string; publicKey: string; counter: number } },
): Promise<number> {
  const { verifyAuthenticationResponse } = await load()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    credential: { ...credential, publicKey: fromBase64Url(credential.publicKey) },
    ...toOptions(expected),
  }).catch((cause) => {
    throw toStorageError(cause) ?? passkeyRefused(cause)
  })
  if (!verified) throw passkeyRefused()
  return authenticationInfo.newCounter
}

const toOptions = ({ relyingParty, take }: Expected) => ({
  expectedChallenge: take,
  expectedOrigin: relyingParty.origin,
  expectedRPID: relyingParty.host,
  requireUserVerification: true,
})

export const passkeyRefused = (cause?: unknown) =>
  new AppError('passkey_refused', 'The passkey is not accepted.', { cause })
const notAdded = (cause?: unknown) =>
  new AppError('passkey_not_added', 'The passkey could not be added.', { cause })

const fromBase64Url = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
