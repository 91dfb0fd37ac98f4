import { join } from 'node:path'
import { buildCheckout } from './app.ts'
import { createDeliverySender } from './delivery-sender.ts'
import { readCheckoutSettings } from './settings.ts'
import { openDatabase } from './store/database.ts'
import { createProgrammeReader } from './store/programme.ts'

const started = new AsyncDisposableStack()
let isStopping = false

async function stop(code: number) {
  if (isStopping) return
  isStopping = true
  await started.disposeAsync()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
// When the server started this process, the process ends with it.
process.on('disconnect', () => void stop(0))

try {
  const settings = readCheckoutSettings(process.env)
  const wallClock = () => new Date()
  const offsetMs = settings.startsAt ? +settings.startsAt - Date.now() : 0
  const now = () => new Date(Date.now() + offsetMs)
  const db = openDatabase(join(settings.folder, 'books.sqlite'))
  started.defer(() => db.close())
  const deliverySender = createDeliverySender({ ...settings, db, now, wallClock, logWarning: console.warn })
  started.defer(() => deliverySender.stop())
  const app = await buildCheckout({
    db,
    deliverySender,
    now,
    readProgramme: createProgrammeReader(join(settings.folder, 'programme.json')),
    ownUrl: settings.ownUrl,
    logLevel: settings.logLevel,
  })
  started.defer(() => app.close())
  await app.listen({ port: settings.port, host: settings.host })
  deliverySender.start()
  console.log(`The stand-in ticket office sells at ${settings.ownUrl}.`)
  process.send?.('listening')
} catch (error) {
  console.error(`The stand-in ticket office cannot start. ${error instanceof Error ? error.message : error}`)
  await stop(1)
}
