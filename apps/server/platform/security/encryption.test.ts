import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const secret = 'x'.repeat(43)
const encryption = createEncryption(secret, 'outgoing mail')
const plain = Buffer.from('Lenkja til eit nytt passord')

test('what is encrypted is read with the same secret for the same purpose only', () => {
  const stored = encryption.encrypt(plain)
  expect(Buffer.from(stored, 'base64').includes(plain)).toBe(false)
  expect(encryption.encrypt(plain)).not.toBe(stored)
  expect(createEncryption(secret, 'outgoing mail').decrypt(stored)).toEqual(plain)
  expect(() => createEncryption('y'.repeat(43), 'outgoing mail').decrypt(stored)).toThrow()
  expect(() => createEncryption(secret, 'webhook secrets').decrypt(stored)).toThrow()
})

test('what was changed or cut off in the database is not read', () => {
  const bytes = Buffer.from(encryption.encrypt(plain), 'base64')
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] as number) ^ 1
    expect(() => encryption.decrypt(changed.toString('base64'))).toThrow()
    expect(() => encryption.decrypt(bytes.subarray(0, index).toString('base64'))).toThrow()
  }
})
