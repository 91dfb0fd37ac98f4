import { ShowingState, TicketStatus } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { showing, site } from '../testing/test-records.ts'
import { toShowingView } from './showing-view.ts'

describe('a ticket', () => {
  const hrefOf = (given: Parameters<typeof showing>[0]) => toShowingView(showing(given), site()).purchaseHref

  test('is bought at the checkout, in the channel of this product', () => {
    expect(hrefOf({})).toBe('https://billett.example/7/events/41/purchase/setup?kanal=dxf')
  })

  test('is to be had when the showing takes place and tickets are left, free ones too, and never otherwise', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ShowingState.options),
        fc.constantFrom(...TicketStatus.options),
        (state, ticketStatus) => {
          const isToBeHad =
            ['planned', 'moved'].includes(state) && ['on-sale', 'few-left', 'free'].includes(ticketStatus)
          expect(hrefOf({ state, ticketStatus }) !== null).toBe(isToBeHad)
        },
      ),
    )
  })

  test('is not to be had without the numbers of the checkout, whatever it costs', () => {
    const { checkout: _, ...without } = showing()
    for (const ticketStatus of ['on-sale', 'free'] as const)
      expect(toShowingView({ ...without, ticketStatus }, site()).purchaseHref).toBeNull()
  })
})

test('what is not known of a showing is null', () => {
  expect(toShowingView(showing(), site())).toMatchObject({
    saleOpensAt: null,
    previousStart: null,
    priceFrom: null,
    language: null,
    subtitles: null,
    label: null,
    companionNote: null,
  })
})
