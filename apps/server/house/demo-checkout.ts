import type { Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { join } from 'node:path'
import { osloInstant } from '@lerret/model'
import { type CheckoutProcess, superviseCheckout } from '../operations/demo/checkout-process.ts'
import { isDemo } from '../operations/demo/demo-content.ts'
import type { House } from './house.ts'
import type { Lifecycle } from './lifecycle.ts'

const CHECKOUT_MAIN = join(import.meta.dirname, '..', '..', 'checkout', 'main.ts')

/** Starts the stand-in for the ticketing provider, where this is the demo house. It reaches the server over HTTP only. */
export async function startDemoCheckout(
  { settings, db, secrets, log }: House,
  listening: ReturnType<Server['address']>,
  lifecycle: Lifecycle,
): Promise<CheckoutProcess | null> {
  if (!(await isDemo(db))) return null
  const { address, port } = listening as AddressInfo
  const host = ['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : isIPv6(address) ? `[${address}]` : address
  const { demoToday } = settings
  const checkout = superviseCheckout({
    script: CHECKOUT_MAIN,
    env: {
      CHECKOUT_PORT: String(settings.checkoutPort),
      CHECKOUT_URL: settings.checkoutUrl,
      DATA_DIR: settings.dataDir,
      DELIVERY_SECRET: secrets.delivery,
      HOST: settings.host,
      LOG_LEVEL: settings.logLevel,
      PARTNERS_URL: `http://${host}:${port}/partners`,
      ...(demoToday && { CHECKOUT_NOW: osloInstant(demoToday, '12.00').toISOString() }),
    },
    logInfo: log.info,
    logWarning: log.warn,
  })
  lifecycle.onStop(() => checkout.stop())
  return checkout
}
