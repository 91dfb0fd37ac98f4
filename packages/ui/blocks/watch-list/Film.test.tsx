import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Film } from './Film.tsx'

test('a film that was just added has no link until its page is known', () => {
  const film = {
    movieId: 'm1',
    title: 'Metropolis',
    edis: [],
    rating: 0,
    ratingCount: 0,
    poster: '',
    link: '',
    nextShowing: null,
  }
  const warn = vi.spyOn(console, 'error')
  const render = (link: string) => renderToStaticMarkup(<Film film={{ ...film, link }} onRemove={() => {}} />)
  expect(render('')).not.toContain('<a')
  expect(render('/metropolis')).toContain('<a href="/metropolis">Metropolis</a>')
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
