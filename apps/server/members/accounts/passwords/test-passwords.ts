import { createPasswords, type Passwords } from './hashing.ts'

/** Hashes with real argon2id at the lowest cost, which takes a hundredth of the time. */
export const givenPasswords = (): Passwords => createPasswords({ memoryCost: 8, timeCost: 1 })
