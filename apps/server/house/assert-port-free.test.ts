import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertPortFree } from './assert-port-free.ts'

test('a port that another program has is refused with the setting to change, and one that is free is left free', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(assertPortFree({ host: '127.0.0.1', port })).rejects.toThrow(
    `Cannot listen on 127.0.0.1, port ${port}: another program listens there already. Stop that one, or set PORT to another number.`,
  )
  await new Promise((closed) => other.close(closed))
  await assertPortFree({ host: '127.0.0.1', port })
  await assertPortFree({ host: '127.0.0.1', port })
})

test('an address of another computer is refused', async () => {
  await expect(assertPortFree({ host: '192.0.2.1', port: 0 })).rejects.toThrow('Set HOST to one that it has')
})
