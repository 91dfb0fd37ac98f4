import type { PageSource } from '@lerret/model'
import type { PageDocument } from '../commands/page-document.ts'
import { describeSource } from '../source-sentences/describe-source.ts'

const list = (
  name: string,
  model: PageSource['model'],
  filters: Record<string, string> = {},
): PageSource => ({
  name,
  model,
  collection: true,
  filter: Object.entries(filters).map(([property, value]) => ({ property, value, operator: 'eq' })),
})

/** What pages usually fetch. */
export const SOURCE_PRESETS: readonly PageSource[] = [
  list('nowFilms', 'production', { object: 'movie', objectClass: 'movie' }),
  list('comingFilms', 'production', { object: 'movie', objectClass: 'movie_coming' }),
  list('films', 'production', { object: 'movie' }),
  list('cultureItems', 'production', { object: 'culture' }),
  list('showings', 'event'),
  list('filmShowings', 'event', { 'production.object': 'movie' }),
  list('cultureShowings', 'event', { 'production.object': 'culture' }),
  list('articles', 'article'),
  list('newsArticles', 'article', { category: 'news' }),
  list('cultureArticles', 'article', { category: 'culture' }),
]

export function getSourcePreset(name: string): PageSource {
  const preset = SOURCE_PRESETS.find((each) => each.name === name)
  if (!preset) throw new Error(`There is no preset called "${name}".`)
  return preset
}

/** The presets that a page does not have yet, with names that its own sources do not have. */
export function listMissingPresets(sources: readonly PageSource[]): PageSource[] {
  const described = new Set(sources.map(describeSource))
  const names = new Set(sources.map(({ name }) => name))
  return SOURCE_PRESETS.filter((preset) => !described.has(describeSource(preset))).map((preset) => ({
    ...preset,
    name: findFreeName(preset.name, names),
  }))
}

export function findFreeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}${number}`
    if (!taken.has(candidate)) return candidate
  }
}

/** The blocks whose settings have the name of a source, at any depth. */
export const findUsers = ({ page, blockData }: PageDocument, source: string) =>
  page.blocks.filter(({ data }) => data.some((id) => hasValue(blockData[id]?.settings, source)))

function hasValue(value: unknown, text: string): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).some((inner) => hasValue(inner, text))
  return value === text
}
