import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface CheckoutSettings {
  port: number
  host: string
  /** Where buyers find it. */
  ownUrl: string
  /** Its own folder: the books, and the programme that the organiser lays there. */
  folder: string
  partnersUrl: string
  /** What only the partner and the provider know; without the variable, the partner's own file is read. */
  secret: string
  /** What time it was when it started, for a demo that is not of today. */
  startsAt: Date | undefined
  logLevel: string
}

/** Reads the settings once, at the start. They have the same names as the server's where they mean the same. */
export function readCheckoutSettings(env: NodeJS.ProcessEnv): CheckoutSettings {
  const dataDir = resolve(env.DATA_DIR || 'var')
  const port = Number(env.CHECKOUT_PORT || 3001)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`CHECKOUT_PORT=${env.CHECKOUT_PORT}: must be a port`)
  return {
    port,
    host: env.HOST || '0.0.0.0',
    ownUrl: (env.CHECKOUT_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    folder: join(dataDir, 'checkout'),
    partnersUrl: (env.PARTNERS_URL || `http://127.0.0.1:${env.PORT || 3000}/partners`).replace(/\/+$/, ''),
    secret: env.DELIVERY_SECRET || readFileSync(join(dataDir, 'secrets', 'delivery'), 'utf8').trim(),
    startsAt: env.CHECKOUT_NOW ? new Date(env.CHECKOUT_NOW) : undefined,
    logLevel: env.LOG_LEVEL || 'warn',
  }
}
