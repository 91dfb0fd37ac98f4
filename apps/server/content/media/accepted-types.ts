import type { ImageType } from './render/render-image.ts'

const MODERN_TYPES: readonly ImageType[] = ['image/avif', 'image/webp']

/**
 * The formats that an `Accept` header names, best first, and always JPEG. `image/*` does not count, since browsers without support
 * for AVIF send it too.
 */
export function acceptedTypes(accept: string | undefined): ImageType[] {
  const accepted = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((text) => text.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  )
  return [...MODERN_TYPES.filter((type) => accepted.has(type)), 'image/jpeg']
}
