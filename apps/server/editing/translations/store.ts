import { findLanguage, type Language, type TranslatedKind, translationId } from '@lerret/model'
import { listOtherLanguages } from '@lerret/page-engine'
import { sql } from 'drizzle-orm'
import { findDraft } from '../../content/records/store/read-records.ts'
import { type Author, saveVersions } from '../../content/records/store/save-versions.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { listRecords, type RecordState } from '../lists.ts'
import type { OriginalText } from './original.ts'
import { readOriginal } from './original-texts.ts'

export interface TranslationState {
  language: Language
  id: string
  /** null: not translated. */
  state: RecordState | null
  /** Whether the original was published after the translation was last saved. */
  isOutdated: boolean
}

interface OriginalKey {
  kind: TranslatedKind
  id: string
}

/** The translations of a record into each language other than the house's. */
export async function listTranslations(
  db: Queryable,
  { kind, id }: OriginalKey,
  houseLang: string,
): Promise<TranslationState[]> {
  const languages = listOtherLanguages(houseLang)
  const ids = languages.map((language) => translationId(language, kind, id))
  const { items } = await listRecords(db, { kinds: ['translation'], ids, skip: 0, take: ids.length })
  const publishedAt = await findLastPublication(db, { kind, id })
  return languages.map((language, index) => {
    const item = items.find((each) => each.id === ids[index])
    return {
      language,
      id: ids[index] as string,
      state: item?.state ?? null,
      isOutdated: item !== undefined && publishedAt !== null && publishedAt > new Date(item.savedAt),
    }
  })
}

async function findLastPublication(db: Queryable, { kind, id }: OriginalKey): Promise<Date | null> {
  const { rows } = await db.execute<{ publishedAt: Date | null }>(sql`
    select max(published_at) as "publishedAt" from content_publication
    where id = ${id} and kind in ${kind === 'house' ? ['settings', 'footer'] : [kind]}
  `)
  const publishedAt = rows[0]?.publishedAt
  return publishedAt ? new Date(publishedAt) : null
}

interface NewTranslation {
  language: Language
  houseLang: string
  now: Date
}

/** Saves the draft of a translation with the texts of the original, and returns its id. One that exists is left as it is. */
export async function createTranslation(
  db: Database,
  author: Author,
  { kind, id: originalId, language, houseLang, now }: OriginalKey & NewTranslation,
): Promise<string> {
  if (language === findLanguage(houseLang))
    throw new AppError('content_invalid', `${kind} ${originalId} is in ${language} already.`)
  const id = translationId(language, kind, originalId)
  const { texts } = await readOriginal(db, { kind, id: originalId }, now)
  const existing = await findDraft(db, 'translation', id)
  // The draft of a deleted record has no body.
  if (existing?.body) return id
  const body = { id, kind, language, translationOf: originalId, ...createFields(kind, texts) }
  await saveVersions(db, author, [{ kind: 'translation', id, basedOn: existing?.version ?? 0, body }])
  return id
}

/** The fields of a translation, with the texts of the original. Empty texts are left out, unless a translation must have them. */
function createFields(kind: TranslatedKind, texts: readonly OriginalText[]): object {
  const fields = structuredClone(REQUIRED_FIELDS[kind])
  for (const { path, text, control } of texts)
    if (text !== '' || path[0] === 'contents')
      setIn(fields, path, control === 'list' ? text.split(', ') : text)
  return fields
}

const REQUIRED_FIELDS: Record<TranslatedKind, Record<string, unknown>> = {
  page: { texts: {} },
  article: { content: '' },
  production: { contents: [] },
  house: { footer: {}, showings: {} },
}

function setIn(
  target: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  text: string | string[],
) {
  if (rest.length === 0) {
    target[name] = text
    return
  }
  target[name] ??= {}
  setIn(target[name] as Record<string, unknown>, rest, text)
}
