import type { ComponentId } from '@lerret/page-engine/page-data'
import { BLOCK_NAMES } from './stories.ts'

/** Widths with the height of a usual screen. */
export const SCREEN_HEIGHTS = { '390': 844, '768': 1024, '1440': 900 }
export const OPTIONS = {
  width: Object.keys(SCREEN_HEIGHTS) as (keyof typeof SCREEN_HEIGHTS)[],
  theme: ['fjord', 'scene'],
  scheme: ['light', 'dark'],
} as const

/** The shown block and how it is shown. It is stored in the URL, so that it survives a reload. */
export interface Choice {
  block: ComponentId
  width: keyof typeof SCREEN_HEIGHTS
  theme: (typeof OPTIONS.theme)[number]
  scheme: (typeof OPTIONS.scheme)[number]
}

/** The choice in a URL. A missing or unknown value becomes the first option. */
export function readChoice(query: URLSearchParams): Choice {
  const read = <Option extends string>(name: keyof Choice, options: readonly Option[]) =>
    options.find((option) => option === query.get(name)) ?? (options[0] as Option)
  return {
    block: read('block', BLOCK_NAMES),
    width: read('width', OPTIONS.width),
    theme: read('theme', OPTIONS.theme),
    scheme: read('scheme', OPTIONS.scheme),
  }
}

export const storiesPath = (choice: Choice) => `/stories?${new URLSearchParams({ ...choice })}`

export const framePath = ({ block, theme }: Choice, story: number) =>
  `/stories/frame?${new URLSearchParams({ block, theme, story: String(story) })}`
