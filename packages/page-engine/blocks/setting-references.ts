import type { ContentByKind, PictureView, Production, SourceModel } from '@lerret/model'
import { type BlockContext, failAt } from '../context/page-context.ts'
import type { FoundSource } from '../context/sources.ts'
import { suggestion } from '../problems/suggestion.ts'
import { pictureOf } from '../views/picture.ts'

/** Settings that name something: a source of the page, a production, a picture. */

/** The records of the source that a setting names. */
export function listOf<Model extends SourceModel>(
  at: BlockContext,
  field: string,
  name: string,
  model: Model,
): readonly ContentByKind[Model][] {
  const source = sourceNamed(at, field, name)
  if (source.model !== model) {
    failAt(
      at,
      field,
      `names the source "${name}", which finds ${source.model} records; it must find ${model} records.`,
    )
  }
  return source.records as readonly unknown[] as readonly ContentByKind[Model][]
}

/** The one record of the source that a setting names. */
export function oneOf<Model extends SourceModel>(
  at: BlockContext,
  field: string,
  name: string,
  model: Model,
): ContentByKind[Model] {
  const [record] = listOf(at, field, name, model)
  if (sourceNamed(at, field, name).collection || !record) {
    failAt(
      at,
      field,
      `names the source "${name}", which is a collection; it must be one ${model} (collection: false).`,
    )
  }
  return record
}

export function sourceNamed(at: BlockContext, field: string, name: string): FoundSource {
  const source = at.sources.get(name)
  if (source) return source
  const known = [...at.sources.keys()]
  const there = known.length === 0 ? 'none' : known.map((other) => `"${other}"`).join(', ')
  const text = `names the source "${name}", but the page's sources are ${there}.${suggestion(name, known)}`
  return failAt(at, field, text)
}

export function productionWithId(at: BlockContext, field: string, id: string): Production {
  const production = at.read.find('production', id)
  return (
    production ??
    failAt(at, field, `names the production "${id}", which is not there: deleted or not published.`)
  )
}

/** The picture that a setting names, which must be there; null when none is chosen. */
export function chosenPicture(
  at: BlockContext,
  field: string,
  image: string | undefined,
): PictureView | null {
  if (image === undefined) return null
  const picture = pictureOf(image, at.read)
  return picture ?? failAt(at, field, `names the picture "${image}", which is not in the media library.`)
}
