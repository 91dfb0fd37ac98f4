import { demoHouse } from '@lerret/demo'

/** The content of the demo house on a Friday. */
export const givenDemoHouse = (options: Partial<Parameters<typeof demoHouse>[0]> = {}) =>
  demoHouse({
    today: '2026-11-20',
    host: 'https://fjordheim.example',
    checkoutHost: 'https://checkout.example',
    ...options,
  })
