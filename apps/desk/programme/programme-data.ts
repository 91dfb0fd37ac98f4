import { addDays, type Showing } from '@lerret/model'
import type { DraftState, SheetChange } from '@lerret/model/programme-text'
import { useQuery } from '@tanstack/react-query'
import { type CallReply, callDesk } from '../data/call-desk.ts'

export type ProgrammeShowing = CallReply<'programme'>['showings'][number]
export type Publication = CallReply<'publishRecords'>

/** How many weeks before are read, to know halls, labels and prices. */
const WEEKS_BEFORE = 4

/** The showings of a week and of those before it, and the productions that can be planned. */
export const useProgramme = (firstDate: string) =>
  useQuery({
    queryKey: ['programme', firstDate],
    queryFn: async ({ signal }) => {
      const from = addDays(firstDate, -7 * WEEKS_BEFORE)
      const { productions, showings, publicVersions, halls } = await callDesk('programme', {
        query: { from, to: addDays(firstDate, 7) },
        signal,
      })
      const isRecent = new Set(
        showings
          .filter(({ body }) => body.startsAt >= addDays(firstDate, -7))
          .map(({ body }) => body.productionId),
      )
      return {
        showings,
        visible: listVisible({ showings, publicVersions }),
        halls,
        // Concerts and the like are rows while they are on; films can be planned at any time.
        productions: productions
          .filter(({ id, object }) => object === 'movie' || isRecent.has(id))
          .sort((a, b) => Number(a.object === 'culture') - Number(b.object === 'culture')),
      }
    },
  })

/** The showings as visitors see them. */
export const listVisible = ({
  showings,
  publicVersions,
}: Pick<CallReply<'programme'>, 'showings' | 'publicVersions'>): Showing[] => [
  ...showings.flatMap(({ version, stableVersion, body }) => (version === stableVersion ? body : [])),
  ...publicVersions,
]

/** The showings that visitors do not see as they are saved, by id. */
export const listDrafts = (showings: readonly ProgrammeShowing[]): ReadonlyMap<string, DraftState> =>
  new Map(
    showings
      .filter(({ version, stableVersion }) => version !== stableVersion)
      .map(({ body, stableVersion }) => [body.id, stableVersion === null ? 'draft' : 'changed']),
  )

/** Saves changes of showings together. Returns the versions, in the same order. */
export async function saveShowings(
  saved: readonly ProgrammeShowing[],
  changes: readonly SheetChange[],
): Promise<number[]> {
  const versions = new Map(saved.map(({ body, version }) => [body.id, version]))
  const reply = await callDesk('saveRecords', {
    body: {
      records: changes.map(({ kind, showing }) => ({
        kind: 'event' as const,
        id: showing.id,
        basedOn: versions.get(showing.id) ?? 0,
        body: kind === 'removed' ? null : showing,
      })),
    },
  })
  return reply.versions
}

/** Publishes versions of showings together, by their ids. */
export const publishShowings = (versions: ReadonlyMap<string, number>): Promise<Publication> =>
  callDesk('publishRecords', {
    body: { records: Array.from(versions, ([id, version]) => ({ kind: 'event' as const, id, version })) },
  })

/** Takes back what was published together. The drafts stay. */
export const revertPublication = (batch: string) => callDesk('revertPublication', { params: { batch } })
