import { type Article, datePublication } from '@lerret/model'
import { isSameValue } from '../../editing/merging/same-value.ts'
import {
  type Body,
  bodyOf,
  type Caller,
  draftOf,
  type Key,
  type Records,
  refuse,
  type StoredRecord,
} from './records.ts'
import { carryOutOnce, type Sent } from './requests.ts'

export interface RecordToPublish extends Key {
  version: number | null
  seen?: number | null | undefined
  fields?: readonly string[] | undefined
}

/** Publishes versions of several records, all or none, unless that would replace what the editor has not seen. */
export function publishRecords(
  records: Records,
  { by, sent }: { by: Caller; sent: Sent | null },
  keys: readonly RecordToPublish[],
) {
  const replies = carryOutOnce(records, { sent, keys }, () => {
    for (const key of keys) if (isToPublish(records.get(key), key)) assertNotOutdated(records.get(key), key)
    const batch = records.createBatch()
    const published = keys.flatMap((key) => publish(records, { by, batch }, key))
    if (published.length > 0) records.announce({ action: 'published', author: by.person, records: published })
    return keys.map((key) => {
      const { stable, versions, publications } = records.get(key)
      const isNew = publications.at(-1)?.batch === batch
      return {
        version: stable,
        draftVersion: versions.length,
        batch: isNew ? batch : (publications.at(-1)?.batch ?? batch),
      }
    })
  })
  return {
    batch: replies.map(({ batch }) => batch).sort((a, b) => Number(b) - Number(a))[0] as string,
    records: keys.map(({ kind, id }, index) => ({ kind, id, ...replies[index] })),
  }
}

function publish(records: Records, { by, batch }: { by: Caller; batch: string }, key: RecordToPublish) {
  const record = records.get(key)
  if (!isToPublish(record, key)) return []
  const version = saveDated(records, { record, by }, savePublic(records, { record, by }, key))
  records.setStable(record, version, { batch, by })
  return [{ kind: key.kind, id: key.id, version: record.stable }]
}

/** Whether visitors do not see it yet. */
function isToPublish(record: StoredRecord, { version, fields }: RecordToPublish): boolean {
  if (version === null) return record.stable !== null
  if (version > record.versions.length) throw refuse('content_not_found', 404)
  const named = bodyOf(record, version)
  if (record.stable === null) return named !== null
  if (named && fields) {
    const stable = bodyOf(record, record.stable) ?? {}
    return !isSameValue(replaceFields(stable, named, fields), stable)
  }
  const last = record.publications.at(-1)?.version
  return version !== record.stable && version !== last && !isDated(record, version, last)
}

function isDated(
  { kind, versions }: StoredRecord,
  version: number,
  dated: number | null | undefined,
): boolean {
  if (kind !== 'article' || !dated || version >= dated) return false
  const [undated, article] = [versions[version - 1]?.body, versions[dated - 1]?.body]
  if (!undated || !article) return false
  const { publishedAt = article.publishedAt, ...rest } = undated
  return isSameValue(
    { ...rest, ...(publishedAt !== undefined && { publishedAt }), updatedAt: article.updatedAt },
    article,
  )
}

function replaceFields(stable: Body, named: Body, fields: readonly string[]): Body {
  const body: Record<string, unknown> = { ...stable }
  for (const field of fields) {
    if (field in named) body[field] = named[field]
    else delete body[field]
  }
  return body
}

function assertNotOutdated(record: StoredRecord, { version, seen, fields }: RecordToPublish) {
  const { publications, stable } = record
  const last = publications.at(-1)
  if (!last || last.version === version) return
  if (version !== null && last.version !== null && version < last.version) {
    const before = publications.findLast((each) => each.version !== null && each.version <= version)
    if (isReplaced(before?.version ?? null)) throw refuse('publish_outdated')
  }
  if (seen === undefined || seen === stable) return
  const seenLast = publications.findLastIndex((publication) => publication.version === seen)
  if (publications.length - 1 > seenLast && isReplaced(seen)) throw refuse('publish_outdated')

  function isReplaced(reference: number | null): boolean {
    if (!fields || last?.version == null || version === null) return true
    const [before, now, named] = [reference, last.version, version].map(
      (each) => (each === null ? null : bodyOf(record, each)) ?? {},
    ) as [Body, Body, Body]
    return fields.some(
      (field) => !isSameValue(now[field], before[field]) && !isSameValue(now[field], named[field]),
    )
  }
}

