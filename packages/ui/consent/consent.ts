import { createContext } from 'react'
import type { Readable } from '../member/member.ts'

/** What a visitor allows others to be told. The site keeps it; a block that shows it is handed it. */
export interface Consent extends Readable<Answer | null> {
  /** The visitor's browser says no on their behalf, to every site, and nobody is asked. */
  isRefused: boolean
  /** Allows these, by their keys, and nobody else, from now on. */
  choose(accepted: readonly string[]): void
}

export interface Answer {
  accepted: readonly string[]
  /** When it was given. */
  at: string
}

/** Null where there is nobody to tell; what comes is null when it could not be fetched. */
export const ConsentContext = createContext<Promise<Consent | null> | null>(null)
