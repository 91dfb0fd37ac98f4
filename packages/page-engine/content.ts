import {
  CONTENT_KINDS,
  type ContentByKind,
  type ContentKind,
  type ContentRecord,
  SITE_RECORD_ID,
  type SiteConfig,
} from '@lerret/model'
import { createEqualityIndex } from './equality-index.ts'
import { type Filter, relatedPath } from './filters.ts'
import { compareRecords } from './order.ts'
import { textsAt } from './properties.ts'
import { recordKey } from './record-key.ts'

type AnyRecord = ContentByKind[ContentKind]

/** All content of a site at one moment, ready to be asked. It never changes. */
export interface Content {
  find<Kind extends ContentKind>(kind: Kind, id: string): ContentByKind[Kind] | undefined
  /** Every record of a kind, in its order. */
  all<Kind extends ContentKind>(kind: Kind): readonly ContentByKind[Kind][]
  /**
   * The records that match every filter, in their order. An event without its production is never among them.
   * The same question gets the same array.
   */
  query<Kind extends ContentKind>(model: Kind, filters: readonly Filter[]): readonly ContentByKind[Kind][]
}

/** Looks records up by id at once; sorts a kind, and indexes a property, the first time it is asked for. */
export function createContent(records: readonly ContentRecord[]): Content {
  const byId = indexById(records)
  const findProduction = (id: string) => byId.production.get(id) as ContentByKind['production'] | undefined

  const all = remembered((kind: ContentKind) =>
    [...byId[kind].values()].sort(compareRecords(kind) as (a: AnyRecord, b: AnyRecord) => number),
  )

  const indexOf = remembered((model: ContentKind) => {
    if (model !== 'event') return createEqualityIndex(all(model), textsAt)
    const showings = all('event') as ContentByKind['event'][]
    return createEqualityIndex(
      showings.filter((showing) => findProduction(showing.productionId)),
      (showing, path) => {
        const onward = relatedPath('event', path)
        return onward ? textsAt(findProduction(showing.productionId), onward) : textsAt(showing, path)
      },
    )
  })

  return {
    find: (kind, id) => byId[kind].get(id) as never,
    all: (kind) => all(kind) as never,
    query: (model, filters) => indexOf(model).query(filters) as never,
  }
}

/** The site that the content describes. Nothing can be built without it. */
export function getSite(content: Content): SiteConfig {
  const site = content.find('site', SITE_RECORD_ID)
  if (!site) throw new Error('The content has no site record: add one of kind "site".')
  return site
}

function indexById(records: readonly ContentRecord[]) {
  const byId = Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, new Map()])) as Record<
    ContentKind,
    Map<string, AnyRecord>
  >
  for (const { kind, record } of records) {
    const id = kind === 'site' ? SITE_RECORD_ID : record.id
    if (byId[kind].has(id)) throw new Error(`Two records are called ${recordKey(kind, record)}.`)
    byId[kind].set(id, record)
  }
  return byId
}

function remembered<Key, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>()
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = compute(key)
    answers.set(key, answer)
    return answer
  }
}
