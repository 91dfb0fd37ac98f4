import type { SiteConfig } from '@lerret/model'
import { z } from 'zod'

/** Where a site lives, and whom it is shown to. */
export const Hosting = z.object({
  /** Its address, without a path. */
  origin: z.string(),
  /** Other hosts, with their ports, whose visitors are sent there. */
  aliases: z.array(z.string()),
  /** Whether visitors are let in. */
  isPublished: z.boolean(),
  /** Whether search engines may list it. */
  isIndexed: z.boolean(),
})
export type Hosting = z.infer<typeof Hosting>

export function hostingOf({ host, aliases, published, stage }: SiteConfig): Hosting {
  const own = new URL(host)
  const others = aliases.map((alias) => new URL(alias).host).filter((alias) => alias !== own.host)
  return {
    origin: own.origin,
    aliases: [...new Set(others)].sort(),
    isPublished: published,
    isIndexed: published && stage === 'production',
  }
}
