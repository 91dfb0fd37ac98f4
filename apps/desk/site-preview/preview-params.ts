import { toHref } from '@lerret/model'
import { parseLocalMoment } from '../controls/times/times.ts'
import type { CallInput } from '../data/call-desk.ts'
import { pathTo } from '../navigation/routes.ts'

/** The ways to look at a page, by their name in the address. */
export const VIEW_SLUGS = {
  screen: 'skjerm',
  phone: 'telefon',
  zoomed: 'stor-tekst',
  scriptless: 'utan-skript',
  reading: 'opplesen',
  shared: 'delt',
  search: 'sok',
  foyer: 'foaje',
  history: 'tidslinje',
} as const

export type View = keyof typeof VIEW_SLUGS

export const VIEWS = Object.keys(VIEW_SLUGS) as View[]

type DraftKey = Pick<CallInput<'previewPage'>['body']['records'][number], 'kind' | 'id'>

/** What the screen shows, all of it in its address. */
export interface PreviewParams {
  path: string
  /** Date and time by the clock of the house, as *2026-11-20T18:00*; empty for now. */
  localTime: string
  view: View
  /** The records whose drafts are shown; none for the public site. */
  drafts: readonly DraftKey[]
  /** The publication that is opened in the time line; null for none. */
  revision: number | null
}

export function readPreviewParams(params: URLSearchParams): PreviewParams {
  const slug = params.get('slik')
  const localTime = params.get('tid') ?? ''
  return {
    path: params.get('side')?.startsWith('/') ? (params.get('side') as string) : '/',
    localTime: isLocalTime(localTime) ? localTime : '',
    view: VIEWS.find((view) => VIEW_SLUGS[view] === slug) ?? 'screen',
    drafts: params.getAll('utkast').flatMap(parseDraftKey),
    revision: Number.parseInt(params.get('endring') ?? '', 10) || null,
  }
}

/** The address of the screen. */
export function previewHref({
  path,
  localTime,
  view,
  drafts = [],
  revision,
}: Partial<PreviewParams>): string {
  const params = new URLSearchParams()
  if (path && path !== '/') params.set('side', path)
  if (localTime) params.set('tid', localTime)
  if (view && view !== 'screen') params.set('slik', VIEW_SLUGS[view])
  for (const { kind, id } of drafts) params.append('utkast', `${kind}:${id}`)
  if (revision && view === 'history') params.set('endring', String(revision))
  const query = params.toString().replaceAll('%2F', '/').replaceAll('%3A', ':')
  return query ? `${pathTo('sitePreview')}?${query}` : pathTo('sitePreview')
}

/** The instant that is shown; undefined for now. */
export const toMoment = ({ localTime }: Pick<PreviewParams, 'localTime'>) =>
  parseLocalMoment(localTime)?.toISOString()

/** The address of the page as a document of its own. */
export function documentHref(shown: PreviewParams): string {
  const params = new URLSearchParams()
  const moment = toMoment(shown)
  for (const { kind, id } of shown.drafts) params.append('utkast', `${kind}:${id}`)
  if (moment) params.set('tid', moment)
  const query = params.toString()
  return `/redaksjon/framsyn${toHref(shown.path)}${query && `?${query}`}`
}

function parseDraftKey(key: string): DraftKey[] {
  const [kind = '', id = ''] = key.split(/:(.*)/s)
  return kind && id ? [{ kind: kind as DraftKey['kind'], id }] : []
}

const isLocalTime = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`))
