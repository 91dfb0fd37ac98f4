import type { ImageType } from './render-image.ts'

const NEWER: readonly ImageType[] = ['image/avif', 'image/webp']

/**
 * The formats that a browser says it can show, best first; JPEG always. `image/*` says nothing: browsers that have never heard of
 * AVIF send it too.
 */
export function acceptedTypes(accept: string | undefined): ImageType[] {
  const taken = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  )
  return [...NEWER.filter((type) => taken.has(type)), 'image/jpeg']
}
