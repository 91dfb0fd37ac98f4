import { useEffect } from 'react'
import { navigate } from '../../navigation/location.ts'
import { pathTo } from '../../navigation/routes.ts'

/** Gives a new film its id. Nothing is stored before somebody writes. */
export default function NewFilm() {
  useEffect(() => navigate(pathTo('film', { id: crypto.randomUUID() }), { replace: true }), [])
  return null
}
