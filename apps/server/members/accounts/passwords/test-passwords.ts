import { createPasswords, type Passwords } from './hashing.ts'

/** For tests: real argon2id with the lowest cost, which takes a hundredth of the time. */
export const givenPasswords = (): Passwords => createPasswords({ memoryCost: 8, timeCost: 1 })
