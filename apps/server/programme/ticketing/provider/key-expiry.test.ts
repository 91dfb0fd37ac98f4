import { NYNORSK } from '@lerret/words/all'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { describeMessages, expiryNotice } from '../notices.ts'
import { findKeyExpiry } from './key-expiry.ts'

const origin = 'https://public.dx.example'
const expiresAt = new Date('2027-01-31T23:00:00Z')
const jwt = await new SignJWT({})
  .setProtectedHeader({ alg: 'HS256' })
  .setExpirationTime(expiresAt)
  .sign(new Uint8Array(32))

test('the end of a key is what the operator set, or what the key says; others have none', () => {
  expect(findKeyExpiry({ token: jwt, origin }, origin)).toEqual(expiresAt)
  expect(findKeyExpiry({ token: 'k3y', origin }, origin)).toBeNull()
  expect(findKeyExpiry({ token: 'k3y', origin, expiresAt }, origin)).toEqual(expiresAt)
  expect(findKeyExpiry({ token: jwt, origin }, 'https://elsewhere.example')).toBeNull()
})

test('the desk is warned from a month before the key ends, without the key', () => {
  const reason = (now: string) =>
    describeMessages(expiryNotice(origin, expiresAt, new Date(now))?.messages ?? [], NYNORSK)
  expect(reason('2027-01-01T00:00:00Z')).toBe('')
  expect(reason('2027-01-02T00:00:00Z')).toContain('går ut måndag 1. februar')
  expect(reason('2027-02-01T00:00:00Z')).toContain('gjekk ut måndag 1. februar')
})
