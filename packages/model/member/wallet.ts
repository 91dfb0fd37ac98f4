// This file does without zod, which browsers do not load.

/** The wallets of phones that the house can issue passes for. */
export const WALLETS = ['apple', 'google'] as const
export type Wallet = (typeof WALLETS)[number]
