import type { OpeningHours, SiteFooter, SiteSettings } from '@lerret/model'
import { SITE_RECORD_ID } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { findDraft } from '../../content/records/store/read-records.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import type { Original, OriginalText } from './original.ts'

/** The texts of the house that are on all pages: its name, its footer, its opening hours, and what coming showings are marked with. */
export async function readHouseTexts(db: Queryable, now: Date): Promise<Original> {
  const settings = (await findDraft(db, 'settings', SITE_RECORD_ID))?.body as Partial<SiteSettings> | null
  const footer = (await findDraft(db, 'footer', SITE_RECORD_ID))?.body as Partial<SiteFooter> | null
  const title = settings?.title ?? ''
  return {
    title,
    path: null,
    texts: [
      { path: ['title'], label: 'translatedHouseName', control: 'text', text: title },
      {
        path: ['description'],
        label: 'translatedDescription',
        control: 'long-text',
        text: settings?.description ?? '',
      },
      ...(footer?.sections ?? []).flatMap(toFooterTexts),
      ...(settings?.openingHours ?? []).flatMap(toOpeningTexts),
      ...(await readShowingTexts(db, now)),
    ],
  }
}

function toFooterTexts({ title, items }: SiteFooter['sections'][number], number: number): OriginalText[] {
  const texts = items.map(
    ({ type, value }, at): OriginalText => ({
      path: ['footer', `${number}.items.${at}.value`],
      label: 'translatedFooterText',
      control: type === 'html' ? 'rich-text' : 'text',
      text: value,
    }),
  )
  const heading: OriginalText = {
    path: ['footer', `${number}.title`],
    label: 'translatedFooterTitle',
    control: 'text',
    text: title,
  }
  return [heading, ...texts].filter(({ text }) => text !== '')
}

const toOpeningTexts = ({ place, note = '' }: OpeningHours, number: number): OriginalText[] =>
  Object.entries({ place, note })
    .filter(([, text]) => text !== '')
    .map(([field, text]) => ({
      path: ['footer', `openingHours.${number}.${field}`],
      label: 'translatedOpeningHours',
      control: 'text',
      text,
    }))

const SHOWING_LABELS = {
  label: 'translatedShowingLabel',
  notice: 'translatedShowingNotice',
  language: 'translatedShowingLanguage',
  subtitles: 'translatedShowingSubtitles',
  companionNote: 'translatedShowingCompanion',
} as const satisfies Record<string, OriginalText['label']>

type ShowingField = keyof typeof SHOWING_LABELS

/** Each text of coming showings once, however many have it. */
async function readShowingTexts(db: Queryable, now: Date): Promise<OriginalText[]> {
  const { rows } = await db.execute<{ field: ShowingField; text: string }>(sql`
    select distinct on (fields.value) fields.key as field, fields.value as text
    from content_record as record
      join content_version as version on (version.kind, version.id) = (record.kind, record.id)
        and version.version = record.draft_version,
      jsonb_each_text(version.body) as fields
    where record.kind = 'event' and version.body->>'endsAt' > ${now.toISOString()}
      and fields.key in (${sql.join(
        Object.keys(SHOWING_LABELS).map((key) => sql`${key}`),
        sql`, `,
      )}) and fields.value <> ''
    order by fields.value, fields.key
  `)
  return rows.map(({ field, text }) => ({
    path: ['showings', text],
    label: SHOWING_LABELS[field],
    control: field === 'notice' ? 'long-text' : 'text',
    text,
  }))
}
