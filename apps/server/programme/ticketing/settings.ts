import { z } from 'zod'
import { numberBetween, Origin, plainGroup, Text } from '../../platform/settings/setting-group.ts'

export const ticketingGroup = plainGroup({
  title: 'Tickets',
  variables: {
    TICKETING_TOKEN: Text.optional().describe(
      'The key of the house at its ticket provider, which is [chosen at the desk](providers.md). It is sent to `TICKETING_ORIGIN` and to nobody else.',
    ),
    TICKETING_ORIGIN: Origin.optional().describe(
      'Where that provider is (`https://tickets.example`): the key, and the password of a member who connects an account there, are sent there, and the address may be inside your own network or on a port of its own, which is refused otherwise.',
    ),
    TICKETING_TOKEN_EXPIRES: z.iso
      .date({ error: 'must be a date such as 2027-11-20' })
      .optional()
      .describe(
        'The last day of that key (`2027-11-20`), where the key does not say so itself: the desk warns a month before.',
      ),
    TICKETING_SECONDS: numberBetween(1, 3600)
      .optional()
      .describe('How often the provider is asked what is sold; without it 20 to 600 seconds, by its kind.'),
    DELIVERY_SECRET: z
      .string()
      .min(24, { error: 'must have at least 24 characters' })
      .optional()
      .describe(
        'What the ticket provider signs its deliveries with: [delivering tickets](ticket-delivery.md). Made at the first start.',
      ),
  },
  secrets: ['TICKETING_TOKEN', 'DELIVERY_SECRET'],
})
