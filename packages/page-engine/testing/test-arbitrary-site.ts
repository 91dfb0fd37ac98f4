import {
  type ContentKind,
  type ContentRecord,
  isSiteKind,
  SITE_KINDS,
  SITE_RECORD_ID,
  splitSite,
  translationId,
} from '@lerret/model'
import fc from 'fast-check'
import type { BlockData } from '../blocks/block-data.ts'
import { COMPONENT_IDS } from '../blocks/registry.ts'
import type { RecordChange } from '../content/record-change.ts'
import type { RecordUpdate } from '../incremental/update-content.ts'
import { arbitraryPage, arbitrarySettings, PAGES_WITH_PARAMETERS } from './test-arbitrary-pages.ts'
import * as arbitrary from './test-arbitrary-records.ts'
import * as records from './test-records.ts'

/** Arbitrary small sites, and edits of them. */

/** A record that a site may have, with arbitrary values. */
type Pool = { kind: ContentKind; id: string; arbitrary: fc.Arbitrary<object> }

const createPools = (kind: ContentKind, ids: readonly string[], arbitrary: fc.Arbitrary<object>): Pool[] =>
  ids.map((id) => ({ kind, id, arbitrary: arbitrary.map((record) => ({ ...record, id })) }))

const POOLS: Pool[] = [
  ...createPools('production', arbitrary.PRODUCTION_IDS, arbitrary.arbitraryProduction),
  ...createPools('event', arbitrary.EVENT_IDS, arbitrary.arbitraryShowing),
  ...createPools('article', arbitrary.ARTICLE_IDS, arbitrary.arbitraryArticle),
  ...createPools('media', arbitrary.MEDIA_IDS, arbitrary.arbitraryMedia),
  ...createPools('menu-item', ['i0', 'i1'], arbitrary.arbitraryMenuItem),
  ...arbitrary.TRANSLATED.flatMap(({ kind, id, language }) =>
    createPools(
      'translation',
      [translationId(language, kind, id)],
      arbitrary.arbitraryTranslation({ kind, id, language }),
    ),
  ),
  ...createPools('redirect', ['r0', 'r1'], arbitrary.arbitraryRedirect),
  ...COMPONENT_IDS.map(
    (component): Pool => ({
      kind: 'block-data',
      id: component,
      arbitrary: arbitrarySettings(component).map(
        (settings): BlockData => records.blockData(component, settings as never, component),
      ),
    }),
  ),
  ...['kino', 'kultur', 'framside'].map(
    (id): Pool => ({
      kind: 'page',
      id,
      arbitrary: arbitraryPage.map((config) => ({ ...config, id, path: `/${id}` })),
    }),
  ),
  ...PAGES_WITH_PARAMETERS.map(
    (config): Pool => ({ kind: 'page', id: config.id, arbitrary: fc.constant(config) }),
  ),
]

const SITE_POOLS: Pool[] = SITE_KINDS.map((kind) => ({
  kind,
  id: SITE_RECORD_ID,
  arbitrary: arbitrary.arbitrarySite.map((site) => splitSite(site)[kind]),
}))

const toRecord = ({ kind, arbitrary }: Pool) => arbitrary.map((record) => ({ kind, record }) as ContentRecord)

/** The records of a site, of which a few are missing. */
export const arbitraryRecords: fc.Arbitrary<ContentRecord[]> = fc
  .tuple(
    ...SITE_POOLS.map(toRecord),
    ...POOLS.map((pool) =>
      fc.option(toRecord(pool), { nil: null, freq: pool.kind === 'block-data' ? 30 : 6 }),
    ),
  )
  .map((records) => records.filter((record) => record !== null))

/** New versions of some records; null for a removed one. */
export const arbitraryEdits = fc.array(
  fc.constantFrom(...POOLS, ...SITE_POOLS).chain((pool) =>
    fc.record({
      kind: fc.constant(pool.kind),
      id: fc.constant(pool.id),
      // The records of the site are always there, because without them there is no site to compare.
      record: isSiteKind(pool.kind) ? pool.arbitrary : fc.option(pool.arbitrary, { nil: null, freq: 4 }),
    }),
  ),
  { minLength: 1, maxLength: 3 },
)

type Edit = { kind: ContentKind; id: string; record: object | null }

/** The records after the edits, and each edit as a change. */
export function applyEdits(original: readonly ContentRecord[], edits: readonly Edit[]) {
  let after = [...original]
  const changes: RecordChange[] = []
  for (const { kind, id, record } of edits) {
    const before = after.find((candidate) => candidate.kind === kind && candidate.record.id === id)
    if (!before && !record) continue
    after = after.filter((candidate) => candidate !== before)
    if (record) after.push({ kind, record } as ContentRecord)
    changes.push({ kind, before: toSafe(kind, before?.record), after: toSafe(kind, record) } as RecordChange)
  }
  return { after, changes }
}

/** Edits as updates of content. */
export const toUpdates = (edits: readonly Edit[]): RecordUpdate[] =>
  edits.map(
    ({ kind, id, record }) =>
      ({
        kind,
        id,
        record: toSafe(kind, record),
      }) as RecordUpdate,
  )

const toSafe = (kind: ContentKind, record: object | null | undefined) =>
  record ? records.markAsCleaned({ kind, record } as ContentRecord).record : null
