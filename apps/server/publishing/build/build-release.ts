import {
  isSiteKind,
  type Language,
  NOT_FOUND_FILE,
  NOT_FOUND_PATH,
  type Safe,
  SERVICE_WORKER_FILE,
  type ShellData,
  SITE_FACTS_PATH,
  type SiteConfig,
  translatedSiteFactsPath,
} from '@lerret/model'
import {
  type Content,
  findContentProblems,
  getSite,
  listTranslationLanguages,
  planPages,
  resolveRedirects,
  resolveShell,
} from '@lerret/page-engine'
import { findLanguage, getHouseWords } from '@lerret/words/languages'
import { AppError } from '../../platform/errors/app-error.ts'
import type { IconInput } from '../feeds/icons.ts'
import { toHosting } from '../releases/hosting.ts'
import {
  computeFilesDigest,
  computeReleaseId,
  type Release,
  type ReleaseProblem,
  type TranslatedShells,
} from '../releases/release.ts'
import type { ReleaseFileStore } from '../releases/release-store.ts'
import { computeFrameId } from '../render/page-file.ts'
import type { RenderPool } from '../render/render-pool.ts'
import { isAssetOf, type Renderer } from '../render/renderer.ts'
import { buildCalendars, type CalendarsInput } from './add-calendars.ts'
import { addFeeds, addIcons } from './add-feeds.ts'
import { addPages, type OnProgress } from './add-pages.ts'
import { type Baseline, findBaseline } from './baseline.ts'
import { addFallbackPages } from './fallback-pages.ts'
import type { LoadedContent } from './load-content.ts'
import { findEarliestStaleAt } from './page-index.ts'
import {
  addFile,
  copyFiles,
  createDraftFrom,
  createEmptyDraft,
  type ReleaseDraft,
  setFile,
  waitForWrites,
} from './release-draft.ts'
import { createSiteFacts } from './site-facts.ts'

export interface ReleaseInput {
  loaded: LoadedContent
  /** The live release. */
  previous: Release | null
  moment: Date
  /** Renders every page, whether it has changed or not. */
  rebuildAll: boolean
  store: ReleaseFileStore
  renderer: Renderer
  fixedTime?: Date | undefined
  readMedia: IconInput['readMedia']
  readRevisions: CalendarsInput['readRevisions']
  pool?: RenderPool | undefined
  onProgress?: OnProgress | undefined
  pagesPerSitemap?: number | undefined
}

export interface BuiltRelease {
  release: Release
  /** How many pages were rendered, reused unchanged from the baseline, or failed. */
  pages: { rendered: number; kept: number; failed: number }
  /** One sentence for each problem. A page with a problem is shown in its previous version, or left out. */
  problems: string[]
  /** null when nothing was reused. */
  baseline: Baseline | null
}

/** Builds a release from loaded content and writes all its files. It is not live yet. */
export async function buildRelease(input: ReleaseInput): Promise<BuiltRelease> {
  const { loaded, previous, moment, store, renderer } = input
  const { content, broken, revision } = loaded
  const siteConfig = getSiteConfig(loaded)
  const { shell, problems: shellProblems } = resolveShell({ site: siteConfig, content })
  const frame = computeFrameId(renderer.id, shell)
  const translatedShells = resolveTranslatedShells(siteConfig, content, renderer.id)
  const baseline = input.rebuildAll ? null : findBaseline(previous, loaded, { renderer: renderer.id, moment })

  // The frame is rendered into every page, so pages are reused only while it is the same.
  const pagesBaseline = baseline?.release.frame === frame ? baseline : null
  const draft = pagesBaseline ? createDraftFrom(pagesBaseline.release) : createEmptyDraft()
  addCode(draft, baseline, { ...input, shell, translatedShells })
  const plan = planPages(content)
  const feedInput = {
    store,
    site: siteConfig,
    content,
    now: moment,
    words: getHouseWords(siteConfig),
    readRevisions: input.readRevisions,
  }
  const [{ failures, ...counts }, plannedCalendars] = await Promise.all([
    addPages(draft, {
      plan,
      content,
      moment,
      shell,
      frame,
      translatedShells,
      changedLanguages: findChangedLanguages(translatedShells, pagesBaseline),
      store,
      renderPage: renderer.renderPage,
      baseline: pagesBaseline,
      pool: input.pool,
      onProgress: input.onProgress,
    }),
    // There is a calendar for each film, so they are built while worker threads render the pages.
    baseline ? null : buildCalendars(draft, { ...feedInput, paths: plan.paths }),
  ])
  const pageProblems = [...plan.problems, ...failures.map(({ problem }) => problem)]
  addFallbackPages(draft, previous, { broken, problems: pageProblems })
  const notFoundPage = draft.files.get(NOT_FOUND_PATH)
  if (notFoundPage) setFile(draft, NOT_FOUND_FILE, notFoundPage)

  const { redirects, problems: redirectProblems } = resolveRedirects({
    content,
    paths: plan.paths,
    now: moment,
  })
  const addSiteFacts = (path: string, frameAndShell: { frame: string; shell: ShellData }) => {
    const { fixedTime } = input
    const facts = { ...frameAndShell, redirects, pages: draft.pages, config: siteConfig, fixedTime }
    addFile(draft, store, path, JSON.stringify(createSiteFacts(facts)))
  }
  addSiteFacts(SITE_FACTS_PATH, { frame, shell })
  for (const [language, translated] of Object.entries(translatedShells))
    addSiteFacts(translatedSiteFactsPath(language), translated)
  const { icons, problem: iconProblem } = await addIcons(draft, { ...input, content, baseline })
  await addFeeds(draft, {
    ...feedInput,
    baseline,
    plannedCalendars,
    icons,
    pagesPerSitemap: input.pagesPerSitemap,
    paths: draft.pages,
  })
  await waitForWrites(draft)
  const { otherFiles, calendars, sitemap } = draft
  const [files, pages] = [draft.files.compact(), draft.pages.compact()]
  const filesDigest = computeFilesDigest(files, previous)
  const output = { files, redirects, hosting: toHosting(siteConfig) }
  const problems: ReleaseProblem[] = [
    ...broken.map(({ key, message }) => createReleaseProblem('record_invalid', message, key)),
    ...[...shellProblems, ...pageProblems, ...redirectProblems, ...findContentProblems(content)].map(
      ({ pageId: _, ...problem }) => problem,
    ),
    ...(iconProblem ? [createReleaseProblem('icon_failed', iconProblem)] : []),
  ]
  const release: Release = {
    ...output,
    problems,
    id: computeReleaseId(output, filesDigest),
    revision,
    renderer: renderer.id,
    madeAt: moment.toISOString(),
    staleAt: findEarliestStaleAt(pages),
    pages,
    shell,
    frame,
    ...(Object.keys(translatedShells).length > 0 && { translatedShells }),
    cache: {
      nonPageFiles: { otherFiles, calendars, sitemap },
      readIndex: previous?.pages.base === pages.base ? previous.cache.readIndex : undefined,
      filesDigest,
    },
  }
  return {
    release,
    baseline,
    pages: { ...counts, failed: failures.length },
    problems: problems.map(({ message }) => message),
  }
}

