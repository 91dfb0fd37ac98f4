import { ShowingState, TicketStatus } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { showing, site } from '../testing/test-records.ts'
import { toShowingView } from './showing-view.ts'

describe('the purchase link', () => {
  const resolveHref = (overrides: Parameters<typeof showing>[0]) =>
    toShowingView(showing(overrides), site()).purchaseHref

  test('leads to the checkout, in the channel of this product', () => {
    expect(resolveHref({})).toBe('https://billett.example/7/events/41/purchase/setup?kanal=dxf')
  })

  test('exists exactly when the showing takes place and tickets are available, free ones too', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ShowingState.options),
        fc.constantFrom(...TicketStatus.options),
        (state, ticketStatus) => {
          const isAvailable =
            ['planned', 'moved'].includes(state) && ['on-sale', 'few-left', 'free'].includes(ticketStatus)
          expect(resolveHref({ state, ticketStatus }) !== null).toBe(isAvailable)
        },
      ),
    )
  })

  test('does not exist without checkout ids, free tickets included', () => {
    const { checkout: _, ...withoutCheckout } = showing()
    for (const ticketStatus of ['on-sale', 'free'] as const)
      expect(toShowingView({ ...withoutCheckout, ticketStatus }, site()).purchaseHref).toBeNull()
  })
})

test('missing values of a showing are null', () => {
  expect(toShowingView(showing(), site())).toMatchObject({
    saleOpensAt: null,
    previousStart: null,
    priceFrom: null,
    language: null,
    subtitles: null,
    label: null,
    companionNote: null,
    notice: null,
  })
})
