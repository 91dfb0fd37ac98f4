import type { Showing } from '@lerret/model'
import { expect, test } from 'vitest'
import { demoHouse } from './index.ts'
import { createProgramme } from './programme.ts'

const { records } = demoHouse({
  today: '2026-11-20',
  host: 'https://fjordheim.example',
  checkoutHost: 'https://checkout.example',
})
const programme = createProgramme(records)
const showings = records.filter(({ kind }) => kind === 'event').map(({ record }) => record as Showing)

test('every showing that the provider sells is in the programme once, with its production and hall', () => {
  const ids = showings.flatMap(({ checkout }) => (checkout ? [checkout.eventId] : []))
  expect(programme.showings.map(({ id }) => id)).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { productionId, hall } of programme.showings) {
    expect(programme.productions.map(({ id }) => id)).toContain(productionId)
    expect(programme.halls.map(({ name }) => name)).toContain(hall)
  }
})

test('the sold seats fit the ticket status', () => {
  const left = showings.flatMap(({ checkout, ticketStatus }) => {
    const soldShowing = programme.showings.find(({ id }) => id === checkout?.eventId)
    const plan = programme.halls.find(({ name }) => name === soldShowing?.hall)
    return soldShowing && plan
      ? [{ ticketStatus, free: plan.rows * plan.seatsInRow - soldShowing.soldBefore, plan }]
      : []
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

test('each production links to its page', () => {
  expect(programme.productions.find(({ title }) => title === 'Nosferatu')?.page).toMatch(
    /^https:\/\/fjordheim\.example\/nosferatu-dxm-\d{8}$/,
  )
})
