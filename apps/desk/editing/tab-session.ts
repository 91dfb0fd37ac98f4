/** Names this browser tab in what it saves. A reloaded page is a new session: its journal is taken over. */
export const SESSION = crypto.randomUUID()
