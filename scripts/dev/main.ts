/**
 * `npm run dev`: starts the Lerret server on a free port, and in front of it a server that renders pages from the current source.
 * `--stories` serves only the stories of blocks, without the Lerret server and its database.
 */
import { join, relative, resolve } from 'node:path'
import { openDeskSource } from '../../apps/desk/dev-server.ts'
import { startDevSite } from '../../apps/site/dev/server/start.ts'
import { findFreePort } from '../free-port.ts'
import { createShellReader } from './read-shell.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const root = join(import.meta.dirname, '..', '..')
const { PORT, HOST, DATA_DIR, PUBLIC_URL, CHECKOUT_PORT } = process.env
const address = { port: Number(PORT || 3000), host: HOST || '127.0.0.1' }

/** The source folders of the server. Its renderer comes from the last build. */
const SERVER_FOLDERS = [
  'apps/server',
  'apps/checkout',
  'demo',
  'starter',
  'packages/api',
  'packages/model',
  'packages/page-engine',
  'packages/words',
]

if (process.argv.includes('--stories')) await showStories()
else await develop()

async function showStories() {
  const site = await startDevSite({ ...address, findPages: null })
  endOnSignal(site.close)
  console.log(`The stories of the blocks are at http://localhost:${site.port}/stories.`)
}

async function develop() {
  const dataDir = resolve(DATA_DIR || 'var')
  const serverPort = await findFreePort()
  const pages = { url: `http://127.0.0.1:${serverPort}`, readShell: createShellReader(dataDir) }
  let server: ServerProcess | undefined
  const site = await startDevSite({
    ...address,
    async findPages() {
      await server?.ready()
      return pages
    },
    openDesk: openDeskSource,
  })
  const siteUrl = `http://localhost:${site.port}`
  server = startServerProcess(join(root, 'apps', 'server', 'main.ts'), pages.url, {
    ...process.env,
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_URL: PUBLIC_URL || siteUrl,
    CHECKOUT_PORT: CHECKOUT_PORT || String(site.port + 1),
    // Copies in the browser would hide changes.
    SERVICE_WORKER: 'off',
  })
  const end = endOnSignal(async () => {
    await server.stop()
    await site.close()
  })
  // The server itself prints why it cannot start.
  await server.ready().catch(() => end(1))
  console.log(`Pages are rendered from the source; the stories of the blocks are at ${siteUrl}/stories.`)
  const folders = SERVER_FOLDERS.map((folder) => join(root, folder))
  site.watch(folders, (file) => {
    if (isServerSource(file)) server.restart().then(site.reload, printMessage)
  })
}

function isServerSource(file: string) {
  const path = relative(root, file)
  return path.endsWith('.ts') && !/\/dist\/|\/test-|\.test\.ts$/.test(path)
}

function printMessage({ message }: Error) {
  console.error(message)
}

/** Stops this process and what it started, once: on a signal, or when the returned function is called. */
function endOnSignal(close: () => Promise<void>) {
  let ending: Promise<never> | undefined
  async function closeAndExit(code: number): Promise<never> {
    await close()
    process.exit(code)
  }
  function end(code: number) {
    ending ??= closeAndExit(code)
    return ending
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  return end
}
