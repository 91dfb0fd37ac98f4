import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openOriginals } from '../../content/media/originals.ts'
import { checkAddresses, createAsk } from '../../operations/import/check-addresses.ts'
import { createImportFetches } from '../../operations/import/fetching.ts'
import { listReportLines } from '../../operations/import/report-lines.ts'
import { runImport } from '../../operations/import/run-import.ts'
import type { ImportSource } from '../../operations/import/sources/read-old-site.ts'
import type { ImportPhase } from '../../operations/import/table.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readSettings, type Settings } from '../../settings/settings.ts'
import { type KnownAddress, readAddresses } from '../../visitors/old-addresses/store.ts'
import { readAddress } from '../address-file.ts'
import { openHouseDatabase } from '../open-house.ts'
import { createProgressBar } from '../progress-bar.ts'
import type { CommandInput } from '../run-command.ts'

const USAGE = `npm run import -- URL              imports an old website as drafts: WordPress, or any with a sitemap; or a feed, calendar or sheet
npm run import -- FILE             the same from an export file of WordPress, a feed, a calendar or a sheet
npm run import -- URL --dry-run    says what would be imported
npm run import -- --check [LIST]   asks this site for each old address, or for each line of a file, and lists what is lost`

/** `npm run import`: imports an old website, beside a running server or without it, or checks its addresses. */
export async function runImportCommand({ args, env, print, terminal }: CommandInput): Promise<void> {
  const { isCheck, isDryRun, from } = readArguments(args)
  const settings = readSettings(env)
  const file = from && resolve(env.INIT_CWD ?? '.', from)
  if (isCheck) return check(settings, file, { print, terminal })
  const source = await readSource(from as string, file as string)
  const trustedOrigins = [
    ...(settings.importOrigin ? [settings.importOrigin] : []),
    // A person who types an address on the machine itself may name one inside its network.
    ...('address' in source ? [new URL(source.address).origin] : []),
  ]
  await using house = await openHouseDatabase(settings)
  using bars = createPhaseBars(terminal)
  const report = await runImport({
    db: house.db,
    originals: await openOriginals(settings),
    source,
    isDryRun,
    now: new Date(),
    ...createImportFetches({ trustedOrigins }),
    onProgress: bars.show,
  })
  bars[Symbol.dispose]()
  for (const line of listReportLines(report)) print(line)
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { check: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
    })
    const { check: isCheck = false, 'dry-run': isDryRun = false } = values
    const [from] = positionals
    if (positionals.length <= 1 && (isCheck ? !isDryRun : from !== undefined))
      return { isCheck, isDryRun, from }
  } catch {
    // Falls through to the usage text.
  }
  throw new AppError('request_invalid', `Usage:\n${USAGE}`)
}

async function readSource(from: string, file: string): Promise<ImportSource> {
  if (/^https?:\/\//i.test(from)) {
    if (!URL.canParse(from)) throw new AppError('request_invalid', `${from} is not an address.`)
    return { address: from }
  }
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
  if (!isFile)
    throw new AppError('request_invalid', `There is no file ${file}. An address begins with https://.`)
  return { file }
}

const PHASE_LABELS: Record<ImportPhase, string> = {
  reading: 'Reading',
  pictures: 'Pictures',
  saving: 'Saving',
}

/** A bar for each phase, one after the other. */
function createPhaseBars(terminal: NodeJS.WriteStream) {
  let current: { phase: ImportPhase; bar: ReturnType<typeof createProgressBar> } | undefined
  const stop = () => current?.bar?.[Symbol.dispose]()
  return {
    show({ phase, done, total }: { phase: ImportPhase; done: number; total: number }) {
      if (current?.phase !== phase) {
        stop()
        current = { phase, bar: createProgressBar(terminal, PHASE_LABELS[phase]) }
      }
      current.bar?.({ done, total })
    },
    [Symbol.dispose]: stop,
  }
}

async function check(
  settings: Settings,
  file: string | undefined,
  { print, terminal }: Pick<CommandInput, 'print' | 'terminal'>,
) {
  const origin = await readAddress(settings.dataDir)
  if (origin === null)
    throw new AppError('request_invalid', 'The site must run while its addresses are checked: npm start.')
  const addresses = file === undefined ? await readKnownAddresses(settings) : await readList(file)
  using onProgress = createProgressBar(terminal, 'Addresses')
  const lost = await checkAddresses(addresses, {
    ask: createAsk(origin),
    onProgress: (progress) => onProgress?.(progress),
  })
  onProgress?.[Symbol.dispose]()
  const [files, pages] = [lost.filter(({ isFile }) => isFile), lost.filter(({ isFile }) => !isFile)]
  for (const { address, reason } of pages) print(`${address} ${reason}`)
  print(`${addresses.length - lost.length} of ${addresses.length} old addresses lead somewhere.`)
  // A gallery may have led to any of them; those that no page shows are nobody's loss.
  if (files.length > 0)
    print(`${files.length} addresses of files lead to nothing public. Publish what is needed in the library:`)
  for (const { address, reason } of files) print(`  ${address} ${reason}`)
  if (pages.length > 0) throw new AppError('import_refused', `${pages.length} old addresses are lost.`)
}

async function readKnownAddresses(settings: Settings): Promise<KnownAddress[]> {
  await using house = await openHouseDatabase(settings)
  // The addresses are read before the database is closed.
  return await readAddresses(house.db)
}

async function readList(file: string): Promise<KnownAddress[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new AppError('request_invalid', `${file} cannot be read (${error.code}).`)
  })
  // An address that somebody names is wanted, even that of a file.
  return [...new Set(text.split(/\r?\n/).map((line) => line.trim()))]
    .filter((line) => line !== '')
    .map((address) => ({ address, isFile: false }))
}
