import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestSmtpServer, type TestSmtpServer } from '../../apps/server/testing/smtp-server.ts'
import {
  DEMO_PASSWORD,
  findFreePort,
  givenFolder,
  type House,
  removeFolder,
  startHouse,
} from '../../e2e/house/house.ts'
import { type Client, createClient } from './client.ts'
import { HOST, startNginx } from './programs/nginx.ts'
import { startSwift } from './programs/swift.ts'

export const MAILS_PER_MINUTE = 240
const MAX_OUTPUT = 10_000

export interface HouseWithTwoServers extends AsyncDisposable {
  /** Two servers of one house. */
  servers: [House, House]
  /** Visitors reach the servers through nginx. */
  client: Client
  smtp: TestSmtpServer
}

/** Starts the demo house on two servers behind nginx, with originals in Swift. */
export async function startTwoServers(database: NodeJS.ProcessEnv): Promise<HouseWithTwoServers> {
  await using stack = new AsyncDisposableStack()
  const folder = await givenFolder()
  stack.defer(() => removeFolder(folder))
  const { settings: s3, ...swift } = await startSwift()
  stack.use(swift)
  const smtp = await startTestSmtpServer()
  stack.defer(() => smtp.stop())
  const env = {
    ...database,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    S3_PREFIX: s3.prefix,
    SMTP_URL: smtp.url,
    MAILS_PER_MINUTE: String(MAILS_PER_MINUTE),
    PUBLIC_URL: `https://${HOST}`,
    TRUSTED_PROXIES: '127.0.0.1',
    ACCOUNTS_SECRET: 'the same on all servers of a house',
    DELIVERY_SECRET: 'the same on all servers of a house',
    DEMO_PASSWORD,
    // The house has the real date, since the jobs of a house whose clock stands still do not run.
    DEMO_TODAY: '',
    BACKUPS: 'off',
  }
  const ports = [await findFreePort(), await findFreePort()] as [number, number]
  const start = async (name: string, port: number) => {
    const dataDir = join(folder, name)
    await mkdir(dataDir)
    const server = await startHouse({ dataDir, port, env })
    stack.defer(() => stopServer(server))
    return server
  }
  // The second one finds a house that is set up.
  const servers: [House, House] = [await start('first', ports[0]), await start('second', ports[1])]
  const nginx = stack.use(await startNginx(ports))
  const client = stack.use(createClient(nginx))
  const running = stack.move()
  return { servers, client, smtp, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

export const isRunning = ({ process }: House) => process.exitCode === null && process.signalCode === null

/** Prints what the servers have logged since they were started last. */
export function printOutput({ servers }: HouseWithTwoServers) {
  for (const [index, server] of servers.entries())
    console.log(`Server ${index + 1}:\n${server.output().slice(-MAX_OUTPUT)}`)
}

async function stopServer(server: House) {
  if (isRunning(server)) await server.stop()
}
