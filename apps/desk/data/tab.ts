import { createId } from './create-id.ts'

/** Names this browser tab to colleagues. A reloaded page is a new tab. */
export const TAB = createId()
