/** A video of another site that may stand in a frame on ours. */
export interface EmbeddedVideo {
  host: 'YouTube' | 'Vimeo'
  /** What the frame shows: the host's player, in the form that follows a visitor the least. */
  src: string
}

/** The only places that a frame may show something from. */
export const VIDEO_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** The video that an address leads to, however it was copied; null for all that is no video of a host that we know. */
export function findEmbeddedVideo(address: string): EmbeddedVideo | null {
  // Old embed codes leave the protocol to the page that they stand on.
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) return null
  const url = new URL(whole)
  const site = url.hostname.replace(/^(www|m|music|player)\./, '')
  if (site === 'youtube.com' || site === 'youtube-nocookie.com' || site === 'youtu.be')
    return parseYouTube(url)
  return site === 'vimeo.com' ? parseVimeo(url) : null
}

function parseYouTube({ hostname, pathname, searchParams }: URL): EmbeddedVideo | null {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  const isNamedInPath = ['embed', 'shorts', 'live', 'v', 'e'].includes(first)
  const id = hostname.endsWith('youtu.be') ? first : isNamedInPath ? second : searchParams.get('v')
  // A list of videos has an address of the same form, and a name as long as theirs.
  if (!id || !/^[\w-]{11}$/.test(id) || id === 'videoseries') return null
  return { host: 'YouTube', src: `${VIDEO_ORIGINS[0]}/embed/${id}` }
}

function parseVimeo({ pathname, searchParams }: URL): EmbeddedVideo | null {
  const [, id, keyInPath] = /\/(\d{4,12})(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? []
  if (!id) return null
  // A video that is not listed opens to those who have its key.
  const key = keyInPath ?? /^[\da-f]+$/.exec(searchParams.get('h') ?? '')?.[0]
  return { host: 'Vimeo', src: `${VIDEO_ORIGINS[1]}/video/${id}?dnt=1${key ? `&h=${key}` : ''}` }
}
