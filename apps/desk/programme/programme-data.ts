import { addDays, type Showing } from '@lerret/model'
import type { DraftState, SheetChange } from '@lerret/model/programme-text'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { compareFields } from '../editing/merging/compare-fields.ts'
import { listVisible } from '../publishing/clashes/visible-showings.ts'

export type ProgrammeShowing = CallReply<'programme'>['showings'][number]
export type Publication = CallReply<'publishRecords'>

/** How many weeks before are read, to know halls, labels and prices. */
const WEEKS_BEFORE = 4

/** What a week sheet is made of. */
export interface Programme {
  productions: CallReply<'programme'>['productions']
  halls: readonly string[]
  showings: readonly ProgrammeShowing[]
  /** The showings as visitors see them. */
  visible: readonly Showing[]
}

/** The showings of a week and of those before it, and the productions that can be planned. */
export async function readProgramme(firstDate: string, call = callDesk): Promise<Programme> {
  const from = addDays(firstDate, -7 * WEEKS_BEFORE)
  const { productions, showings, publicVersions, halls } = await call('programme', {
    query: { from, to: addDays(firstDate, 7) },
  })
  const isRecent = new Set(
    showings
      .filter(({ body }) => body.startsAt >= addDays(firstDate, -7))
      .map(({ body }) => body.productionId),
  )
  return {
    showings: sortShowings(showings, ({ body }) => body),
    visible: sortShowings(listVisible({ showings, publicVersions }), (showing) => showing),
    halls,
    // Concerts and the like are rows while they are on; films can be planned at any time.
    productions: productions
      .filter(({ id, object }) => object === 'movie' || isRecent.has(id))
      .sort((a, b) => Number(a.object === 'culture') - Number(b.object === 'culture')),
  }
}

const sortShowings = <Item>(items: readonly Item[], toShowing: (item: Item) => Showing): Item[] => {
  const key = (item: Item) => `${toShowing(item).startsAt} ${toShowing(item).id}`
  return items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** The showings that visitors do not see as they are saved, by id. */
export const listDrafts = (showings: readonly ProgrammeShowing[]): ReadonlyMap<string, DraftState> =>
  new Map(
    showings
      .filter(({ version, stableVersion }) => version !== stableVersion)
      .map(({ body, stableVersion }) => [body.id, stableVersion === null ? 'draft' : 'changed']),
  )

/** The ids of the showings that visitors see. */
export const listPublicIds = ({ showings }: Pick<Programme, 'showings'>): ReadonlySet<string> =>
  new Set(showings.flatMap(({ body, stableVersion }) => (stableVersion === null ? [] : body.id)))

/** The programme after changes of showings were saved, with their versions in the same order. Visitors see what they saw before. */
export function withSaved(
  programme: Programme,
  changes: readonly SheetChange[],
  versions: readonly number[],
): Programme {
  const saved = new Map(programme.showings.map((showing) => [showing.body.id, showing]))
  for (const [index, { kind, showing }] of changes.entries()) {
    const stableVersion = saved.get(showing.id)?.stableVersion ?? null
    if (kind === 'removed') saved.delete(showing.id)
    else saved.set(showing.id, { version: versions[index] as number, stableVersion, body: showing })
  }
  return { ...programme, showings: sortShowings([...saved.values()], ({ body }) => body) }
}

/** Names a request, so that it counts once however often it arrives. */
export interface RequestName {
  session: string
  sequence: number
}

/** Saves changes of showings together. Returns the versions, in the same order. */
export async function saveShowings(
  request: RequestName,
  programme: Programme,
  changes: readonly SheetChange[],
  call = callDesk,
): Promise<number[]> {
  const versions = new Map(programme.showings.map(({ body, version }) => [body.id, version]))
  const { session, sequence } = request
  const reply = await call('saveVersions', {
    body: {
      session,
      sequence,
      records: changes.map((change) => ({
        kind: 'event' as const,
        id: change.showing.id,
        basedOn: versions.get(change.showing.id) ?? 0,
        ...(change.kind === 'removed'
          ? { fields: {}, isDeleted: true }
          : { fields: compareFields(change.kind === 'changed' ? change.before : {}, change.showing) }),
      })),
    },
  })
  const saved = new Map(reply.records.map(({ id, version }) => [id, version]))
  return changes.map(({ showing }) => saved.get(showing.id) as number)
}

/** A saved version of a showing, and what was public before it. */
export interface ShowingVersion {
  id: string
  version: number
  seen: number | null
}

/** Publishes versions of showings together. */
export const publishShowings = (
  { session, sequence }: RequestName,
  versions: readonly ShowingVersion[],
  call = callDesk,
): Promise<Publication> =>
  call('publishRecords', {
    body: { session, sequence, records: versions.map((version) => ({ kind: 'event' as const, ...version })) },
  })

/** Takes back what was published together. The drafts stay. */
export const revertPublication = (batch: string) => callDesk('revertPublication', { params: { batch } })
