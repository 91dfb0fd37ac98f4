import type { Ticket, Wallet } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { formatSeats } from '../tickets/seats.ts'
import { type ApplePassIssuer, openApplePasses } from './apple-pass.ts'
import { type GooglePassIssuer, openGooglePasses } from './google-pass.ts'
import type { WalletSettings } from './settings.ts'

/** The facts that a pass shows besides the ticket. */
export interface PassContext {
  /** The name of the house. */
  house: string
  /** The address of the site. */
  publicUrl: string
  /** The language of the house, as a tag. */
  language: string
  words: Words
}

export interface Wallets {
  /** The wallets that the house has keys for. */
  available: Wallet[]
  apple: ApplePassIssuer | undefined
  google: GooglePassIssuer | undefined
}

/** Reads and checks the keys. Throws when a file is missing or does not fit. */
export async function openWallets(settings: WalletSettings, now: Date): Promise<Wallets> {
  const apple = settings.apple && (await openApplePasses(settings.apple, now))
  const google = settings.google && (await openGooglePasses(settings.google))
  const available: Wallet[] = []
  if (apple) available.push('apple')
  if (google) available.push('google')
  return { available, apple, google }
}

/** *Rad 4, sete 7*; the provider's own words where there are no numbered seats. */
export function describeSeats(ticket: Ticket, words: Words): string {
  const seats = formatSeats([ticket], words)
  return seats === '' ? ticket.seatsInfo.info : seats.charAt(0).toUpperCase() + seats.slice(1)
}
