import { pathTo } from '../../navigation/routes.ts'

/** The screen with the showings of some days, or of one production in these days. */
export const showingsPath = ({ from, to, film }: { from: string; to: string; film?: string }) =>
  `${pathTo('showings')}?${new URLSearchParams({ fra: from, til: to, ...(film && { film }) })}`
