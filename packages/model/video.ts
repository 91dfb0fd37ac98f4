/** A video on another site that may be embedded in a frame. */
export interface EmbeddedVideo {
  host: 'YouTube' | 'Vimeo'
  /** The URL of the host's player, in the form that tracks visitors the least. */
  src: string
}

/** A video of the house's media library. */
export interface OwnVideo {
  host: null
  src: string
}

export type PlayableVideo = EmbeddedVideo | OwnVideo

/** The only origins that a frame may load. */
export const VIDEO_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** The video of a URL in any of the hosts' forms; null when it is not a video of a supported host. */
export function findEmbeddedVideo(text: string): EmbeddedVideo | null {
  // Old embed codes have URLs without a protocol.
  const absolute = text.startsWith('//') ? `https:${text}` : text
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return null
  const url = new URL(absolute)
  const site = url.hostname.replace(/^(www|m|music|player)\./, '')
  if (site === 'youtube.com' || site === 'youtube-nocookie.com' || site === 'youtu.be')
    return parseYouTube(url)
  return site === 'vimeo.com' ? parseVimeo(url) : null
}

/** A video that a page can play: one of the media library, or one of a supported host. */
export const findPlayableVideo = (address: string): PlayableVideo | null =>
  address.startsWith('/documents/') ? { host: null, src: address } : findEmbeddedVideo(address)

function parseYouTube({ hostname, pathname, searchParams }: URL): EmbeddedVideo | null {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  const isIdInPath = ['embed', 'shorts', 'live', 'v', 'e'].includes(first)
  const id = hostname.endsWith('youtu.be') ? first : isIdInPath ? second : searchParams.get('v')
  // A playlist has a URL of the same form, with a name as long as an id.
  if (!id || !/^[\w-]{11}$/.test(id) || id === 'videoseries') return null
  return { host: 'YouTube', src: `${VIDEO_ORIGINS[0]}/embed/${id}` }
}

function parseVimeo({ pathname, searchParams }: URL): EmbeddedVideo | null {
  const [, id, keyInPath] = /\/(\d{4,12})(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? []
  if (!id) return null
  // An unlisted video needs its key.
  const key = keyInPath ?? /^[\da-f]+$/.exec(searchParams.get('h') ?? '')?.[0]
  return { host: 'Vimeo', src: `${VIDEO_ORIGINS[1]}/video/${id}?dnt=1${key ? `&h=${key}` : ''}` }
}
