/** Names this browser tab in what it saves and announces. A reloaded page is a new tab: its journal is taken over. */
export const TAB = crypto.randomUUID()
