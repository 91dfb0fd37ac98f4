export type DraftState = 'saved' | 'saving' | 'only-here'

/** How long after the last change a draft is saved. */
const SAVE_DELAY_MS = 600
/** How long after a failure it is tried again. */
const RETRY_DELAY_MS = 5000

export interface DraftSaver<Content> {
  /** Saves the content when the typing pauses. */
  change(content: Content): void
  /** Saves at once what is not saved. Rejects when that fails. */
  flush(): Promise<void>
}

/** Saves a draft, one request at a time. What failed is tried again until it succeeds. */
export function createDraftSaver<Content>({
  save,
  onState,
}: {
  save(content: Content): Promise<unknown>
  onState(state: DraftState, error?: unknown): void
}): DraftSaver<Content> {
  let unsaved: { content: Content } | null = null
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function saveAfter(delayMs: number) {
    clearTimeout(timer)
    // A failure is reported by `onState`.
    timer = setTimeout(() => void flush().catch(() => {}), delayMs)
  }

  async function saveAll() {
    while (unsaved) {
      const current: { content: Content } = unsaved
      unsaved = null
      try {
        await save(current.content)
      } catch (error) {
        unsaved ??= current
        onState('only-here', error)
        saveAfter(RETRY_DELAY_MS)
        throw error
      }
    }
    onState('saved')
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    if (!running && !unsaved) return Promise.resolve()
    running ??= saveAll().finally(() => {
      running = null
    })
    return running
  }

  return {
    change(content) {
      unsaved = { content }
      onState('saving')
      saveAfter(SAVE_DELAY_MS)
    },
    flush,
  }
}
