/** Serves the pages of the demo at HOUSE_URL, rendered from the source around this file, and prints its own address. */
import { openDeskSource } from '../../apps/desk/dev-server.ts'
import { startDevSite } from '../../apps/site/dev/server/start.ts'
import { createShellReader } from '../../scripts/dev/read-shell.ts'

const { HOUSE_URL = '', HOUSE_DATA = '' } = process.env
const pages = { url: HOUSE_URL, readShell: createShellReader(HOUSE_DATA) }
const site = await startDevSite({
  port: 0,
  host: '127.0.0.1',
  findPages: async () => pages,
  openDesk: openDeskSource,
})
console.log(`http://127.0.0.1:${site.port}`)
