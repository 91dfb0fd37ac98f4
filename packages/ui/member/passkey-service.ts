import type { Outcome } from './member.ts'

export interface Passkey {
  id: string
  name: string
  /** It works at this host alone. */
  host: string
  createdAt: string
  lastUsedAt: string | null
}

/** What shows that the owner of the account is there: the password, or a passkey that the browser asks for. */
export type Proof = { password: string } | 'passkey'

/** What became of the use of a passkey. Cancelling is no error: the browser does not tell it from having none. */
export interface PasskeyOutcome extends Outcome {
  isCancelled?: boolean
}

/** Logging in with a passkey, and the member's own ones. */
export interface PasskeyService {
  logIn(): Promise<PasskeyOutcome>
  /** Lists passkeys where the browser fills in addresses, and resolves when one was chosen. */
  logInFromList(): Promise<PasskeyOutcome>
  /** Stops waiting for one to be chosen. */
  closeList(): void
  /** Null when the request fails. */
  fetchPasskeys(): Promise<Passkey[] | null>
  add(input: { name: string; proof: Proof }): Promise<PasskeyOutcome>
  remove(input: { id: string; proof: Proof }): Promise<PasskeyOutcome>
}
