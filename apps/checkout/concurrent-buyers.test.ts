import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildCheckout } from './app.ts'
import { openDatabase } from './store/database.ts'
import { NOW, programme } from './test-checkout.ts'

const hall = { name: 'Vesle', rows: 4, seatsInRow: 5, wheelchairPlaces: 0 }
const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

/** A stand-in on a port of its own; two of them share the database, as two servers of a company would. */
async function startServer(): Promise<string> {
  const db = openDatabase(join(folder, 'books.sqlite'))
  cleanups.push(() => db.close())
  const app = await buildCheckout({
    db,
    now: () => NOW,
    ownUrl: 'https://billettluka.example',
    logLevel: 'silent',
    readProgramme: async () => ({ ...programme, halls: [hall] }),
    deliverySender: { sendDue: async () => {} },
  })
  cleanups.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

type Outcome = { seat: string; number: string } | 'sold out'

/** Tries to buy a free seat until one is bought or none is left. */
async function buy(server: string, buyer: number): Promise<Outcome> {
  for (;;) {
    const map = await (await fetch(`${server}/fjordheim/events/100/purchase/setup`)).text()
    if (map.includes('Utselt')) return 'sold out'
    const free = Array.from(map.matchAll(/value="(\d+-\d+)"(?! disabled)/g), ([, id]) => String(id))
    const seat = free[buyer % free.length] as string
    const holdReply = await post(`${server}/fjordheim/events/100/purchase/hold`, { sete: seat })
    if (holdReply.status === 409) {
      expect(await holdReply.text()).toContain('Nokon kom før deg')
      continue
    }
    expect(holdReply.status).toBe(303)
    const order = `${server}${holdReply.headers.get('location')}`
    await post(`${order}/pay`, { epost: `kjøpar-${buyer}@nordmann.example` })
    const receipt = await (await fetch(order)).text()
    return { seat, number: /Ordrenummer <strong>(\d+)/.exec(receipt)?.[1] ?? '' }
  }
}

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

test('of fifty buyers buyer want twenty seats at once, twenty get one each, and thirty see that it is sold out', async () => {
  const servers = [await startServer(), await startServer()]
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, buyer) => buy(servers[buyer % 2] as string, buyer)),
  )
  const bought = outcomes.filter((outcome) => outcome !== 'sold out')
  expect(bought).toHaveLength(20)
  expect(new Set(bought.map(({ seat }) => seat)).size).toBe(20)
  expect(bought.map(({ number }) => Number(number)).sort()).toEqual(
    Array.from({ length: 20 }, (_, index) => 400_001 + index),
  )
}, 60_000)
