export type TitleSize = 'huge' | 'large' | 'medium' | 'small'

/** How large a title may stand: one short word fills the poster, a sentence must leave room for the rest. */
export function titleSize(title: string): TitleSize {
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length))
  if (title.length <= 14 && longestWord <= 12) return 'huge'
  if (title.length <= 30 && longestWord <= 16) return 'large'
  return title.length <= 60 && longestWord <= 22 ? 'medium' : 'small'
}
