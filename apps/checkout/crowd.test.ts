import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildCheckout } from './app.ts'
import { openBooks } from './store/database.ts'
import { NOW, programme } from './test-house.ts'

const hall = { name: 'Vesle', rows: 4, seatsInRow: 5, wheelchairPlaces: 0 }
const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
afterAll(async () => {
  for (const end of ending.reverse()) await end()
})

/** A stand-in on a port of its own; two of them share the books, as two servers of a company would. */
async function openDoor(): Promise<string> {
  const books = openBooks(join(folder, 'books.sqlite'))
  ending.push(() => books.close())
  const app = await buildCheckout({
    ...{ books, now: () => NOW, ownUrl: 'https://billettluka.example', logLevel: 'silent' },
    programme: async () => ({ ...programme, halls: [hall] }),
    courier: { goOut: async () => {} },
  })
  ending.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

type Outcome = { seat: string; number: string } | 'sold out'

/** Looks for a free place until there is none, as fast as the line allows. */
async function buy(door: string, who: number): Promise<Outcome> {
  for (;;) {
    const map = await (await fetch(`${door}/fjordheim/events/100/purchase/setup`)).text()
    if (map.includes('Utselt')) return 'sold out'
    const free = Array.from(map.matchAll(/value="(\d+-\d+)"(?! disabled)/g), ([, id]) => String(id))
    const seat = free[who % free.length] as string
    const held = await post(`${door}/fjordheim/events/100/purchase/hold`, { sete: seat })
    if (held.status === 409) {
      expect(await held.text()).toContain('Nokon kom før deg')
      continue
    }
    expect(held.status).toBe(303)
    const order = `${door}${held.headers.get('location')}`
    await post(`${order}/pay`, { epost: `kjøpar-${who}@nordmann.example` })
    const receipt = await (await fetch(order)).text()
    return { seat, number: /Ordrenummer <strong>(\d+)/.exec(receipt)?.[1] ?? '' }
  }
}

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

test('of fifty who want twenty places at once, twenty get one each, and thirty are told that it is sold out', async () => {
  const doors = [await openDoor(), await openDoor()]
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, who) => buy(doors[who % 2] as string, who)),
  )
  const bought = outcomes.filter((outcome) => outcome !== 'sold out')
  expect(bought).toHaveLength(20)
  expect(new Set(bought.map(({ seat }) => seat)).size).toBe(20)
  expect(bought.map(({ number }) => Number(number)).sort()).toEqual(
    Array.from({ length: 20 }, (_, index) => 400_001 + index),
  )
}, 60_000)
