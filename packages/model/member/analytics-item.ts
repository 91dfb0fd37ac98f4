import { z } from 'zod'

/** What is told of an item that was viewed or whose ticket was bought. */
export const AnalyticsItem = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  listName: z.string(),
  category: z.string(),
})
export type AnalyticsItem = z.infer<typeof AnalyticsItem>
