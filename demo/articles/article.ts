import {
  type Article,
  addDays,
  articlePath,
  cultureSlug,
  filmSlug,
  formatDayOfMonth,
  formatLongDate,
  mediaUrl,
  osloClock,
  osloDate,
  osloInstant,
  toHref,
  toSlug,
} from '@lerret/model'
import { dateWords } from '@lerret/words/nynorsk/dates'
import { cultureEntries, cultureShowings } from '../culture/index.ts'
import { lastYearly } from '../dates.ts'
import { premiereDate } from '../films/film.ts'
import { filmEntries } from '../films/index.ts'
import { createUuid, productionId } from '../ids.ts'

/** The text of an article, and its date: a number of days ago, or the last occurrence of a date. */
export interface ArticleEntry {
  title: string | ((house: House) => string)
  category: Article['category']
  author?: string
  /** A picture id. */
  image: string
  published: { daysAgo: number } | { yearly: string }
  /** The number of days between publication and the last edit. */
  editedAfterDays?: number
  content: string | ((house: House) => string)
}

/** Links and dates that articles use, for the demo's date. */
export interface House {
  today: string
  nextYear: number
  /** A link to a film, a culture item or another article. */
  film: (key: string, text?: string) => string
  event: (key: string, text?: string) => string
  article: (title: string, text?: string) => string
  /** `torsdag 26. november`: the day of a culture item's evening, the first one by default. */
  evening: (key: string, nth?: number) => string
  /** `19.00`. */
  clock: (key: string, nth?: number) => string
  /** `fredag 4. desember`. */
  premiere: (key: string) => string
  /** The date this many days from today: `fredag 20. november`, or `20. november` when short. */
  day: (days: number) => string
  shortDay: (days: number) => string
}

export function createArticle(entry: ArticleEntry, index: number, house: House): Article {
  const title = typeof entry.title === 'string' ? entry.title : entry.title(house)
  const slug = toSlug(title)
  const date =
    'yearly' in entry.published
      ? lastYearly(house.today, entry.published.yearly)
      : addDays(house.today, -entry.published.daysAgo)
  const edited = entry.editedAfterDays ? addDays(date, entry.editedAfterDays) : date
  const image = mediaUrl(entry.image)
  return {
    id: createUuid(`article ${slug}`),
    title,
    slug,
    category: entry.category,
    author: entry.author ?? '',
    image,
    thumbnail: `${image}?w=480&h=270&auto=compress&fit=crop`,
    content: (typeof entry.content === 'string' ? entry.content : entry.content(house)).trim(),
    node_locale: 'nb',
    createdAt: osloInstant(date, officeHour(index)).getTime(),
    updatedAt: osloInstant(edited < house.today ? edited : date, officeHour(index + 3)).getTime(),
    order: 0,
  }
}

/** Articles are published between nine and four, each at another minute, and edited later. */
function officeHour(index: number): string {
  const minutes = 9 * 60 + index * 7
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}.${String(minutes % 60).padStart(2, '0')}`
}

export function houseOn(today: string): House {
  const showings = cultureShowings(today)
  const createShowing = (key: string, nth = 0) =>
    found(showings.filter((showing) => showing.productionId === productionId(key))[nth], key)
  return {
    today,
    nextYear: Number(today.slice(0, 4)) + 1,
    film: (key, text) => {
      const { title, ediNumber } = found(
        filmEntries.find((film) => film.key === key),
        key,
      )
      return link(`/${filmSlug(title, ediNumber)}`, text ?? title)
    },
    event: (key, text) => {
      const { title, code } = found(
        cultureEntries.find((item) => item.key === key),
        key,
      )
      return link(`/${cultureSlug(title, code)}`, text ?? title)
    },
    article: (title, text) => link(articlePath({ slug: toSlug(title) }), text ?? title),
    evening: (key, nth) => formatLongDate(osloDate(createShowing(key, nth).startsAt), dateWords),
    clock: (key, nth) => osloClock(createShowing(key, nth).startsAt).time,
    premiere: (key) => {
      const film = found(
        filmEntries.find((entry) => entry.key === key),
        key,
      )
      return formatLongDate(found(premiereDate(film, today), key), dateWords)
    },
    day: (days) => formatLongDate(addDays(today, days), dateWords),
    shortDay: (days) => formatDayOfMonth(addDays(today, days), dateWords),
  }
}

/** `Fredag 20. november`, at the start of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const link = (path: string, text: string) => `<a href="${toHref(path)}">${escapeHtml(text)}</a>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function found<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new Error(`An article tells of "${key}", which the house does not have.`)
  return value
}
