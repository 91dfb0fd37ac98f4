import { findLanguage, LANGUAGES, type Language } from '@lerret/model'

const KNOWN = new Set<string>([...LANGUAGES, 'no'])

/** The product's language that a browser prefers, by its header `Accept-Language`: English when it has none of its languages. */
export function findPreferredLanguage(header: string | undefined): Language | null {
  if (!header) return null
  const tags = header
    .split(',')
    .map(parseTag)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  const known = tags.find(({ tag }) => KNOWN.has(tag.split('-', 1)[0] as string))
  return known ? findLanguage(known.tag) : 'en'
}

/** `nb-NO;q=0.8` */
function parseTag(text: string) {
  const [tag = '', ...parameters] = text
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/)
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
}
