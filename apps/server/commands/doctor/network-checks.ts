import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls'
import { identityContracts } from '@lerret/api/contracts'
import { DAY_MS } from '@lerret/model'
import { createOutboundFetch } from '../../platform/outbound/fetch.ts'
import type { Finding } from './finding.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 100_000
const MIN_CERTIFICATE_DAYS = 14

/** Whether the public address is answered, and by this house: each house has a signing key of its own. */
export async function checkAddress(publicUrl: string, localUrl: string | null): Promise<Finding> {
  const check = 'address'
  const keys = await fetchKeys(publicUrl)
  if (keys === null)
    return {
      check,
      state: 'wrong',
      text: `${publicUrl} does not answer this machine.`,
      advice: 'Check the name in the DNS, the proxy in front and its log, and the firewall.',
    }
  const ownKeys = localUrl === null ? null : await fetchKeys(localUrl)
  if (ownKeys === null)
    return { check, state: 'note', text: `${publicUrl} answers; this house does not run.` }
  return keys === ownKeys
    ? { check, state: 'ok', text: `${publicUrl} is answered by this house.` }
    : {
        check,
        state: 'wrong',
        text: `${publicUrl} is answered by something else than this house.`,
        advice: `Check the name in the DNS, and that the proxy leads it to ${localUrl}.`,
      }
}

async function fetchKeys(origin: string): Promise<string | null> {
  const fetch = createOutboundFetch({
    trustedOrigins: [new URL(origin).origin],
    setting: 'PUBLIC_URL',
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  })
  try {
    const reply = await fetch(new URL(identityContracts.jwks.url, origin).href)
    return await reply.text()
  } catch {
    return null
  }
}

const ADVICE_UNKNOWN_ISSUER =
  'Let the proxy send the whole chain. A certificate authority of your own belongs in /usr/local/share/ca-certificates, followed by update-ca-certificates and a restart.'

/** OpenSSL has these names for a certificate whose issuer it does not know. */
const isUnknownIssuer = (problem: string) => /SELF_SIGNED|UNABLE_TO_/.test(problem)

/** Whether browsers accept the certificate, and for how long. */
export async function checkCertificate(
  publicUrl: string,
  { now, ca }: { now: Date; ca?: string },
): Promise<Finding> {
  const check = 'certificate'
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:')
    return {
      check,
      state: 'wrong',
      text: `${publicUrl} is not encrypted: passwords can be read on the way.`,
      advice: 'Put a proxy with a certificate in front, and set PUBLIC_URL to its https:// address.',
    }
  const host = hostname.replace(/^\[|\]$/g, '')
  try {
    const { problem, validTo } = await readCertificate({ host, port: Number(port || 443), ca })
    const days = Math.floor((+validTo - +now) / DAY_MS)
    const advice = 'The log of the proxy says why it was not renewed.'
    if (problem)
      return {
        check,
        state: 'wrong',
        text: `Browsers refuse it: ${problem}.`,
        advice: isUnknownIssuer(problem) ? ADVICE_UNKNOWN_ISSUER : advice,
      }
    return days < MIN_CERTIFICATE_DAYS
      ? { check, state: 'wrong', text: `It is valid for ${days} more days only.`, advice }
      : { check, state: 'ok', text: `Valid for ${days} more days.` }
  } catch (error) {
    return {
      check,
      state: 'wrong',
      text: `There is no encrypted connection to ${host}: ${(error as Error).message}.`,
      advice: 'Check that the proxy runs and has a certificate for this name.',
    }
  }
}

async function readCertificate({ host, port, ca }: { host: string; port: number; ca: string | undefined }) {
  const socket: TLSSocket = connect({
    host,
    port,
    ...(isIP(host) ? {} : { servername: host }),
    ...(ca !== undefined && { ca }),
    // A faulty certificate is reported, not refused: nothing is sent over this connection.
    rejectUnauthorized: false,
    timeout: TIMEOUT_MS,
  })
  socket.once('timeout', () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
    const { valid_to } = socket.getPeerCertificate() as PeerCertificate
    const problem = socket.authorized ? undefined : describeReason(socket.authorizationError)
    return { problem, validTo: new Date(valid_to) }
  } finally {
    socket.destroy()
  }
}

const describeReason = (error: Error | string | undefined) =>
  error instanceof Error ? error.message : String(error)
