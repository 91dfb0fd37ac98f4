import { osloDate, type Production, type Showing, type ShowingAct } from '@lerret/model'
import { useQuery } from '@tanstack/react-query'
import { type CallInput, callDesk } from '../../data/call-desk.ts'

/** A showing as it is saved, with what is known about it. */
export interface OpenShowing {
  draft: { version: number; body: Showing }
  isPublic: boolean
  title: string
  ageLimit: string
  sales: { sold: number; free: number | null } | null
}

export const useShowing = (id: string) =>
  useQuery({ queryKey: ['showing', id], queryFn: () => openShowing(id) })

async function openShowing(id: string): Promise<OpenShowing | null> {
  const { draft, stableVersion } = await callDesk('openRecord', { params: { kind: 'event', id } })
  if (!draft?.body) return null
  const body = draft.body as unknown as Showing
  const [production, sales] = await Promise.all([
    callDesk('openRecord', { params: { kind: 'production', id: body.productionId } }),
    readSales(body),
  ])
  const { title, ageLimit } = (production.draft?.body ?? {}) as Partial<Production>
  return {
    draft: { version: draft.version, body },
    isPublic: stableVersion !== null,
    title: title ?? '',
    ageLimit: ageLimit ?? '',
    sales,
  }
}

async function readSales({ id, startsAt }: Showing): Promise<OpenShowing['sales']> {
  const date = osloDate(startsAt)
  const showings = await callDesk('showingSales', { query: { from: date, to: date } })
  const sales = showings.find(({ showingId }) => showingId === id)?.sales
  if (!sales) return null
  const { capacity, sold, reserved } = sales
  return { sold, free: capacity === null ? null : Math.max(0, capacity - sold - reserved) }
}

/** What an act changed, to take it back. */
export interface DoneAct {
  act: ShowingAct
  before: OpenShowing
  changed: CallInput<'undoShowingChanges'>['body']['changed']
  /** How long publishing took; null when the showing is not public. */
  milliseconds: number | null
  /** How many people with tickets get a mail. */
  mailed: number
}

/** Does something to a showing. The server publishes it when the showing is public. */
export async function performAct(showing: OpenShowing, act: ShowingAct): Promise<DoneAct> {
  const { changed, mailed, published } = await callDesk('changeShowings', {
    body: { ids: [showing.draft.body.id], change: act },
  })
  return { act, before: showing, changed, mailed, milliseconds: published?.milliseconds ?? null }
}

export async function undoAct({ changed }: DoneAct): Promise<void> {
  if (changed.length > 0) await callDesk('undoShowingChanges', { body: { changed } })
}
