export type TitleSize = 'huge' | 'large' | 'medium' | 'small'

/** The size class of a title, by its length and its longest word. */
export function titleSize(title: string): TitleSize {
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length))
  if (title.length <= 14 && longestWord <= 12) return 'huge'
  if (title.length <= 30 && longestWord <= 16) return 'large'
  return title.length <= 60 && longestWord <= 22 ? 'medium' : 'small'
}