const createReleaseProblem = (
  code: ReleaseProblem['code'],
  message: string,
  record: string | null = null,
): ReleaseProblem => ({
  code,
  record,
  path: null,
  block: null,
  field: null,
  suggestion: null,
  message,
})

/** Throws when a record of the site is missing; for a broken one the error says what is wrong with it. */
function getSiteConfig({ content, broken }: LoadedContent): Safe<SiteConfig> {
  const brokenSite = broken.find(({ key }) => isSiteKind(key.split(':')[0] as string))
  if (brokenSite) throw new AppError('publish_failed', `Nothing is published: ${brokenSite.message}`)
  return getSite(content)
}

/** Resolves the shell in each language that the house has translations in. */
function resolveTranslatedShells(
  site: Safe<SiteConfig>,
  content: Content,
  rendererId: string,
): TranslatedShells {
  const shells: TranslatedShells = {}
  for (const language of listTranslationLanguages(site.htmlLang, content)) {
    const { shell } = resolveShell({ site, content, language })
    shells[language] = { shell, frame: computeFrameId(rendererId, shell) }
  }
  return shells
}

/** The frame is rendered into every page, so pages of a language are reused only while it is the same. */
function findChangedLanguages(shells: TranslatedShells, baseline: Baseline | null): Set<Language> {
  const isChanged = (language: Language) =>
    shells[language]?.frame !== baseline?.release.translatedShells?.[language]?.frame
  return new Set((Object.keys(shells) as Language[]).filter(isChanged))
}

/** Adds scripts, styles and fonts. A baseline of the same languages was rendered by the same build, so it has the same files. */
function addCode(
  draft: ReleaseDraft,
  baseline: Baseline | null,
  { store, renderer, ...shells }: Pick<ReleaseInput, 'store' | 'renderer'> & CodeLanguages,
) {
  const languages = listCodeLanguages(shells)
  const assets = renderer.assets.filter(({ path }) => languages.some((language) => isAssetOf(path, language)))
  if (baseline && listCodeLanguages(baseline.release).join() === languages.join()) {
    copyFiles(draft, baseline.release, [...assets.map(({ path }) => path), SERVICE_WORKER_FILE])
    return
  }
  for (const { path, bytes } of assets) addFile(draft, store, path, bytes, { immutable: true })
  addFile(draft, store, SERVICE_WORKER_FILE, renderer.serviceWorker(findLanguage(shells.shell.htmlLang)), {
    type: 'text/javascript; charset=utf-8',
  })
}

type CodeLanguages = Pick<Release, 'shell' | 'translatedShells'>

/** The languages of the scripts that the site's pages load, that of the house first. */
const listCodeLanguages = ({ shell, translatedShells = {} }: CodeLanguages) => [
  shell.htmlLang,
  ...Object.keys(translatedShells),
]
