/** One page of each kind. */
export const FAMILIES = {
  front: '/',
  cinema: '/kino',
  film: '/metropolis-dxm-20100212',
  culture: '/kultur',
  evening: '/hardingfele-%26-elektronika',
  news: '/nyhende',
  article: '/article/quiz%3A-%22kven-veit-mest%3F%22',
  video: '/article/lydpr%C3%B8ve:-hald-deg-fast',
  text: '/aldersgrenser',
  rental: '/leige',
  search: '/sok?q=stumfilm',
  'foyer-screen': '/skjerm',
  'week-poster': '/plakat',
}
