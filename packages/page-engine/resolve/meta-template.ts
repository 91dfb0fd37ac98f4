import { Article, CultureItem, Film, Showing, SiteConfig } from '@lerret/model'
import { relatedPath } from '../content/filters.ts'
import { isPlain, valuesAt } from '../content/property-values.ts'
import type { PageContext } from '../context/page-context.ts'
import { PageError } from '../problems/page-error.ts'
import { suggestion } from '../problems/suggestion.ts'

const REFERENCE = /\{([^{}]*)\}/g

const KNOWN_PROPERTIES = {
  site: Object.keys(SiteConfig.shape),
  article: Object.keys(Article.shape),
  event: [...Object.keys(Showing.shape), 'production'],
  production: [...new Set([...Object.keys(Film.shape), ...Object.keys(CultureItem.shape)])],
}

/** Text in which `{article.title}` has become what it stands for; several values are joined by commas. */
export function fillText(template: string, field: string, at: PageContext): string {
  return template.replace(REFERENCE, (written, reference: string) => {
    const values = readReference(reference, field, at)
    if (!values.every(isPlain)) fail(field, at, `${written} is not text; lead on to a property of it.`)
    return values.join(', ')
  })
}

/** `production.assets` when the template is `{production.assets}` and nothing else. */
export function findOnlyReference(template: string): string | null {
  return /^\s*\{([^{}]*)\}\s*$/.exec(template)?.[1] ?? null
}

/** Everything that a reference leads to: none, when the record has no such value. */
export function readReference(reference: string, field: string, at: PageContext): unknown[] {
  const [name = '', ...path] = reference.trim().split('.')
  if (name === 'site') return valuesIn('site', at.site, path, reference, field, at)

  const source = at.sources.get(name)
  if (!source) {
    const known = [...at.sources.keys(), 'site']
    const names = known.map((other) => `"${other}"`).join(', ')
    return fail(
      field,
      at,
      `{${reference}} names "${name}", but there are only ${names}.${suggestion(name, known)}`,
    )
  }
  const [record] = source.records
  if (source.collection || !record) {
    return fail(
      field,
      at,
      `{${reference}} names "${name}", which is a collection; only a single source has a value.`,
    )
  }
  const onward = relatedPath(source.model, path)
  if (!onward || !('productionId' in record)) {
    return valuesIn(source.model, record, path, reference, field, at)
  }
  return valuesIn('production', at.read.productionOf(record), onward, reference, field, at)
}

function valuesIn(
  model: keyof typeof KNOWN_PROPERTIES,
  record: object,
  path: readonly string[],
  reference: string,
  field: string,
  at: PageContext,
): unknown[] {
  const [property] = path
  const known = KNOWN_PROPERTIES[model]
  if (property !== undefined && !known.includes(property)) {
    const text = `{${reference}}: ${model} has no property "${property}".${suggestion(property, known)}`
    return fail(field, at, text)
  }
  return valuesAt(record, path)
}

function fail(field: string, at: PageContext, text: string): never {
  throw new PageError(at.place, `meta ${field}: ${text}`, `meta.${field}`)
}
