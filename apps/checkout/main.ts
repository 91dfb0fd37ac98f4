import { join } from 'node:path'
import { buildCheckout } from './app.ts'
import { createCourier } from './courier.ts'
import { readCheckoutSettings } from './settings.ts'
import { openBooks } from './store/database.ts'
import { programmeFrom } from './store/programme.ts'

const started = new AsyncDisposableStack()
let isEnding = false

async function end(code: number) {
  if (isEnding) return
  isEnding = true
  await started.disposeAsync()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
// Started by the server, it lives as long as the server does, however that ends.
process.on('disconnect', () => void end(0))

try {
  const settings = readCheckoutSettings(process.env)
  const wallClock = () => new Date()
  const ahead = settings.startsAt ? +settings.startsAt - Date.now() : 0
  const now = () => new Date(Date.now() + ahead)
  const books = openBooks(join(settings.folder, 'books.sqlite'))
  started.defer(() => books.close())
  const courier = createCourier({ ...settings, books, now, wallClock, report: console.warn })
  started.defer(() => courier.stop())
  const app = await buildCheckout({
    ...{ books, courier, now },
    programme: programmeFrom(join(settings.folder, 'programme.json')),
    ownUrl: settings.ownUrl,
    logLevel: settings.logLevel,
  })
  started.defer(() => app.close())
  await app.listen({ port: settings.port, host: settings.host })
  courier.start()
  console.log(`The stand-in ticket office sells at ${settings.ownUrl}.`)
} catch (error) {
  console.error(`The stand-in ticket office cannot start. ${error instanceof Error ? error.message : error}`)
  await end(1)
}
