import { z } from 'zod'

/** An item that was viewed or whose ticket was bought, as analytics services receive it. */
export const AnalyticsItem = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  listName: z.string(),
  category: z.string(),
})
export type AnalyticsItem = z.infer<typeof AnalyticsItem>
