const MAX_DAYS = 60
const DEFAULT_DAYS = 14

export interface EmbedQuery {
  days: number
  kind: 'film' | 'culture' | undefined
  theme: 'light' | 'dark' | 'auto'
}

const THEMES: Record<string, EmbedQuery['theme']> = { lys: 'light', mork: 'dark', mørk: 'dark' }
const KINDS: Record<string, NonNullable<EmbedQuery['kind']>> = { kino: 'film', scene: 'culture' }

/** Reads the choices of whoever embeds the programme. Unknown values get the default, so that a typing error still shows a programme. */
export function parseEmbedQuery(query: unknown): EmbedQuery {
  const { dagar, type, tema } = (query ?? {}) as Record<string, unknown>
  const days = Number(dagar)
  return {
    days: Number.isInteger(days) && days > 0 ? Math.min(days, MAX_DAYS) : DEFAULT_DAYS,
    kind: KINDS[String(type)],
    theme: THEMES[String(tema)] ?? 'auto',
  }
}
