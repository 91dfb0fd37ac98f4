import { createContext } from 'react'
import type { Readable } from '../member/member.ts'

/** The visitor's consent to tracking. The site stores it; blocks read it and change it. */
export interface Consent extends Readable<Answer | null> {
  /** The browser sends a privacy signal, so the visitor is not asked. */
  isRefused: boolean
  /** Accepts these destinations, by their keys, and no others. */
  choose(accepted: readonly string[]): void
}

export interface Answer {
  accepted: readonly string[]
  /** An ISO instant. */
  at: string
}

/** null where the house has no destinations; resolves to null when the code could not be loaded. */
export const ConsentContext = createContext<Promise<Consent | null> | null>(null)
