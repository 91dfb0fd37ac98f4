import { createHash, randomUUID } from 'node:crypto'
import {
  type Article,
  articlePath,
  culturePath,
  cultureSlug,
  EdiNumber,
  filmPath,
  filmSlug,
  findArticleSlug,
  isReservedPath,
  isSlug,
  type PageConfig,
  type Production,
  productionPath,
  SitePath,
  toSlug,
} from '@lerret/model'
import { fold } from '@lerret/model/programme-text'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import {
  contentRecord,
  contentVersion,
  isDraftVersion,
  versionAddress,
} from '../../../content/records/table.ts'
import type { Queryable } from '../../../platform/db/connection.ts'
import { normalizeAddress } from '../../../visitors/old-addresses/normalize-address.ts'
import type { OldDocument } from '../old-site.ts'
import { importedRecord } from '../table.ts'

/** Where a document of the old site is, or will be, on the new one. */
export interface PlannedRecord {
  kind: 'article' | 'page' | 'production'
  id: string
  /** The path of its page; null when an editor has deleted it. */
  path: string | null
  /** The house had it before: it only gets showings. */
  isOwn?: boolean
  /** An earlier import brought it. */
  isImported?: boolean
}

const KINDS = { article: 'article', page: 'page', event: 'production' } as const

/** Gives each document the record and path that it got in an earlier import, or new ones that are free. */
export async function planRecords(
  db: Queryable,
  source: string,
  documents: readonly OldDocument[],
): Promise<Map<OldDocument, PlannedRecord>> {
  const imported = await readImported(db, source)
  const taken = await readTakenAddresses(db)
  const findProduction = await readProductions(db, documents)
  const plans = new Map<OldDocument, PlannedRecord>()
  for (const document of documents) {
    const kind = KINDS[document.type]
    const known = imported.get(document.key)
    plans.set(
      document,
      known ?? findProduction(document) ?? { kind, id: randomUUID(), path: choosePath(document, taken) },
    )
  }
  return plans
}

async function readImported(db: Queryable, source: string): Promise<Map<string, PlannedRecord>> {
  const rows = await db
    .select({
      key: importedRecord.key,
      kind: importedRecord.kind,
      id: importedRecord.id,
      body: contentVersion.body,
    })
    .from(importedRecord)
    .innerJoin(
      contentRecord,
      and(eq(contentRecord.kind, importedRecord.kind), eq(contentRecord.id, importedRecord.id)),
    )
    .innerJoin(contentVersion, isDraftVersion)
    .where(eq(importedRecord.source, source))
  return new Map(
    rows.map(({ key, kind, id, body }) => [
      key,
      { kind: kind as PlannedRecord['kind'], id, path: findPath(kind, body), isImported: true },
    ]),
  )
}

/** Finds the house's own production of an entry of a programme, by its film number or its title. */
async function readProductions(db: Queryable, documents: readonly OldDocument[]) {
  if (!documents.some(({ isProgrammeEntry }) => isProgrammeEntry)) return () => null
  const rows = await db
    .select({ body: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, isDraftVersion)
    .where(and(eq(contentRecord.kind, 'production'), isNotNull(contentVersion.body)))
  const productions = rows.map(({ body }) => body as Production)
  const byTitle = Map.groupBy(productions, ({ title }) => fold(title))
  return (document: OldDocument): PlannedRecord | null => {
    const { filmNumber, title, isProgrammeEntry = false } = document
    if (!isProgrammeEntry) return null
    const film =
      filmNumber === ''
        ? undefined
        : productions.find((each) => each.object === 'movie' && each.ediNumber === filmNumber)
    const [found = film, ...others] = film ? [film] : (byTitle.get(fold(title)) ?? [])
    if (!found || others.length > 0) return null
    return { kind: 'production', id: found.id, path: productionPath(found), isOwn: true }
  }
}

function findPath(kind: string, body: unknown): string | null {
  if (body === null) return null
  if (kind === 'article') return articlePath(body as Article)
  if (kind === 'production') return productionPath(body as Production)
  return kind === 'page' ? (body as PageConfig).path : null
}

/** A page may have the path of another record, and is shown instead of it; so there are two sets. */
interface TakenAddresses {
  pages: Set<string>
  others: Set<string>
}

async function readTakenAddresses(db: Queryable): Promise<TakenAddresses> {
  const { rows } = await db.execute<{ kind: string; address: string }>(sql`
    select version.kind, ${versionAddress({ kind: sql`version.kind`, body: sql`version.body` })} as address
    from content_record as record
      join content_version as version on (version.kind, version.id) = (record.kind, record.id)
        and version.version in (record.draft_version, record.stable_version)
    where version.kind in ('page', 'article', 'production')
  `)
  const pages = rows.filter(({ kind }) => kind === 'page').map(({ address }) => address)
  const others = rows.filter(({ kind }) => kind !== 'page').map(({ address }) => address)
  return { pages: new Set(pages), others: new Set(others) }
}

function choosePath(document: OldDocument, taken: TakenAddresses): string {
  const slug = chooseSlug(document)
  if (document.type === 'page') return findFree(choosePagePath(document, slug), taken.pages)
  if (document.type === 'article') return findFree(articlePath({ slug }), taken.others)
  return chooseFilmPath(document, taken.others) ?? findFreeEventPath(document, slug, taken.others)
}

/** The number at the end of the path is the film's, so there is one such path. */
function chooseFilmPath({ filmNumber, title }: OldDocument, taken: Set<string>): string | null {
  if (!EdiNumber.safeParse(filmNumber).success) return null
  const path = filmPath({ parentSlug: filmSlug(title, filmNumber) })
  if (taken.has(path) || !SitePath.safeParse(path).success) return null
  taken.add(path)
  return path
}

/** The code at the end of the path tells events of the same name apart. */
function findFreeEventPath({ title, key }: OldDocument, slug: string, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const code = eventCode(`${key} ${attempt}`)
    const path = culturePath({ pageReference: cultureSlug(toSlug(title) || slug, code) })
    if (taken.has(path) || !SitePath.safeParse(path).success) continue
    taken.add(path)
    return path
  }
}

function chooseSlug({ slug, title, key }: OldDocument): string {
  const candidates = [slug.normalize('NFC'), toSlug(slug), toSlug(title), key.replaceAll(/\W+/g, '-')]
  return (
    candidates.find(
      (candidate) => isSlug(candidate) && SitePath.safeParse(articlePath({ slug: candidate })).success,
    ) ?? 'side'
  )
}

/** Pages stay where they were, unless the new site needs the path itself. */
function choosePagePath({ address }: OldDocument, slug: string): string {
  const path = normalizeAddress(address)?.replace(/\?.*$/s, '') ?? '/'
  const isUsable =
    path !== '/' && /^(\/[^/{}\s]+)+$/.test(path) && !isReservedPath(path) && SitePath.safeParse(path).success
  return isUsable ? path : `/${slug.replaceAll(/[{}/\s]/g, '-')}`
}

function findFree(path: string, taken: Set<string>): string {
  let free = path
  for (let number = 2; taken.has(free) || isReservedPath(free); number++) free = `${path}-${number}`
  taken.add(free)
  return free
}

/** Six characters that are the same in every import of an event. */
const eventCode = (key: string) =>
  BigInt(`0x${createHash('sha256').update(key).digest('hex').slice(0, 16)}`)
    .toString(36)
    .padStart(6, '0')
    .slice(-6)

/** The slug in the path of an article. */
export const articleSlug = (path: string) => findArticleSlug(path) ?? path.slice(1)
