import { applyShowingAct, osloDate, type Production, type Showing, type ShowingAct } from '@lerret/model'
import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../../data/call-desk.ts'

/** A showing as it is saved, with what is known about it. */
export interface OpenShowing {
  draft: { version: number; body: Showing }
  /** The public version, when there is one. */
  stable: { version: number; body: Showing } | null
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
  const [production, stable, sales] = await Promise.all([
    callDesk('openRecord', { params: { kind: 'production', id: body.productionId } }),
    stableVersion === null ? null : readStable(id, stableVersion, draft),
    readSales(body),
  ])
  const { title, ageLimit } = (production.draft?.body ?? {}) as Partial<Production>
  return {
    draft: { version: draft.version, body },
    stable,
    title: title ?? '',
    ageLimit: ageLimit ?? '',
    sales,
  }
}

async function readStable(id: string, version: number, draft: { version: number; body: unknown }) {
  if (version === draft.version) return { version, body: draft.body as Showing }
  const stable = await callDesk('recordVersion', { params: { kind: 'event', id, version: String(version) } })
  return { version, body: stable.body as unknown as Showing }
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
  /** The version of the draft after the act. */
  version: number
  /** How long publishing took; null when the showing is not public. */
  milliseconds: number | null
}

/**
 * Saves an act, and publishes it when the showing is public. It is applied to the public version, so that what else is in the draft is
 * not published with it.
 */
export async function performAct(showing: OpenShowing, act: ShowingAct): Promise<DoneAct> {
  const { draft, stable } = showing
  const isSame = stable === null || stable.version === draft.version
  const first = applyShowingAct(stable?.body ?? draft.body, act)
  const { version, milliseconds } = await saveAndPublish(first, draft.version, stable !== null)
  const last = isSame ? version : await saveBody(applyShowingAct(draft.body, act), version)
  return { act, before: showing, version: last, milliseconds }
}

/** Saves exactly the records before an act again, and publishes what was public. */
export async function undoAct({ before: { draft, stable }, version }: DoneAct): Promise<void> {
  const body = stable?.body ?? draft.body
  const saved = await saveAndPublish(body, version, stable !== null)
  if (stable !== null && stable.version !== draft.version) await saveBody(draft.body, saved.version)
}

async function saveAndPublish(body: Showing, basedOn: number, isPublic: boolean) {
  const version = await saveBody(body, basedOn)
  if (!isPublic) return { version, milliseconds: null }
  const { milliseconds } = await callDesk('publishRecords', {
    body: { records: [{ kind: 'event', id: body.id, version }] },
  })
  return { version, milliseconds }
}

async function saveBody(body: Showing, basedOn: number): Promise<number> {
  const { versions } = await callDesk('saveRecords', {
    body: { records: [{ kind: 'event', id: body.id, basedOn, body }] },
  })
  return versions[0] ?? basedOn
}
