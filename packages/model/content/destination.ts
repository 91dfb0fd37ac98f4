/**
 * An analytics service that page views are sent to, when the house has configured it and the visitor consents. Without zod,
 * because browsers load this file.
 */
export type Destination =
  | { kind: 'facebook'; pixelId: string }
  | { kind: 'matomo'; url: string; siteId: string }

export type DestinationKind = Destination['kind']

/** The part of the site configuration about analytics. */
interface AnalyticsConfig {
  facebookPixelId: string
  analytics?: { matomo?: { url: string; siteId: string } | undefined } | undefined
}

export function listDestinations({ facebookPixelId, analytics }: AnalyticsConfig): Destination[] {
  const destinations: Destination[] = []
  if (facebookPixelId) destinations.push({ kind: 'facebook', pixelId: facebookPixelId })
  if (analytics?.matomo) destinations.push({ kind: 'matomo', ...analytics.matomo })
  return destinations
}

/** Identifies a destination: consent to one is not consent to another of the same kind. */
export const destinationKey = (destination: Destination) =>
  destination.kind === 'facebook'
    ? `facebook ${destination.pixelId}`
    : `matomo ${destination.url} ${destination.siteId}`

/** The URL that page views are sent to. */
export const destinationUrl = (destination: Destination) =>
  destination.kind === 'facebook'
    ? 'https://www.facebook.com/tr'
    : `${destination.url.replace(/\/+$/, '')}/matomo.php`

/** The host, shown to visitors. */
export const destinationHost = (destination: Destination) => new URL(destinationUrl(destination)).host
