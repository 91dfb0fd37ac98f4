import type { SiteConfig } from '@lerret/model'
import { z } from 'zod'

/** The hosts of a site, and who may see it. */
export const Hosting = z.object({
  /** The site's own origin. */
  origin: z.string(),
  /** Other hosts, with their ports, that redirect to the origin. */
  aliases: z.array(z.string()),
  /** Whether visitors see the site. */
  isPublished: z.boolean(),
  /** Whether search engines may list it. */
  isIndexed: z.boolean(),
})
export type Hosting = z.infer<typeof Hosting>

export function toHosting({ host, aliases, published, stage }: SiteConfig): Hosting {
  const own = new URL(host)
  const others = aliases.map((alias) => new URL(alias).host).filter((alias) => alias !== own.host)
  return {
    origin: own.origin,
    aliases: [...new Set(others)].sort(),
    isPublished: published,
    isIndexed: published && stage === 'production',
  }
}
