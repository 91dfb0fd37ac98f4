import { setImmediate } from 'node:timers/promises'
import {
  type Article,
  articlePath,
  type ContentKind,
  findDocumentId,
  findMediaId,
  listParameters,
  type PageConfig,
  type PageSource,
  type Production,
  productionPath,
  type Showing,
  type Translation,
  translationPath,
} from '@lerret/model'
import {
  type BlockExplanation,
  type Content,
  explainBlock,
  fillFilters,
  getSite,
  listSourceProperties,
  listTranslationLanguages,
  PageError,
  type PageInput,
  type Problem,
  planPages,
  type RecordChange,
  type RecordUpdate,
  resolvePage,
  resolveShell,
  type SourceProperty,
  type SourceRecordKey,
  toPageProblem,
  updateContent,
} from '@lerret/page-engine'
import type { PageData } from '@lerret/page-engine/page-data'
import { type FieldProblem, findFieldProblems } from '../../content/records/body-checks.ts'
import { readSafeRecord } from '../../content/records/html/safe-html.ts'
import { readPlannedBodies } from '../../content/records/plans.ts'
import type { RecordKey } from '../../content/records/record-key.ts'
import { findDraftMedia, type MediaKey } from '../../content/records/referenced-media.ts'
import type { Database } from '../../platform/db/connection.ts'
import { type Baseline, findAffectedPages } from '../build/baseline.ts'
import { type ContentCache, loadContent } from '../build/load-content.ts'
import type { LiveRelease } from '../live-release.ts'
import type { Renderer } from '../render/renderer.ts'
import { listPageChanges, type PageHistoryEntry } from './page-history.ts'
import type { PastPublication } from './past-content.ts'

/** A record as it would be: a draft, or what is being typed. null: without the record. */
export interface PreviewRecord extends RecordKey {
  body: object | null
}

export interface PreviewRequest {
  records: readonly PreviewRecord[]
  /** The page to show; without it, the page of the first record. */
  path?: string | undefined
  /** The time at which the page is shown; now without it. */
  moment?: Date | undefined
  /** The address of a picture or document that is not public. */
  draftFileUrl(file: MediaKey): string
}

export interface Preview {
  path: string
  /** The whole document without scripts; null when the page cannot be shown. */
  html: string | null
  problems: (RecordKey & FieldProblem)[]
  /** Why blocks are left out of the page, or why it cannot be shown. */
  pageProblems: Problem[]
}

/** A menu is on every page: comparing them all must not make visitors wait. */
const MAX_BLOCKING_MS = 20

/** Nobody looks through more. */
const MAX_PAGE_CHANGES = 50

/** A page that publishing some records would change. */
export interface PageChange {
  path: string
  title: string
  type: 'added' | 'changed' | 'removed'
}

export interface Changes {
  pages: PageChange[]
  /** Why some records cannot be published; the pages are those without them. */
  problems: (RecordKey & FieldProblem)[]
}

export interface ExplanationRequest extends Pick<PreviewRequest, 'records' | 'moment'> {
  blockId: string
}

export interface Previewer {
  render(request: PreviewRequest): Promise<Preview>
  /** How a block of the page that is the first record selects what it shows; null when the page or the block cannot be shown. */
  explainBlock(request: ExplanationRequest): Promise<BlockExplanation | null>
  /** The keys of the records that a source of a page finds, in its order. */
  findSourceRecords(page: PreviewRecord, source: PageSource): Promise<SourceRecordKey[]>
  /** Lists the properties that the sources of pages can be filtered by. */
  listSourceProperties(): Promise<SourceProperty[]>
  /** The public pages with a block of a component; of a family of pages, the first. */
  findPagesWithComponent(component: string): Promise<{ path: string; title: string }[]>
  /** The publications that changed a page, newest first. */
  listPageChanges(path: string, publications: readonly PastPublication[]): Promise<PageHistoryEntry[]>
  /** The pages that would be different, the pages of the records themselves first. */
  findChanges(records: readonly PreviewRecord[]): Promise<Changes>
  /** The pages that differ between two states of some records, with everything else as it is now. */
  compareStates(before: readonly PreviewRecord[], after: readonly PreviewRecord[]): Promise<PageChange[]>
}

export interface PreviewerDependencies {
  db: Database
  /** The content that publishing has loaded, so that previews need not load it again. */
  contentCache: ContentCache
  live: () => LiveRelease
  renderer: Renderer
  /** The time of the site. */
  now: () => Date
}

/**
 * Shows pages as they would be with other versions of some records, at any time. It is publishing without files: the same engine resolves
 * the page, and the same renderer renders it.
 */
