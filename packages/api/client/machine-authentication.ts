import type { Authentication, Authenticator } from './authentication.ts'
import { createBearerAuthenticator } from './bearer-token.ts'

/** Authentication of programs: basic or bearer. */
export function createMachineAuthenticator(
  authentication: Exclude<Authentication, { method: 'none' }>,
  fetch: typeof globalThis.fetch,
): Authenticator {
  if (authentication.method === 'bearer') return createBearerAuthenticator(authentication.identity, fetch)
  const { username, password } = authentication
  const value = `Basic ${base64(`${username}:${password}`)}`
  return { authorize: async () => value, refresh: async () => false }
}

/** Encodes UTF-8, because `btoa` accepts Latin-1 only. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
