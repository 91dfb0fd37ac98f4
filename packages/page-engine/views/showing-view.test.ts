import { ShowingState, TicketStatus } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { showing, site } from '../test-house.ts'
import { showingView } from './showing-view.ts'

describe('a ticket', () => {
  const hrefOf = (given: Parameters<typeof showing>[0]) => showingView(showing(given), site()).purchaseHref

  test('is bought at the checkout, in the channel of this product', () => {
    expect(hrefOf({})).toBe('https://billett.example/7/events/41/purchase/setup?kanal=dxf')
  })

  test('is for sale when the showing takes place and tickets are left, and never otherwise', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ShowingState.options),
        fc.constantFrom(...TicketStatus.options),
        (state, ticketStatus) => {
          const isForSale =
            ['planned', 'moved'].includes(state) && ['on-sale', 'few-left'].includes(ticketStatus)
          expect(hrefOf({ state, ticketStatus }) !== null).toBe(isForSale)
        },
      ),
    )
  })

  test('is not for sale without the numbers of the checkout', () => {
    const { checkout: _, ...without } = showing()
    expect(showingView(without, site()).purchaseHref).toBeNull()
  })
})

test('what is not known of a showing is null', () => {
  expect(showingView(showing(), site())).toMatchObject({
    saleOpensAt: null,
    previousStart: null,
    priceFrom: null,
    language: null,
    subtitles: null,
    label: null,
    companionNote: null,
  })
})
