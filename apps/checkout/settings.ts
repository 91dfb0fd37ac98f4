import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface CheckoutSettings {
  port: number
  host: string
  /** The public address. */
  ownUrl: string
  /** The folder of the database, and of the programme file that the organiser writes. */
  folder: string
  partnersUrl: string
  /** The secret shared with the partner; without the variable it is read from the partner's file. */
  secret: string
  /** The time at which the demo's clock starts; undefined for the real time. */
  startsAt: Date | undefined
  logLevel: string
}

/** Reads the environment variables once, at the start. Those shared with the server have the same names. */
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
