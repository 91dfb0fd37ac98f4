/** Width divided by height of the pictures on the site, by where they stand. */
export const PICTURE_RATIOS = {
  /** A slide, and the first article of a list. Shared links have the same. */
  slide: 16 / 9,
  /** A slide on a phone, and cards. */
  card: 4 / 3,
  /** The top of a page, and articles in a list. */
  cover: 3 / 2,
  poster: 2 / 3,
  /** The still on the poster of a week. */
  still: 2,
  searchHit: 1,
} as const
