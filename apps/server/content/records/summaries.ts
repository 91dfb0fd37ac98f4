import type { ContentKind } from '@lerret/model'
import { isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/connection.ts'
import { contentRecord, contentVersion, isDraftVersion } from './table.ts'

/** The facts of a draft that lists show, stored beside it, because reading whole bodies of thousands of records takes too long. */
export interface Summary {
  title: string
  [fact: string]: string | number | boolean | null
}

/** The fields of a kind that lists show, filter or sort by. The first one is the title. */
const SUMMARY_FIELDS: Record<ContentKind, readonly [title: string, ...facts: string[]]> = {
  settings: ['title'],
  theme: ['variant'],
  footer: ['title'],
  host: ['host'],
  partners: ['title'],
  ticketing: ['providerName'],
  page: ['title', 'path'],
  'block-data': ['component'],
  'menu-item': ['label'],
  production: ['title', 'object', 'objectClass', 'ageLimit', 'minutes', 'premiere', 'ediNumber'],
  event: ['label', 'productionId', 'startsAt', 'endsAt', 'hall', 'state', 'ticketStatus'],
  article: [
    'title',
    'slug',
    'category',
    'author',
    'image',
    'thumbnail',
    'createdAt',
    'updatedAt',
    'publishedAt',
  ],
  redirect: ['source', 'target', 'permanent'],
  translation: ['title', 'kind', 'language', 'translationOf'],
  document: ['title', 'originalName', 'fileName', 'mimeType', 'bytes'],
  media: ['originalName', 'fileName', 'alt', 'mimeType', 'width', 'height', 'bytes', 'credit', 'rightsUntil'],
}

/** A deleted record has an empty summary. */
export function summarize(kind: ContentKind, body: unknown): Summary {
  const [titleField, ...factFields] = SUMMARY_FIELDS[kind] ?? ['title']
  const draft = (body ?? {}) as Record<string, unknown>
  // Pictures that came with the demo or an import have no other name than their file's.
  const title = draft[titleField] ?? (kind === 'media' ? draft.fileName : undefined)
  const facts = factFields.flatMap((field) => {
    const value = draft[field]
    return isPlain(value) ? [[field, value] as const] : []
  })
  return { title: typeof title === 'string' ? title : '', ...Object.fromEntries(facts) }
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** How many records are read at once. */
const BATCH_SIZE = 500

/** Computes the summaries of records that were written by a version of the server without summaries. */
export async function fillMissingSummaries(db: Database): Promise<number> {
  for (let filled = 0; ; ) {
    const rows = await db
      .select({ kind: contentRecord.kind, id: contentRecord.id, body: contentVersion.body })
      .from(contentRecord)
      .innerJoin(contentVersion, isDraftVersion)
      .where(isNull(contentRecord.summary))
      .limit(BATCH_SIZE)
    if (rows.length === 0) return filled
    const summaries = rows.map(({ kind, id, body }) => ({
      kind,
      id,
      summary: summarize(kind as ContentKind, body),
    }))
    await db.execute(sql`
      update content_record as record set summary = filled.summary
      from jsonb_to_recordset(${JSON.stringify(summaries)}::jsonb) as filled (kind text, id text, summary jsonb)
      where (record.kind, record.id) = (filled.kind, filled.id) and record.summary is null
    `)
    filled += rows.length
  }
}
