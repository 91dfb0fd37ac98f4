import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A secret in the form of the Standard Webhooks specification. */
export const createWebhookSecret = () => `${PREFIX}${randomBytes(32).toString('base64')}`

/** The headers of a request, by the Standard Webhooks specification (https://www.standardwebhooks.com). */
export function signDelivery(
  secret: string,
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> {
  const timestamp = Math.floor(+at / 1000)
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
