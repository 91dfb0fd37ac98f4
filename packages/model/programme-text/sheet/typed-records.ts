import { shortHash } from '../../short-hash.ts'
import type { Showing } from '../../showings/showing.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import type { TypedShowing } from '../cell/typed-showing.ts'
import type { ShowingDefaults } from './showing-defaults.ts'

/** A record as it would be typed. What equals the defaults is left out. */
export function toTyped(showing: Showing, defaults: ShowingDefaults): TypedShowing {
  const { hall, formats, language, subtitles, label } = showing
  const startsAt = new Date(showing.startsAt).toISOString()
  const endsAt = new Date(showing.endsAt).toISOString()
  return {
    startsAt,
    endsAt: endsAt === defaultEnd(startsAt, defaults) ? null : endsAt,
    hall: hall === defaults.hall ? null : hall,
    formats: isDefaultFormats(formats, defaults) ? null : formats,
    language: isDefaultText(language, defaults.language) ? null : (language ?? null),
    subtitles: isDefaultText(subtitles, defaults.subtitles) ? null : (subtitles ?? null),
    label: label || null,
  }
}

const defaultEnd = (startsAt: string, { minutes }: ShowingDefaults) =>
  new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString()

const isDefaultFormats = (formats: string[], defaults: ShowingDefaults) =>
  formats.length === 0 || isSameList(formats, defaults.formats)

const isDefaultText = (text: string | undefined, standard: string | undefined) => !text || text === standard

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])

/** A new record of a typed showing. */
export function createRecord(
  typed: TypedShowing,
  { productionId, defaults, idSeed }: { productionId: string; defaults: ShowingDefaults; idSeed: string },
): Showing {
  const hall = typed.hall ?? defaults.hall
  const { language, subtitles } = withoutEmpty(typed, defaults)
  const { priceFrom, ticketStatus } = defaults
  return {
    id: createId(`${idSeed} ${productionId} ${typed.startsAt} ${hall}`),
    productionId,
    startsAt: typed.startsAt,
    endsAt: typed.endsAt ?? defaultEnd(typed.startsAt, defaults),
    hall,
    ticketStatus,
    state: 'planned',
    ...(priceFrom !== undefined && { priceFrom }),
    formats: typed.formats ?? defaults.formats,
    ...(language && { language }),
    ...(subtitles && { subtitles }),
    access: defaults.access.get(hall) ?? [],
    ...(typed.label && { label: typed.label }),
  }
}

const createId = (text: string) => `ev-${shortHash(text)}${shortHash(`id ${text}`)}`

const withoutEmpty = ({ language, subtitles }: TypedShowing, defaults: ShowingDefaults) => ({
  language: language ?? defaults.language,
  subtitles: subtitles ?? defaults.subtitles,
})

/** A record with what is typed over it; the same object when nothing differs. */
export function updateRecord(record: Showing, typed: TypedShowing, defaults: ShowingDefaults): Showing {
  const before = toTyped(record, defaults)
  if (isSameTyped(before, typed)) return record
  const isSameTime = before.startsAt === typed.startsAt && before.endsAt === typed.endsAt
  const { language: oldLanguage, subtitles: oldSubtitles, label: _, ...rest } = record
  const language = before.language === typed.language ? oldLanguage : (typed.language ?? defaults.language)
  const subtitles =
    before.subtitles === typed.subtitles ? oldSubtitles : (typed.subtitles ?? defaults.subtitles)
  return {
    ...rest,
    ...(!isSameTime && {
      startsAt: typed.startsAt,
      endsAt: typed.endsAt ?? defaultEnd(typed.startsAt, defaults),
    }),
    hall: typed.hall ?? defaults.hall,
    formats:
      typed.formats ?? (isDefaultFormats(record.formats, defaults) ? record.formats : defaults.formats),
    ...(language && { language }),
    ...(subtitles && { subtitles }),
    ...(typed.label && { label: typed.label }),
  }
}

const isSameTyped = (a: TypedShowing, b: TypedShowing) =>
  a.startsAt === b.startsAt &&
  a.endsAt === b.endsAt &&
  a.hall === b.hall &&
  isSameList(a.formats ?? [], b.formats ?? []) &&
  a.language === b.language &&
  a.subtitles === b.subtitles &&
  a.label === b.label

/**
 * Matches each typed showing with the record that it replaces, so that a showing whose time is corrected keeps its id, price and access.
 * The same start and hall come first, then the same start, the same hall, and the order.
 */
export function matchRecords(
  typed: readonly TypedShowing[],
  records: readonly Showing[],
  defaults: ShowingDefaults,
): (Showing | null)[] {
  const matches: (Showing | null)[] = typed.map(() => null)
  const left = new Set(records)
  const isSameStart = (item: TypedShowing, record: Showing) =>
    Date.parse(item.startsAt) === Date.parse(record.startsAt)
  const isSameHall = (item: TypedShowing, record: Showing) => (item.hall ?? defaults.hall) === record.hall
  const criteria = [
    (item: TypedShowing, record: Showing) => isSameStart(item, record) && isSameHall(item, record),
    isSameStart,
    isSameHall,
    () => true,
  ]
  for (const isMatch of criteria) {
    for (const [index, item] of typed.entries()) {
      if (matches[index]) continue
      const match = [...left].find((record) => isMatch(item, record))
      if (!match) continue
      matches[index] = match
      left.delete(match)
    }
  }
  return matches
}
