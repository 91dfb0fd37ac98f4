import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyRegistration } from '@lerret/api/contracts'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 }

interface Conditions {
  origin?: string
  host?: string
  isVerified?: boolean
  /** Counts from here; 0 for an authenticator that does not count. */
  counter?: number
}

/** An authenticator with one passkey, as a browser at this origin uses it. */
export function givenAuthenticator(pageOrigin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const credentialId = id.toString('base64url')

  const authenticatorData = (
    { origin = pageOrigin, host = new URL(origin).hostname, isVerified = true, counter = 0 }: Conditions,
    credential = Buffer.alloc(0),
  ) => {
    const flags =
      FLAGS.present | (isVerified ? FLAGS.verified : 0) | (credential.length > 0 ? FLAGS.hasCredential : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, credential])
  }
  const clientData = (type: string, options: { challenge?: unknown }, { origin = pageOrigin }: Conditions) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }))
  const common = {
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
  } as const

  return {
    credentialId,
    /** Makes the passkey. */
    register(options: { challenge?: unknown }, conditions: Conditions = {}): PasskeyRegistration {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, toCose(publicKey)])
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(conditions, credential))],
        ]) as never,
      )
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', options, conditions).toString('base64url'),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Signs with the passkey. */
    sign(options: { challenge?: unknown }, conditions: Conditions = {}): PasskeyAssertion {
      const data = authenticatorData(conditions)
      const client = clientData('webauthn.get', options, conditions)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** An ES256 key as COSE writes it (RFC 9053). */
function toCose(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]) as never,
  )
}
