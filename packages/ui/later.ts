import { type ComponentType, createContext, useContext, useEffect, useState } from 'react'

/** Fetches code that is wanted later than its page; null when it does not come. */
export type FetchPart = <Part>(name: string, fetch: () => Promise<Part>) => Promise<Part | null>

/** Whoever brings pages to life keeps account of what came. Elsewhere, code that does not come is only left out. */
export const PartsContext = createContext<FetchPart>((_, fetch) => fetch().catch(() => null))

type Later<Props> = ComponentType<Props> | null | undefined

/**
 * A part of a block whose code is fetched when it is wanted: undefined until it has come, null when it does not, which the block
 * stands without. Something else that is wanted tries again.
 */
export function useLater<Props>(
  name: string,
  fetch: () => Promise<ComponentType<Props>>,
  wanted: unknown = true,
): Later<Props> {
  const fetchPart = useContext(PartsContext)
  const [part, setPart] = useState<Later<Props>>()
  useEffect(() => {
    if (!wanted) return
    let isHere = true
    // Said again when it fails again.
    setPart((known: Later<Props>) => known ?? undefined)
    void fetchPart(name, fetch).then((come) => isHere && setPart((known: Later<Props>) => known ?? come))
    return () => {
      isHere = false
    }
  }, [fetchPart, name, fetch, wanted])
  return part
}