export function createPreviewer({ db, contentCache, live, renderer, now }: PreviewerDependencies): Previewer {
  const loadPublished = async () => (await loadContent(db, null, contentCache)).content
  return {
    async render({ records, path: requestedPath, moment = now(), draftFileUrl }) {
      const { valid, problems, media } = await readRecords(records, moment)
      const published = await loadPublished()
      // Records that are incomplete are shown in their public version.
      const content = overlay(published, valid)
      const path = requestedPath ?? findRecordPath(records[0], content) ?? '/'
      const { html, pageProblems } = renderPath(path, content, moment)
      return { path, html: html && replaceFileUrls(html, media, draftFileUrl), problems, pageProblems }
    },
    async explainBlock({ records, blockId, moment = now() }) {
      const { valid } = await readRecords(records, moment)
      const content = overlay(await loadPublished(), valid)
      const concrete = planPages(content).paths.get(findRecordPath(records[0], content) ?? '')
      const block = concrete?.page.blocks.find(({ id }) => id === blockId)
      if (!concrete || !block) return null
      try {
        return explainBlock({ ...concrete, content, site: getSite(content), now: moment }, block)
      } catch (error) {
        if (error instanceof PageError) return null
        throw error
      }
    },
    async findSourceRecords(page, source) {
      const { valid } = await readRecords([page])
      const content = overlay(await loadPublished(), valid)
      const concrete = planPages(content).paths.get(findRecordPath(valid[0], content) ?? '')
      const filters = fillFilters(source, concrete?.params ?? {})
      if (!filters) return []
      return content.query(source.model, filters).map(({ id }) => ({ kind: source.model, id }))
    },
    async listSourceProperties() {
      return listSourceProperties(await loadPublished())
    },
    async findPagesWithComponent(component) {
      const content = await loadPublished()
      const found = new Map<string, { path: string; title: string }>()
      for (const { path, page } of planPages(content).paths.values())
        if (!found.has(page.id) && page.blocks.some((block) => block.component === component && !block.hide))
          found.set(page.id, { path, title: page.title })
      return [...found.values()]
    },
    async listPageChanges(path, publications) {
      const content = await loadPublished()
      return listPageChanges({ content, path, publications, limit: MAX_PAGE_CHANGES })
    },
    async findChanges(records) {
      const published = await loadPublished()
      const { valid, problems } = await readRecords(records)
      const content = overlay(published, valid)
      return { pages: await comparePages(published, content, toChanges(published, valid)), problems }
    },
    async compareStates(before, after) {
      const published = await loadPublished()
      const [earlier, later] = [await readRecords(before), await readRecords(after)]
      const old = overlay(published, earlier.valid)
      return comparePages(old, overlay(old, later.valid), toChanges(old, later.valid))
    },
  }

  function toChanges(before: Content, records: readonly PreviewRecord[]) {
    return records.map(({ kind, id, body }) => ({
      kind,
      before: before.find(kind, id) ?? null,
      after: body && readSafeRecord(kind, body).record,
    })) as RecordChange[]
  }

  /** The records that can be shown, with what is published by then: planned records, and the pictures of all of them. */
  async function readRecords(records: readonly PreviewRecord[], moment = now()) {
    const { valid: given, problems } = checkRecords(records)
    const planned = moment > now() ? checkRecords(await readPlannedBodies(db, moment)).valid : []
    const isOther = ({ kind, id }: RecordKey) => !records.some((each) => each.kind === kind && each.id === id)
    const valid = [...planned.filter(isOther), ...given]
    const media = checkRecords(
      await findDraftMedia(
        db,
        valid.flatMap(({ body }) => body ?? []),
      ),
    ).valid
    const isGiven = (file: RecordKey) =>
      valid.some((record) => record.kind === file.kind && record.id === file.id)
    return { valid: [...valid, ...media.filter((file) => !isGiven(file))], problems, media }
  }

  function renderPath(path: string, content: Content, moment: Date) {
    const concrete = planPages(content).paths.get(path)
    if (!concrete) return { html: null, pageProblems: [] }
    const site = getSite(content)
    const { data, pageProblems } = resolveLeniently({ ...concrete, content, site, now: moment })
    if (!data) return { html: null, pageProblems }
    const { shell } = resolveShell({ site, content, language: concrete.language })
    return {
      html: withoutScripts(renderer.renderPage(data, shell, '', { isPreview: true })),
      pageProblems,
    }
  }

  /** Resolves the pages that a change may affect, before and after, and compares them. */
  async function comparePages(
    before: Content,
    after: Content,
    changes: RecordChange[],
  ): Promise<PageChange[]> {
    const moment = now()
    const [plannedBefore, plannedAfter] = [planPages(before).paths, planPages(after).paths]
    const baseline: Baseline = { release: live().release, changes, content: after, moment }
    const ownPaths = changes.flatMap(({ kind, before: old, after: current }) =>
      [old, current].flatMap((body) => (body ? (findPath(kind, body, after) ?? []) : [])),
    )
    // Header, menus and footer are on every page.
    const isShellChanged = renderShell(before) !== renderShell(after)
    const candidates = new Set([
      ...ownPaths,
      ...findAffectedPages(baseline),
      ...(isShellChanged ? [...plannedBefore.keys(), ...plannedAfter.keys()] : []),
    ])
    const found: PageChange[] = []
    let yieldedAt = performance.now()
    for (const path of candidates) {
      const change = comparePage(path)
      if (change) found.push(change)
      if (performance.now() - yieldedAt < MAX_BLOCKING_MS) continue
      await setImmediate()
      yieldedAt = performance.now()
    }
    return found

    function comparePage(path: string): PageChange | null {
      const [was, is] = [plannedBefore.has(path), plannedAfter.has(path)]
      if (!was && !is) return null
      const [old, current] = [resolveData(path, before), resolveData(path, after)]
      const data = current ?? old
      const title = data ? toPageTitle(data) : path
      if (!was) return { path, title, type: 'added' }
      if (!is) return { path, title, type: 'removed' }
      const isSame = !isShellChanged && JSON.stringify(old) === JSON.stringify(current)
      return isSame ? null : { path, title, type: 'changed' }
    }

    function resolveData(path: string, content: Content) {
      const concrete = planPages(content).paths.get(path)
      if (!concrete) return null
      try {
        return resolvePage({ ...concrete, content, site: getSite(content), now: moment }).data
      } catch (error) {
        if (error instanceof PageError) return null
        throw error
      }
    }
  }
}

