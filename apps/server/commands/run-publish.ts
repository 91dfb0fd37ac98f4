import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PublishResult } from '@lerret/api/contracts'
import { osloInstant } from '@lerret/model'
import { findPublicSite } from '../content/house/site-records.ts'
import { runDuePlans } from '../content/records/plans.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { publish } from '../publishing/publish.ts'
import { openReleaseStore } from '../publishing/releases/release-store.ts'
import { loadRenderer } from '../publishing/render/renderer.ts'
import { SITE_DIST } from '../publishing/render/site-dist.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { findHouse, findServerSite, type OpenHouse } from './open-house.ts'
import { createProgressBar } from './progress-bar.ts'
import { openCommandPool } from './render-pool.ts'
import type { CommandInput } from './run-command.ts'

/** `npm run publish`: publishes what is due, through the server where one runs, and prints what was done. */
export async function runPublish({ args, env, print, warn, terminal }: CommandInput): Promise<void> {
  checkArguments(args)
  const settings = readSettings(env)
  const house = await findHouse(settings)
  const { release, pages, problems } =
    'server' in house
      ? await publishOnServer(house.server)
      : await publishHere(house.open, settings, { print, terminal })
  for (const problem of problems) warn(`Problem while publishing: ${problem}`)
  const failed = pages.failed === 0 ? '' : `, ${pages.failed} could not be rendered`
  const who = 'server' in house ? 'The server published' : 'Published'
  print(`${who} release ${release}: ${pages.rendered} pages rendered, ${pages.kept} unchanged${failed}.`)
}

function checkArguments(args: string[]) {
  try {
    parseArgs({ args })
  } catch {
    throw new AppError('request_invalid', 'npm run publish takes no arguments.')
  }
}

async function publishOnServer(server: Parameters<typeof findServerSite>[0]): Promise<PublishResult> {
  const { client, site } = await findServerSite(server)
  if (!site) throw new AppError('publish_failed', 'The server has no site yet.')
  return PublishResult.parse(await client.publish(site.id))
}

async function publishHere(
  open: OpenHouse,
  settings: Settings,
  output: Pick<CommandInput, 'print' | 'terminal'>,
): Promise<PublishResult> {
  await using house = open
  const { release, pages, problems } = await publishHouse(house, settings, output)
  return { release: release.id, pages, problems }
}

/** Publishes a house whose server does not run. */
export async function publishHouse(
  house: Pick<OpenHouse, 'db' | 'readMedia'>,
  { dataDir, demoToday }: Pick<Settings, 'dataDir' | 'demoToday'>,
  { print, terminal }: Pick<CommandInput, 'print' | 'terminal'>,
) {
  if (!(await findPublicSite(house.db)))
    throw new AppError('publish_failed', 'There is no site yet; npm start fills the house.')
  const fixedTime = demoToday ? osloInstant(demoToday, '12.00') : undefined
  for (const { kind, id, steps } of await runDuePlans(house.db, fixedTime ?? new Date()))
    print(`As planned: ${kind} ${id}, ${steps.join(', then ')}.`)
  using onProgress = createProgressBar(terminal)
  const pool = await openCommandPool()
  return await publish({
    db: house.db,
    readMedia: house.readMedia,
    fixedTime,
    pool,
    ...(onProgress && { onProgress }),
    now: () => fixedTime ?? new Date(),
    store: openReleaseStore(join(dataDir, 'site')),
    renderer: await loadRenderer(SITE_DIST),
  }).finally(() => pool.stop())
}
