import { Article, CultureItem, Film, Showing, SITE_PROPERTIES } from '@lerret/model'
import { pathInProduction } from '../content/filters.ts'
import { isPrimitive, readValues } from '../content/property-values.ts'
import type { PageContext } from '../context/page-context.ts'
import { PageError } from '../problems/page-error.ts'
import { findNearestName } from '../problems/suggestion.ts'
import { articleLead } from '../views/lead.ts'

const REFERENCE = /\{([^{}]*)\}/g

const KNOWN_PROPERTIES = {
  site: SITE_PROPERTIES,
  article: Object.keys(Article.shape),
  event: [...Object.keys(Showing.shape), 'production'],
  production: [...new Set([...Object.keys(Film.shape), ...Object.keys(CultureItem.shape)])],
}

/** Replaces each reference (`{article.title}`) by its value; several values are joined by commas. */
export function fillMetaTemplate(template: string, field: string, context: PageContext): string {
  return template.replace(REFERENCE, (match, reference: string) => {
    const values = readReference(reference, field, context)
    if (!values.every(isPrimitive))
      throwMetaError(field, context, `${match} is not text; lead on to a property of it.`)
    return values.join(', ')
  })
}

/** `production.assets` when the template is `{production.assets}` and nothing else. */
export function findOnlyReference(template: string): string | null {
  return /^\s*\{([^{}]*)\}\s*$/.exec(template)?.[1] ?? null
}

/** All values of a reference; none when the record has no such value. */
export function readReference(reference: string, field: string, context: PageContext): unknown[] {
  const [name = '', ...path] = reference.trim().split('.')
  if (name === 'site') return readKnownProperty('site', context.site, path, reference, field, context)

  const source = context.sources.get(name)
  if (!source) {
    const names = [...context.sources.keys(), 'site']
    const list = names.map((other) => `"${other}"`).join(', ')
    return throwMetaError(
      field,
      context,
      `{${reference}} names "${name}", but there are only ${list}.`,
      findNearestName(name, names),
    )
  }
  const [record] = source.records
  if (source.collection || !record) {
    return throwMetaError(
      field,
      context,
      `{${reference}} names "${name}", which is a collection; only a single source has a value.`,
    )
  }
  // The lead is the beginning of the text where no editor has written one.
  if (source.model === 'article' && path.join('.') === 'lead') return [articleLead(record as Article)]
  const productionPath = pathInProduction(source.model, path)
  if (!productionPath || !('productionId' in record)) {
    return readKnownProperty(source.model, record, path, reference, field, context)
  }
  return readKnownProperty(
    'production',
    context.tracker.getProduction(record),
    productionPath,
    reference,
    field,
    context,
  )
}

function readKnownProperty(
  model: keyof typeof KNOWN_PROPERTIES,
  record: object,
  path: readonly string[],
  reference: string,
  field: string,
  context: PageContext,
): unknown[] {
  const [property] = path
  const properties = KNOWN_PROPERTIES[model]
  if (property !== undefined && !properties.includes(property)) {
    const text = `{${reference}}: ${model} has no property "${property}".`
    return throwMetaError(field, context, text, findNearestName(property, properties))
  }
  return readValues(record, path)
}

function throwMetaError(field: string, context: PageContext, text: string, suggestion?: string): never {
  throw new PageError(context.location, {
    code: 'meta_invalid',
    text: `meta ${field}: ${text}`,
    field: `meta.${field}`,
    suggestion,
  })
}