/** Resolves a page without the blocks that cannot be resolved: one block that is being written must not hide the others. */
function resolveLeniently(input: PageInput): { data: PageData | null; pageProblems: Problem[] } {
  const pageProblems: Problem[] = []
  let { page } = input
  for (;;) {
    try {
      return { data: resolvePage({ ...input, page }).data, pageProblems }
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      pageProblems.push(toPageProblem(error))
      const isShown = page.blocks.some(({ id, hide }) => id === error.blockId && !hide)
      if (!isShown) return { data: null, pageProblems }
      page = {
        ...page,
        blocks: page.blocks.map((block) => (block.id === error.blockId ? { ...block, hide: true } : block)),
      }
    }
  }
}

/** Renders the shell in all languages. */
function renderShell(content: Content): string {
  const site = getSite(content)
  const languages = [undefined, ...listTranslationLanguages(site.htmlLang, content)]
  return JSON.stringify(languages.map((language) => resolveShell({ site, content, language }).shell))
}

/** The title for search engines without the name of the house: all articles have the page *Artikkel*. */
const toPageTitle = ({ title, meta }: PageData) => meta.title.replace(/ \| [^|]*$/, '') || title

/** The records that can be shown, and what is wrong with the others. */
function checkRecords(records: readonly PreviewRecord[]) {
  const problems = records.flatMap(({ kind, id, body }) =>
    body ? findFieldProblems(kind, body).map((problem) => ({ kind, id, ...problem })) : [],
  )
  const isBroken = ({ kind, id }: RecordKey) =>
    problems.some((problem) => problem.kind === kind && problem.id === id)
  return { valid: records.filter((record) => !isBroken(record)), problems }
}

function overlay(content: Content, records: readonly PreviewRecord[]): Content {
  const updates = records.map(
    ({ kind, id, body }) => ({ kind, id, record: body && readSafeRecord(kind, body).record }) as RecordUpdate,
  )
  return updates.length === 0 ? content : updateContent(content, updates)
}

/** The rendered document has scripts of ours alone; texts of editors have none. */
const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '')

/** Visitors get nothing at the public address of a picture or document that is not public. */
function replaceFileUrls(
  html: string,
  files: readonly RecordKey[],
  draftFileUrl: PreviewRequest['draftFileUrl'],
): string {
  if (files.length === 0) return html
  return html.replace(/\/(images|documents)\/[\w.%~-]+/g, (url, folder: string) => {
    const kind = folder === 'images' ? 'media' : 'document'
    const id = kind === 'media' ? findMediaId(url) : findDocumentId(url)
    const isDraft = files.some((file) => file.kind === kind && file.id === id)
    return id !== null && isDraft ? draftFileUrl({ kind, id }) : url
  })
}

function findRecordPath(record: PreviewRecord | undefined, content: Content): string | null {
  return record?.body ? findPath(record.kind, record.body, content) : null
}

/** The page of a record; for a showing, that of its production. */
function findPath(kind: ContentKind, body: object, content: Content): string | null {
  switch (kind) {
    case 'article':
      return articlePath(body as Article)
    case 'production':
      return productionPath(body as Production)
    case 'page':
      return findFirstPath(body as PageConfig, content)
    case 'event': {
      const production = content.find('production', (body as Showing).productionId)
      return production ? productionPath(production) : null
    }
    case 'translation':
      return findTranslationPath(body as Translation, content)
    default:
      return null
  }
}

function findTranslationPath(translation: Translation, content: Content): string | null {
  const { kind, translationOf } = translation
  if (kind === 'house') return `/${translation.language}`
  const original = content.find(kind, translationOf)
  const originalPath = original ? findPath(kind, original, content) : null
  return originalPath === null ? null : translationPath(translation, originalPath)
}

/** The path of a page; of a family of pages, the first. */
function findFirstPath({ id, path }: PageConfig, content: Content): string {
  if (listParameters(path).length === 0) return path
  for (const concrete of planPages(content).paths.values()) if (concrete.page.id === id) return concrete.path
  return path
}
