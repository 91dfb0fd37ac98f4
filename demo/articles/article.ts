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
import { cultureEntries, cultureShowings } from '../culture/index.ts'
import { lastYearly } from '../dates.ts'
import { premiereOf } from '../films/film.ts'
import { filmEntries } from '../films/index.ts'
import { productionId, uuidOf } from '../ids.ts'

/** What is written in an article, and when: so many days ago, or the last time the calendar showed a day. */
export interface ArticleEntry {
  title: string | ((house: House) => string)
  category: Article['category']
  author?: string
  /** A picture id. */
  image: string
  published: { daysAgo: number } | { yearly: string }
  /** Edited again so many days after it was published. */
  editedAfterDays?: number
  content: string | ((house: House) => string)
}

/** What articles say about the rest of the house, on the day they are read. */
export interface House {
  today: string
  nextYear: number
  /** A link to a film, a culture item or another article. */
  film: (key: string, text?: string) => string
  event: (key: string, text?: string) => string
  article: (title: string, text?: string) => string
  /** `torsdag 26. november`: the day of a culture item's evening, the first one unless told. */
  evening: (key: string, nth?: number) => string
  /** `19.00`. */
  clock: (key: string, nth?: number) => string
  /** `fredag 4. desember`. */
  premiere: (key: string) => string
  /** A day so many days from today: `fredag 20. november`, or `20. november` when short. */
  day: (days: number) => string
  shortDay: (days: number) => string
}

export function articleOf(entry: ArticleEntry, index: number, house: House): Article {
  const title = typeof entry.title === 'string' ? entry.title : entry.title(house)
  const slug = toSlug(title)
  const date =
    'yearly' in entry.published
      ? lastYearly(house.today, entry.published.yearly)
      : addDays(house.today, -entry.published.daysAgo)
  const edited = entry.editedAfterDays ? addDays(date, entry.editedAfterDays) : date
  const image = mediaUrl(entry.image)
  return {
    id: uuidOf(`article ${slug}`),
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

/** Articles are written between nine and four, each at its own minute, and edited later the same day at the earliest. */
function officeHour(index: number): string {
  const minutes = 9 * 60 + index * 7
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}.${String(minutes % 60).padStart(2, '0')}`
}

export function houseOn(today: string): House {
  const showings = cultureShowings(today)
  const showingOf = (key: string, nth = 0) =>
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
    evening: (key, nth) => formatLongDate(osloDate(showingOf(key, nth).startsAt)),
    clock: (key, nth) => osloClock(showingOf(key, nth).startsAt).time,
    premiere: (key) => {
      const film = found(
        filmEntries.find((entry) => entry.key === key),
        key,
      )
      return formatLongDate(found(premiereOf(film, today), key))
    },
    day: (days) => formatLongDate(addDays(today, days)),
    shortDay: (days) => formatDayOfMonth(addDays(today, days)),
  }
}

/** `Fredag 20. november`, where a sentence begins with it. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const link = (path: string, text: string) => `<a href="${toHref(path)}">${escapeHtml(text)}</a>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function found<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new Error(`An article tells of "${key}", which the house does not have.`)
  return value
}
