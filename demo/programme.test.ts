import type { Showing } from '@lerret/model'
import { expect, test } from 'vitest'
import { demoHouse } from './index.ts'
import { programmeOf } from './programme.ts'

const { records } = demoHouse({
  today: '2026-11-20',
  host: 'https://fjordheim.example',
  checkoutHost: 'https://checkout.example',
})
const programme = programmeOf(records)
const showings = records.filter(({ kind }) => kind === 'event').map(({ record }) => record as Showing)

test('every showing whose ticket is bought at the provider is there, once, with its production and its hall', () => {
  const ids = showings.flatMap(({ checkout }) => (checkout ? [checkout.eventId] : []))
  expect(programme.showings.map(({ id }) => id)).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { productionId, hall } of programme.showings) {
    expect(programme.productions.map(({ id }) => id)).toContain(productionId)
    expect(programme.halls.map(({ name }) => name)).toContain(hall)
  }
})

test('as much is sold as the house says', () => {
  const left = showings.flatMap(({ checkout, ticketStatus }) => {
    const told = programme.showings.find(({ id }) => id === checkout?.eventId)
    const plan = programme.halls.find(({ name }) => name === told?.hall)
    return told && plan ? [{ ticketStatus, free: plan.rows * plan.seatsInRow - told.soldBefore, plan }] : []
  })
  for (const { ticketStatus, free, plan } of left) {
    if (ticketStatus === 'sold-out') expect(free).toBe(0)
    else if (ticketStatus === 'few-left') expect(free).toBe(5)
    else expect(free).toBeGreaterThan(plan.rows * plan.seatsInRow * 0.3)
  }
  expect(new Set(left.map(({ ticketStatus }) => ticketStatus))).toEqual(
    new Set(['on-sale', 'few-left', 'sold-out', 'not-yet']),
  )
})

test('buyers find back to the page of what they have bought', () => {
  expect(programme.productions.find(({ title }) => title === 'Nosferatu')?.page).toMatch(
    /^https:\/\/fjordheim\.example\/nosferatu-dxm-\d{8}$/,
  )
})
