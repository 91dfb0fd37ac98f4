import { z } from 'zod'

/** A member's account at the ticketing provider. */
export const ProviderAccount = z.object({
  /** `unavailable`: the house has no provider with accounts. `expired`: the member must connect the account again. */
  state: z.enum(['unavailable', 'none', 'connected', 'expired']),
  /** The name of the provider. */
  provider: z.string(),
  /** The address of the account; empty when there is none. */
  email: z.string(),
  /** Whether the call changed the member's tickets. */
  hasChanges: z.boolean(),
})
export type ProviderAccount = z.infer<typeof ProviderAccount>