/** The version to publish; with other fields as visitors see them when only some are published. */
function savePublic(
  records: Records,
  { record, by }: { record: StoredRecord; by: Caller },
  { version, fields }: RecordToPublish,
): number | null {
  const named = version === null ? null : bodyOf(record, version)
  if (record.stable === null || !named || !fields) return version
  const body = replaceFields(bodyOf(record, record.stable) ?? {}, named, fields)
  if (isSameValue(body, named)) return version
  const draft = draftOf(record)
  if (isSameValue(body, draft)) return record.versions.length
  const saved = records.addVersion(record, body, by)
  records.addVersion(record, draft, by)
  return saved
}

/** Gives an article the dates of its publication, as a version of its own. */
function saveDated(
  records: Records,
  { record, by }: { record: StoredRecord; by: Caller },
  version: number | null,
): number | null {
  const body = version === null ? null : bodyOf(record, version)
  if (record.kind !== 'article' || version === null || body === null) return version
  const article = body as unknown as Article
  const bodies = record.publications.flatMap((each) =>
    each.version === null ? [] : [bodyOf(record, each.version) as unknown as Article],
  )
  const last = bodies.at(-1)
  if (isSameValue(article, last)) return version
  const updatedAt = Math.max(...bodies.map((each) => each.updatedAt))
  const dates = datePublication(article, last && { ...last, updatedAt }, records.now())
  if (dates.publishedAt === article.publishedAt && dates.updatedAt === article.updatedAt) return version
  const draft = draftOf(record)
  const isDraft = version === record.versions.length
  const dated = records.addVersion(record, { ...article, ...dates }, by)
  const publishedAt = draft?.publishedAt ?? dates.publishedAt
  if (!isDraft)
    records.addVersion(record, draft && publishedAt !== undefined ? { ...draft, publishedAt } : draft, by)
  return dated
}

export interface PlanToSave extends Key {
  version?: number | undefined
  publishAt: string | null
}

export function planRecords(
  records: Records,
  { by, sent }: { by: Caller; sent: Sent | null },
  plans: readonly PlanToSave[],
) {
  carryOutOnce(records, { sent, keys: plans }, () => {
    for (const { publishAt, ...plan } of plans) {
      const record = records.get(plan)
      const { version = record.versions.length } = plan
      if (record.versions.length === 0) throw refuse('content_not_found', 404)
      if (publishAt !== null && (Date.parse(publishAt) <= records.now() || bodyOf(record, version) === null))
        throw refuse('plan_invalid')
    }
    for (const { publishAt, ...plan } of plans) {
      const record = records.get(plan)
      const { version = record.versions.length } = plan
      record.plan = publishAt === null ? null : { publishAt: Date.parse(publishAt), version, by }
    }
    records.announce({
      action: 'planned',
      author: by.person,
      records: plans.map(({ kind, id }) => ({ kind, id, version: null })),
    })
    return plans.map(() => ({}))
  })
}

/** Carries out the plans that are due. */
export function runPlans(records: Records) {
  for (const record of records.all.values()) {
    const { plan, kind, id } = record
    if (!plan || plan.publishAt > records.now()) continue
    const version = saveDated(records, { record, by: plan.by }, plan.version)
    records.setStable(record, version, { batch: records.createBatch(), by: plan.by })
    const published = [{ kind, id, version: record.stable }]
    records.announce({ action: 'published', author: plan.by.person, records: published })
  }
}

/** Every record of a batch is public again in the version that it had before. */
export function revertPublication(records: Records, by: Caller, batch: string) {
  const changed = [...records.all.values()].filter(({ publications }) =>
    publications.some((publication) => publication.batch === batch),
  )
  if (changed.length === 0) throw refuse('content_not_found', 404)
  if (changed.some(({ publications }) => publications.at(-1)?.batch !== batch))
    throw refuse('content_conflict')
  const next = records.createBatch()
  for (const record of changed) {
    const first = record.publications.findIndex((publication) => publication.batch === batch)
    const version = record.publications[first - 1]?.version ?? null
    records.setStable(record, version, { batch: next, by, isRestore: true })
  }
  const published = changed.map(({ kind, id, stable }) => ({ kind, id, version: stable }))
  records.announce({ action: 'published', author: by.person, records: published })
  return { batch: next }
}
