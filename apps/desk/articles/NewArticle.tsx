import { useEffect } from 'react'
import { navigate } from '../navigation/location.ts'
import { pathTo } from '../navigation/routes.ts'

/** Gives a new article its id. Nothing is stored before somebody writes. */
export default function NewArticle() {
  useEffect(() => navigate(pathTo('article', { id: crypto.randomUUID() }), { replace: true }), [])
  return null
}
