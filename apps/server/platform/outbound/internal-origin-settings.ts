import { Origin, plainGroup } from '../settings/setting-group.ts'

export const internalOriginGroup = plainGroup({
  title: 'Inside your own network',
  variables: {
    IMPORT_ORIGIN: Origin.optional().describe(
      'Where the old website of the house is, when administrators [import it](import.md) at the desk and it is inside your own network or on a port of its own, which is refused otherwise.',
    ),
    WEBHOOK_ORIGIN: Origin.optional().describe(
      'A receiver of [webhooks](open-programme.md) inside your own network or on a port of its own, which is refused otherwise.',
    ),
  },
  secrets: [],
})
