import type { PictureView, Production, Safe, SafeContentByKind, SourceModel } from '@lerret/model'
import { type BlockContext, throwSettingError } from '../context/page-context.ts'
import type { SourceResult } from '../context/sources.ts'
import { findNearestName } from '../problems/suggestion.ts'
import { findPicture } from '../views/picture.ts'

/** Looks up what block settings refer to: a source of the page, a production, a picture. */

/** The records of the source that a setting refers to. */
export function readSourceRecords<Model extends SourceModel>(
  context: BlockContext,
  field: string,
  name: string,
  model: Model,
): readonly SafeContentByKind[Model][] {
  const source = getSource(context, field, name)
  if (source.model !== model) {
    throwSettingError(
      context,
      field,
      `names the source "${name}", which finds ${source.model} records; it must find ${model} records.`,
    )
  }
  return source.records as readonly unknown[] as readonly SafeContentByKind[Model][]
}

/** The record of the single-record source that a setting refers to. */
export function readSourceRecord<Model extends SourceModel>(
  context: BlockContext,
  field: string,
  name: string,
  model: Model,
): SafeContentByKind[Model] {
  const [record] = readSourceRecords(context, field, name, model)
  if (getSource(context, field, name).collection || !record) {
    throwSettingError(
      context,
      field,
      `names the source "${name}", which is a collection; it must be one ${model} (collection: false).`,
    )
  }
  return record
}

export function getSource(context: BlockContext, field: string, name: string): SourceResult {
  const source = context.sources.get(name)
  if (source) {
    context.trace?.sources.set(source, new Set(source.records.map(({ id }) => id)))
    return source
  }
  const names = [...context.sources.keys()]
  const list = names.length === 0 ? 'none' : names.map((other) => `"${other}"`).join(', ')
  const text = `names the source "${name}", but the page's sources are ${list}.`
  return throwSettingError(context, field, text, findNearestName(name, names))
}

export function readProduction(context: BlockContext, field: string, id: string): Safe<Production> {
  const production = context.tracker.find('production', id)
  return (
    production ??
    throwSettingError(
      context,
      field,
      `names the production "${id}", which is not there: deleted or not published.`,
    )
  )
}

/** The picture that a setting refers to, which must exist; null when the setting is empty. */
export function readPicture(
  context: BlockContext,
  field: string,
  image: string | undefined,
): PictureView | null {
  if (image === undefined) return null
  const picture = findPicture(image, context.tracker)
  return (
    picture ??
    throwSettingError(context, field, `names the picture "${image}", which is not in the media library.`)
  )
}
