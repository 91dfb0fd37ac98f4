import { createHmac } from 'node:crypto'
import { SIGNATURE_HEADER } from '@lerret/api'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { isSameSecret } from '../../platform/security/compare-secrets.ts'

/** How far the time of signing may be from the server's time. It bounds how long a recorded request can be repeated. */
export const SIGNATURE_SECONDS = 300

/** The parts of a request that a signature covers besides its time. */
export interface SignedRequest {
  method: string
  /** The path as the OpenAPI document has it, with the partner filled in; a proxy may have rewritten the address. */
  path: string
  body: string
}

/** The header value of a request that is signed with the secret: `t=<seconds>,v2=<hex>`. */
export function signRequest(secret: string, request: SignedRequest, index: Date): string {
  const seconds = Math.floor(+index / 1000)
  return `t=${seconds},v2=${requestHmac(secret, request, seconds)}`
}

/** Throws unless the request was signed with the secret, within the last few minutes. */
export function checkSignature(
  secret: string,
  { signature, now, ...request }: SignedRequest & { signature: string | undefined; now: Date },
): void {
  const [, seconds, hmac] = /^t=(\d{1,12}),v2=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  const isValid =
    seconds !== undefined &&
    hmac !== undefined &&
    Math.abs(+now / 1000 - Number(seconds)) <= SIGNATURE_SECONDS &&
    isSameSecret(hmac, requestHmac(secret, request, Number(seconds)))
  if (!isValid)
    throw new AppError('delivery_signature_invalid', 'The signature is missing, wrong, or too old.')
}

/** Requires the signature of the ticketing provider. */
export function requireSignature(secret: string, now: () => Date) {
  return async ({ method, params, headers, rawBody, routeOptions }: FastifyRequest) => {
    const signature = headers[SIGNATURE_HEADER]
    checkSignature(secret, {
      signature: typeof signature === 'string' ? signature : undefined,
      method,
      path: (routeOptions.url ?? '').replace(':partner', (params as { partner: string }).partner),
      body: rawBody ?? '',
      now: now(),
    })
  }
}

function requestHmac(secret: string, { method, path, body }: SignedRequest, seconds: number): string {
  return createHmac('sha256', secret).update([seconds, method, path, body].join('\n')).digest('hex')
}
