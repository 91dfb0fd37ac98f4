import { many } from './build.ts'

/** Sources that several pages use. */

export const films = many('films', 'production', { object: 'movie' })
export const nowFilms = many('nowFilms', 'production', { object: 'movie', objectClass: 'movie' })
export const comingFilms = many('comingFilms', 'production', { object: 'movie', objectClass: 'movie_coming' })
export const filmShowings = many('filmShowings', 'event', { 'production.object': 'movie' })

export const cultureItems = many('cultureItems', 'production', { object: 'culture' })
export const cultureShowings = many('cultureShowings', 'event', { 'production.object': 'culture' })

export const productions = many('productions', 'production')
export const showings = many('showings', 'event')
export const articles = many('articles', 'article')
