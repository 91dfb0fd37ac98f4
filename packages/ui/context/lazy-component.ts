import { type ComponentType, createContext, useContext, useEffect, useState } from 'react'

/** Loads a JavaScript file after its page has been shown; null when it cannot be loaded. */
export type LoadChunk = <Chunk>(name: string, load: () => Promise<Chunk>) => Promise<Chunk | null>

/** The site provides a loader that logs and records failures; the default only ignores them. */
export const LoadChunkContext = createContext<LoadChunk>((_, load) => load().catch(() => null))

type Loaded<Props> = ComponentType<Props> | null | undefined

/**
 * A component whose code is loaded on demand: undefined while loading, null when it cannot be loaded, in which case the block does
 * without it. A new value of `wanted` tries again.
 */
export function useLazyComponent<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  wanted: unknown = true,
): Loaded<Props> {
  const loadChunk = useContext(LoadChunkContext)
  const [component, setComponent] = useState<Loaded<Props>>()
  useEffect(() => {
    if (!wanted) return
    let isMounted = true
    // Clears an earlier failure, so that a second one is shown again.
    setComponent((current: Loaded<Props>) => current ?? undefined)
    void loadChunk(name, load).then(
      (loaded) => isMounted && setComponent((current: Loaded<Props>) => current ?? loaded),
    )
    return () => {
      isMounted = false
    }
  }, [loadChunk, name, load, wanted])
  return component
}
