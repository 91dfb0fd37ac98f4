import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ContentServer, createContentClient } from '@lerret/api'
import { osloInstant } from '@lerret/model'
import { readRevisions } from '../content/records/store/read-records.ts'
import { readServerContent, type ServerContent } from '../operations/static-export/server-content.ts'
import { type ExportResult, writeExport } from '../operations/static-export/write-export.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { managementAudience } from '../programs/identity/identity.ts'
import { buildRelease } from '../publishing/build/build-release.ts'
import { loadContent } from '../publishing/build/load-content.ts'
import { openReleaseStore } from '../publishing/releases/release-store.ts'
import { loadRenderer, type Renderer } from '../publishing/render/renderer.ts'
import { SITE_DIST } from '../publishing/render/site-dist.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { renderClosedPage } from '../visitors/site/closed-page.ts'
import { findHouse } from './open-house.ts'
import { createProgressBar } from './progress-bar.ts'
import { openCommandPool } from './render-pool.ts'
import type { CommandInput } from './run-command.ts'
import { createServerFetch } from './server-fetch.ts'

const USAGE = `npm run export -- --out DIR               writes the site as a plain folder
npm run export -- --out DIR --from URL    reads the content from a Lerret on another machine, with
                                          MANAGEMENT_CLIENT_SECRET and PLATFORM_PASSWORD of its data folder`

/** `npm run export`: the site as a plain folder for any static host. */
export async function runExport({ args, env, print, warn, terminal }: CommandInput): Promise<void> {
  const { from, ...options } = readArguments(args)
  // npm runs commands in the project's folder; INIT_CWD is where the command was typed.
  const out = resolve(env.INIT_CWD ?? '.', options.out)
  const settings = readSettings(env)
  const renderer = await loadRenderer(SITE_DIST)
  const { problems, ...exported } = from
    ? await exportContent(await readServerContent(createContentClient(createRemoteServer(from, settings))), {
        out,
        settings,
        renderer,
        terminal,
      })
    : await exportHouse({ out, settings, renderer, terminal })
  for (const problem of problems) warn(`Not exported as it should be: ${problem}`)
  print(
    exported.isPublished
      ? `Exported ${exported.pages} pages, ${exported.files} files and ${exported.pictures} pictures to ${out}.`
      : `The site is not published, so ${out} has only the page that says so.`,
  )
  print('Examples for nginx and Caddy are in packaging; docs/operating.md says what plain files cannot do.')
}

interface ExportOptions {
  out: string
  settings: Settings
  renderer: Renderer
  terminal: NodeJS.WriteStream
}

function readArguments(args: string[]): { out: string; from: string | undefined } {
  try {
    const { values } = parseArgs({ args, options: { out: { type: 'string' }, from: { type: 'string' } } })
    const { out, from } = values
    if (out && (from === undefined || /^https?:$/.test(URL.parse(from)?.protocol ?? ''))) return { out, from }
  } catch {
    // Falls through to the usage text.
  }
  throw new AppError('request_invalid', `Usage:\n${USAGE}`)
}

/** A server on another machine; its secrets are in the environment. */
function createRemoteServer(from: string, { identity }: Settings): ContentServer {
  const { clientId, clientSecret, username, password } = identity
  if (!clientSecret || !password)
    throw new AppError(
      'setting_invalid',
      `MANAGEMENT_CLIENT_SECRET and PLATFORM_PASSWORD are needed to read from ${from}; they are in the folder secrets of its data folder.`,
    )
  const origin = from.replace(/\/+$/, '')
  const audience = identity.outside?.audience ?? managementAudience(origin)
  return {
    origin,
    identity: { clientId, clientSecret, audience },
    platform: { username, password },
    fetch: createServerFetch(origin),
  }
}

async function exportHouse(input: ExportOptions): Promise<ExportResult> {
  const house = await findHouse(input.settings)
  if ('server' in house)
    return exportContent(await readServerContent(createContentClient(house.server)), input)
  await using open = house.open
  const content = {
    loaded: await loadContent(open.db, null),
    revisions: await readRevisions(open.db),
    readMedia: open.readMedia,
  }
  // The database is closed on the way out.
  return await exportContent(content, input)
}

/** Renders all pages into a temporary folder; the live site is not used. */
async function exportContent(
  { loaded, revisions, readMedia }: ServerContent,
  { out, settings, renderer, terminal }: ExportOptions,
): Promise<ExportResult> {
  if (loaded.content.all('settings').length === 0)
    throw new AppError('export_failed', 'There is no site yet; npm start fills the house.')
  const fixedTime = settings.demoToday ? osloInstant(settings.demoToday, '12.00') : undefined
  const folder = await mkdtemp(join(tmpdir(), 'lerret-export-'))
  using onProgress = createProgressBar(terminal)
  using onFiles = createProgressBar(terminal, 'Writing files')
  using onPictures = createProgressBar(terminal, 'Pictures')
  const pool = await openCommandPool()
  try {
    // Removed after the export, so it need not survive a power cut.
    const store = openReleaseStore(folder, { isDurable: false })
    const { release, pages, problems } = await buildRelease({
      loaded,
      store,
      renderer,
      readMedia,
      fixedTime,
      previous: null,
      rebuildAll: true,
      pool,
      onProgress,
      moment: fixedTime ?? new Date(),
      readRevisions: async () => revisions,
    })
    // A page that is missing here would disappear from the site that this folder is served as.
    if (pages.failed > 0)
      throw new AppError(
        'export_failed',
        `Nothing was exported: ${pages.failed} pages cannot be rendered.\n${problems.join('\n')}`,
      )
    const exported = await writeExport({
      out,
      release,
      store,
      readMedia,
      content: loaded.content,
      onFiles,
      onPictures,
      closedPage: renderClosedPage(release.shell, renderer),
    })
    return { ...exported, problems: [...problems, ...exported.problems] }
  } finally {
    await pool.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
