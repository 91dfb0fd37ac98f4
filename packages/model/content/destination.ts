/**
 * Somebody outside the house who is told what visitors look at, when the house has chosen so and the visitor allows it. Free of
 * zod: visitors' browsers carry it.
 */
export type Destination =
  | { kind: 'facebook'; pixelId: string }
  | { kind: 'matomo'; url: string; siteId: string }

export type DestinationKind = Destination['kind']

/** What the site configuration says of them. */
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

/** Which one it is: a visitor who allowed one has not allowed another of the same kind. */
export const destinationKey = (destination: Destination) =>
  destination.kind === 'facebook'
    ? `facebook ${destination.pixelId}`
    : `matomo ${destination.url} ${destination.siteId}`

/** The address that it is told at. */
export const destinationUrl = (destination: Destination) =>
  destination.kind === 'facebook'
    ? 'https://www.facebook.com/tr'
    : `${destination.url.replace(/\/+$/, '')}/matomo.php`

/** Who it is, as visitors know it. */
export const destinationHost = (destination: Destination) => new URL(destinationUrl(destination)).host
