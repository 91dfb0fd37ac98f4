import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export interface CheckoutSettings {
  port: number
  host: string
  /** Where buyers find it. */
  ownUrl: string
  /** Its own folder: the books, and the programme that the organiser lays there. */
  folder: string
  partnersUrl: string
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
    secret: env.DELIVERY_SECRET || readOrMakeSecret(join(dataDir, 'secrets', 'delivery')),
    startsAt: env.CHECKOUT_NOW ? new Date(env.CHECKOUT_NOW) : undefined,
    logLevel: env.LOG_LEVEL || 'warn',
  }
}

/** What only the partner and the provider know: the partner's file, made by whoever is there first. */
function readOrMakeSecret(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
