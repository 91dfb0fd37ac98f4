import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DataFolderLockedError } from '../../platform/db/data-lock.ts'
import { DatabaseStartError } from '../../platform/db/embedded/database-start-error.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isDemoAddress } from '../../platform/settings/demo-address.ts'
import { LERRET_VERSION } from '../../platform/settings/version.ts'
import { openReleaseStore } from '../../publishing/releases/release-store.ts'
import { listSettingMistakes } from '../../settings/setting-mistakes.ts'
import { readSettings, type Settings } from '../../settings/settings.ts'
import { readAddress } from '../address-file.ts'
import { openDatabaseToRead } from '../open-house.ts'
import { type CommandInput, errorLines } from '../run-command.ts'
import { describeFindings, type Finding } from './finding.ts'
import {
  checkBackups,
  checkDatabase,
  checkDesk,
  checkFeed,
  checkHouseAddress,
  checkJobs,
  checkRefusals,
} from './house-checks.ts'
import { inspectServer } from './inspect-server.ts'
import { checkClock, checkDisks, checkMail, checkProxies, checkStores } from './machine-checks.ts'
import { checkAddress, checkCertificate } from './network-checks.ts'

const USAGE = `npm run doctor              checks what the house needs, and says what to do; beside a running server or without one
npm run doctor -- --json    the same as JSON`

/** `npm run doctor`: checks what a house needs from its machine. The exit code is 1 when something is wrong. */
export async function runDoctor({ args, env, print }: CommandInput): Promise<void> {
  const { json } = readArguments(args)
  const settings = readSettings(env)
  const findings = [...checkSettings(env), ...(await examineHouse(settings, new Date()))]
  if (json) print(JSON.stringify(findings, null, 2))
  else for (const line of describeFindings(findings)) print(line)
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1
}

/** Reports settings that nothing reads. Nothing is said when there are none. */
const checkSettings = (env: NodeJS.ProcessEnv): Finding[] =>
  listSettingMistakes(env).map((text) => ({ check: 'settings', state: 'wrong', text }))

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { json: { type: 'boolean' } } }).values
  } catch {
    throw new AppError('request_invalid', `Usage:\n${USAGE}`)
  }
}

export async function examineHouse(settings: Settings, now: Date): Promise<Finding[]> {
  const [server, network, clock, disks, mail, stores] = await Promise.all([
    checkServer(settings),
    checkNetwork(settings, now),
    checkClock(),
    checkDisks(settings),
    checkMail(settings),
    checkStores(settings),
  ])
  return [
    server,
    ...(await checkHouse(settings, now)),
    ...network,
    checkProxies(settings),
    mail,
    ...stores,
    ...disks,
    clock,
  ]
}

async function checkServer({ dataDir }: Settings): Promise<Finding> {
  const check = 'server'
  const server = await inspectServer(dataDir)
  if (server === null)
    return { check, state: 'note', text: `It does not run. This is version ${LERRET_VERSION}.` }
  const { version, missing } = server
  if (missing === undefined) return { check, state: 'ok', text: `Ready, in version ${version}.` }
  const advice = 'docs/operating.md says what to do when /ready names it.'
  return { check, state: 'wrong', text: `It cannot do its work: ${missing}.`, advice }
}

async function checkNetwork({ publicUrl, dataDir }: Settings, now: Date): Promise<Finding[]> {
  if (isDemoAddress(publicUrl))
    return [{ check: 'address', state: 'note', text: `${publicUrl} is an address for trying Lerret.` }]
  return Promise.all([
    checkAddress(publicUrl, await readAddress(dataDir)),
    checkCertificate(publicUrl, { now }),
  ])
}

/** Checks what is in the database, which is neither created nor migrated. */
async function checkHouse(settings: Settings, now: Date): Promise<Finding[]> {
  const isNew = !settings.databaseUrl && (await isMissing(join(settings.dataDir, 'postgres')))
  if (isNew)
    return [{ check: 'database', state: 'note', text: 'There is none: the house was never started.' }]
  try {
    await using database = await openDatabaseToRead(settings)
    const { findings, isCurrent } = await checkDatabase(database)
    if (!isCurrent) return findings
    const release = await openReleaseStore(join(settings.dataDir, 'site')).findCurrent()
    return [
      ...findings,
      ...(await checkBackups(database.db, settings, now)),
      ...(await checkJobs(database, now)),
      await checkFeed(database.db, now),
      ...(await checkHouseAddress(database.db, settings.publicUrl)),
      await checkDesk(database.db, { release, publicUrl: settings.publicUrl, now }),
      await checkRefusals(database.db, now),
    ]
  } catch (error) {
    return [toDatabaseFinding(error, settings)]
  }
}

export function toDatabaseFinding(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Finding {
  const isExpected = [AppError, DatabaseStartError, DataFolderLockedError].some(
    (kind) => error instanceof kind,
  )
  const text = isExpected
    ? errorLines(error as Error)
    : `It does not answer: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`
  return {
    check: 'database',
    state: 'wrong',
    text,
    advice: adviseOnDatabase(error, databaseUrl !== undefined, dataDir),
  }
}

function adviseOnDatabase(error: unknown, isElsewhere: boolean, dataDir: string): string {
  const code = findSystemCode(error)
  if (isElsewhere)
    return code === 'ECONNREFUSED' || code === 'ENOENT'
      ? 'Check that the PostgreSQL of DATABASE_URL runs and accepts connections from here.'
      : 'Check DATABASE_URL: the host, the name of the database, the user and the password.'
  if (code === 'EACCES' || code === 'EPERM')
    return `Run doctor as the user that Lerret runs as, or give that user the folder ${dataDir}.`
  if (code === 'ENOSPC' || String(error).includes('No space left on device'))
    return `Make room on the disk of ${dataDir}.`
  return `Read the end of ${join(dataDir, 'postgres.log')}. The server starts its database again by itself.`
}

/** Finds the code that the system or PostgreSQL gave an error or its cause. */
function findSystemCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return error.cause === undefined ? (error as NodeJS.ErrnoException).code : findSystemCode(error.cause)
}

const isMissing = (path: string) =>
  access(path).then(
    () => false,
    () => true,
  )
