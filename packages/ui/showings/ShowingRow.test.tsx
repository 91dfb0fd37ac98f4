import type { ShowingView } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { film, showing } from '../stories/samples.ts'
import { listHrefs, renderHtml, toText } from '../testing.tsx'
import { ShowingRow } from './ShowingRow.tsx'

const row = (facts: Partial<ShowingView> = {}, production = film()) =>
  renderHtml(<ShowingRow showing={showing(facts)} production={production} nameBy="production" />)

const purchase = showing().purchaseHref

describe('a row shows', () => {
  test('time, title, hall and facts, and ends with its button', () => {
    expect(toText(row())).toBe(
      '19.00 Nosferatu Storsalen Levande orgel ferdig 20.34 tyske mellomtekstar norsk tekst frå 130 kr ' +
        'Rullestolplass Teleslynge Aldersgrense 12 år Kjøp billett til Nosferatu, 15. november 19.00',
    )
  })

  test('no empty fact, whose dot would be the first of a line', () => {
    expect(row()).not.toContain('<li></li>')
  })

  test('the age limit beside the button', () => {
    expect(row()).toMatch(/Aldersgrense 12 år<\/span><\/span> <a /)
  })

  test('the end in Oslo time, also past midnight', () => {
    expect(toText(row({ endsAt: '2026-11-15T23:55:00.000Z' }))).toContain('ferdig 00.55')
  })
})

describe('a showing', () => {
  test('on sale has a buy link', () => {
    expect(listHrefs(row())).toContain(purchase)
  })

  test('with few tickets left says so and has a buy link', () => {
    const html = row({ ticketStatus: 'few-left' })
    expect(toText(html)).toContain('Få billettar att')
    expect(listHrefs(html)).toContain(purchase)
  })

  test('that is cancelled, moved or sold out says why', () => {
    const notice = 'Framvisaren har stoppa.'
    expect(toText(row({ state: 'cancelled', purchaseHref: null, notice }))).toContain(notice)
    expect(toText(row({ state: 'postponed', purchaseHref: null, notice }))).toContain(notice)
    expect(toText(row({ ticketStatus: 'sold-out', purchaseHref: null, notice }))).toContain(notice)
    expect(toText(row({ state: 'moved', previousStart: '2026-11-14T18:00:00.000Z', notice }))).toContain(
      `Flytta frå laurdag 14. november 19.00 · ${notice}`,
    )
  })

  test('that is sold out says Utselt and has no buy link', () => {
    const html = row({ ticketStatus: 'sold-out' })
    expect(toText(html)).toContain('Utselt')
    expect(listHrefs(html)).not.toContain(purchase)
  })

  test('not yet on sale says when the sale opens', () => {
    const html = row({ ticketStatus: 'not-yet', saleOpensAt: '2026-11-20T09:00:00.000Z' })
    expect(toText(html)).toContain('Billettsalet opnar fredag 10.00')
    expect(toText(html)).toContain('Ikkje til sals enno')
    expect(listHrefs(html)).not.toContain(purchase)
  })

  test('sold at the door says so', () => {
    const html = row({ ticketStatus: 'at-door' })
    expect(toText(html)).toContain('Sal i døra')
    expect(listHrefs(html)).not.toContain(purchase)
  })

  test('that is free says so, with a link to a ticket where there is one', () => {
    expect(toText(row({ ticketStatus: 'free', purchaseHref: null }))).toContain('Gratis')
    const html = row({ ticketStatus: 'free' })
    expect(toText(html)).toMatch(/Gratis.*Hent billett til Nosferatu/)
    expect(listHrefs(html)).toContain(purchase)
  })

  test('that is cancelled says Avlyst and has no buy link, whatever its ticket status', () => {
    const html = row({ state: 'cancelled', ticketStatus: 'few-left' })
    expect(toText(html)).toContain('Avlyst')
    expect(toText(html)).not.toContain('Få billettar att')
    expect(listHrefs(html)).not.toContain(purchase)
    expect(html).toMatch(/<li class="[^"]*off/)
  })

  test('that is postponed says from when, and that a new date will follow', () => {
    const html = row({ state: 'postponed', previousStart: '2026-11-15T18:00:00.000Z' })
    expect(toText(html)).toContain('Utsett frå i kveld 19.00. Ny dato kjem.')
    expect(listHrefs(html)).not.toContain(purchase)
    expect(toText(row({ state: 'postponed' }))).toContain('Ny dato kjem.')
  })

  test('that is moved says from when, and has a buy link', () => {
    const html = row({ state: 'moved', previousStart: '2026-12-05T18:00:00.000Z' })
    expect(toText(html)).toContain('Flytta frå laurdag 5. desember 19.00')
    expect(listHrefs(html)).toContain(purchase)
  })

  test('that has begun says so', () => {
    expect(toText(row({ startsAt: '2026-11-15T14:10:00.000Z' }))).toContain('Har byrja')
  })
})

test('editors’ texts are escaped', () => {
  const html = row({ hall: '<b>Sal</b>' }, film({ title: 'Tom & <Jerry>' }))
  expect(html).toContain('Tom &amp; &lt;Jerry&gt;')
  expect(html).not.toContain('<b>Sal')
})
